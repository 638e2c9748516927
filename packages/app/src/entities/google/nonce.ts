/** Binds an ID token to this page: Google gets the hash, only the server gets the secret. */
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

/** A new secret with its hash. Null where `crypto.subtle` is missing: on plain http with a host other than localhost. */
export async function newNonce(): Promise<Nonce | null> {
  // The DOM types declare it as always present.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, hash: base64url(new Uint8Array(hash)) };
}
