/** Whether a value is fit to be sent as a token; anything else in the storage counts as no session. */
export function isToken(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 8000 &&
    /^[\x21-\x7e]+$/.test(value) &&
    !/^(?:undefined|null|NaN)$/.test(value)
  );
}

/** The subject of a token; null where it has none. Only for noticing a change of person: authorisation is up to the server. */
export function subjectOf(token: string | null): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : null;
}

const SOON_S = 30;

/** Whether a token expires within half a minute. One without an expiry time is tried as it is. */
export function endsSoon(token: string, nowMs: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp - nowMs / 1000 < SOON_S;
}

/** The claims of a JSON Web Token; none for any other text. */
function claimsOf(token: string | null): { sub?: unknown; exp?: unknown } {
  const payload = token?.split('.')[1];
  if (!payload) return {};
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
