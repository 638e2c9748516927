/** A text that can be sent as a token: anything else in the storage is garbage, and garbage is no session. */
export function isToken(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 8000 &&
    /^[\x21-\x7e]+$/.test(value) &&
    !/^(?:undefined|null|NaN)$/.test(value)
  );
}

/** Whose token it is; null where the token does not say. Only to notice another person: the server alone decides. */
export function subjectOf(token: string | null): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : null;
}

const SOON_S = 30;

/** Whether a token says that it ends within half a minute. One that does not say is tried. */
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
