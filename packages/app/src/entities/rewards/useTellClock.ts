import type { Preferences } from '@peyk/api-types';
import { useEffect, useRef } from 'react';
import { api, perform } from '../../api/client';
import { useLocale } from '../../i18n/I18n';
import { ownClock } from '../../i18n/ownClock';
import { readStored, writeStored } from '../../session/storage';

/**
 * Tells the server in which zone and calendar this person's days and weeks begin, once for each in this browser. `chosen` is the calendar
 * that they chose, if any.
 */
export function useTellClock(user: number | undefined, chosen: Preferences['calendar']): void {
  const locale = useLocale();
  const told = useRef('');
  useEffect(() => {
    if (user === undefined) return;
    const clock = ownClock(locale);
    const calendar = chosen ?? clock.calendar;
    const key = `${user} ${clock.time_zone} ${calendar}`;
    // A failure is tried again on the next visit.
    if (key === told.current || key === readStored('peyk.clock')) return;
    told.current = key;
    void perform(api.PUT('/api/student/clock/', { body: { ...clock, calendar } })).then((outcome) => {
      if (outcome.ok) writeStored('peyk.clock', key);
    });
  }, [user, locale, chosen]);
}
