/** The share of professors who are expected to answer, until answers are counted. */
const EXPECTED = 0.3;

/** The estimated response rate in percent: it can exceed 100, and is 0 while nothing was sent. */
export function responseRate(professorsFound: number, emailsSent: number): number {
  const rate = ((EXPECTED * professorsFound) / emailsSent) * 100;
  return emailsSent > 0 && Number.isFinite(rate) ? rate : 0;
}
