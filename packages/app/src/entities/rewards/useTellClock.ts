import { useEffect, useRef } from 'react';
import { api, perform } from '../../api/client';
import { useLocale } from '../../i18n/I18n';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { readStored, writeStored } from '../../session/storage';

/** Tells the server in which zone and calendar this person's days and weeks begin, once for each in this browser. */
export function useTellClock(user: number | undefined): void {
  const locale = useLocale();
  const told = useRef('');
  useEffect(() => {
    if (user === undefined) return;
    const calendar = locale === 'fa' ? 'persian' : 'gregorian';
    const time_zone = ownTimeZone();
    const key = `${user} ${time_zone} ${calendar}`;
    // A failure is tried again on the next visit.
    if (key === told.current || key === readStored('peyk.clock')) return;
    told.current = key;
    void perform(api.PUT('/api/student/clock/', { body: { time_zone, calendar } })).then((outcome) => {
      if (outcome.ok) writeStored('peyk.clock', key);
    });
  }, [user, locale]);
}
