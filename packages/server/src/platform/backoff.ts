export const MINUTE = 60_000;

/** Backoff before try number n, in milliseconds: starts at one second and doubles, half of it random, at most about a minute. */
export function backoff(n: number, random: () => number = Math.random): number {
  const most = Math.min(64_000, 1000 * 2 ** n);
  return most / 2 + (random() * most) / 2;
}
