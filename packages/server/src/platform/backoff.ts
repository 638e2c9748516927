export const MINUTE = 60_000;

/** Milliseconds to wait before try number n: from one second, doubled each time, half of it drawn by lot, at most about a minute. */
export function backoff(n: number, random: () => number = Math.random): number {
  const most = Math.min(64_000, 1000 * 2 ** n);
  return most / 2 + (random() * most) / 2;
}
