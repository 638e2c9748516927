import type { SendingState } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { contactTimes } from './contacts.ts';
import { accountCap, capOf, HARD } from './slots.ts';
import { OPEN_DAYS, PER_DEPARTMENT, PER_UNIVERSITY } from './departmentLimits.ts';

const DAY = 86_400_000;
const finite = (cap: number): number | null => (Number.isFinite(cap) ? cap : null);

/** A person's effective limits (R3 to R5, R7, R8), from the same configuration as the planner, and their use. */
export async function sendingLimits(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  userId: number,
): Promise<SendingState['limits']> {
  const { perDay, perWeek, spacingMinutes, window } = config.mail;
  const at = now();
  const week = await contactTimes(db, { userId }, at);
  const day = week.filter((moment) => moment.getTime() > at.getTime() - DAY);
  return {
    day: { used: day.length, limit: finite(capOf(perDay, HARD.userPerDay)) },
    week: { used: week.length, limit: finite(capOf(perWeek, HARD.userPerWeek)) },
    account_per_day: finite(accountCap(config.mail)),
    spacing_minutes: { min: spacingMinutes.min, max: spacingMinutes.max },
    window: window === 'always' ? null : { from_hour: window.fromHour, to_hour: window.toHour },
    per_department: PER_DEPARTMENT,
    per_university: PER_UNIVERSITY,
    open_days: OPEN_DAYS,
  };
}
