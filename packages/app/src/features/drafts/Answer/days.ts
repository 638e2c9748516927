const DAY_MS = 86_400_000;

/** A day as `YYYY-MM-DD`, and another one so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of a moment in the zone of whoever reads, as `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** The days that are offered by a press, latest first: today and yesterday, where the email had left by then. */
export const nearDays = (today: string, leftOn: string): ('today' | 'yesterday')[] =>
  leftOn < today ? ['today', 'yesterday'] : ['today'];

/** Whether there are days that only a field can name. */
export const hasOtherDays = (today: string, leftOn: string): boolean => leftOn < addDays(today, -1);
