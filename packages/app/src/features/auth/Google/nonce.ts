/** What binds an ID token to this page: Google hears the hash, and only the server the secret. */
export interface Nonce {
  secret: string;
  /** SHA-256 of the secret; Google writes it into the token as its nonce. */
  hash: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new secret with its hash. Null where the browser does not hash: on plain http under another name than localhost. */
export async function newNonce(): Promise<Nonce | null> {
  // Typed as if it were everywhere.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, hash: base64url(new Uint8Array(hash)) };
}
