/** The person an ID token is about. */
export interface Person {
  email: string;
  /** Empty where only the address is known. */
  name: string;
}

/**
 * The person in an ID token of Google, to show who is signing in; null if it cannot be read. For display only:
 * only the server verifies the signature.
 */
export function readIdToken(token: string): Person | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(decode(payload));
    if (typeof claims !== 'object' || claims === null) return null;
    const { email, name, given_name: given, family_name: family } = claims as Record<string, unknown>;
    if (typeof email !== 'string' || email === '') return null;
    return { email, name: text(name) || `${text(given)} ${text(family)}`.trim() };
  } catch {
    return null;
  }
}

/** Decodes base64url to text. Names are UTF-8, which `atob` alone would break. */
function decode(base64url: string): string {
  const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
