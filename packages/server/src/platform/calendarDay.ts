/** Whether a text is a day that the Gregorian calendar has, as `YYYY-MM-DD`, past or future, from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= 1000 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
