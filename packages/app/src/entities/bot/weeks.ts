import type { SendingState } from '@peyk/api-types';

type Limits = SendingState['limits'];

const WORKING_DAYS = 5;
const DAYS = 7;

/** In how many weeks this many approved emails can leave under the limits of sending (R3, R5), at least one. */
export function weeksFor(emails: number, { day, week, account_per_day: account, window }: Limits): number {
  const perDay = Math.min(day.limit ?? Infinity, account ?? Infinity);
  const perWeek = Math.min(week.limit ?? Infinity, perDay * (window === null ? DAYS : WORKING_DAYS));
  return Math.max(1, Math.ceil(emails / perWeek));
}
