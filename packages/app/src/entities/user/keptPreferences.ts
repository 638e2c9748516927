import type { Preferences } from '@peyk/api-types';
import { readStored, writeStored } from '../../session/storage';

const names = ['language', 'calendar', 'digits', 'theme'] as const;
const calendars = ['gregorian', 'persian'] as const;
const scripts = ['latin', 'persian'] as const;

const written = (owner: number, preferences: Preferences): string =>
  [owner, ...names.map((name) => preferences[name] ?? '-')].join(' ');

/** The preferences of the account that this browser saw last: what differs from them was chosen on another device. */
export const keptPreferences = {
  /** Whether these are the ones that were seen last. */
  are: (owner: number, preferences: Preferences): boolean =>
    readStored('peyk.preferences') === written(owner, preferences),
  keep: (owner: number, preferences: Preferences): void => writeStored('peyk.preferences', written(owner, preferences)),
  /** How to write numbers and days until the account is known: as at the last visit. */
  read(): Pick<Preferences, 'calendar' | 'digits'> {
    const [, , calendar, digits] = (readStored('peyk.preferences') ?? '').split(' ');
    return {
      calendar: calendars.find((value) => value === calendar) ?? null,
      digits: scripts.find((value) => value === digits) ?? null,
    };
  },
};
