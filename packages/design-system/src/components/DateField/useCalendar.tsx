import { type ComponentType, useEffect, useState } from 'react';
import { CalendarAbsent } from './CalendarAbsent';
import type { CalendarPanelProps } from './CalendarPanel';

interface Found {
  Panel: ComponentType<CalendarPanelProps>;
}
const absent: Found = { Panel: CalendarAbsent };
let loaded: Found | null = null;

async function load(): Promise<Found> {
  const { CalendarPanel } = await import('./CalendarPanel');
  loaded ??= { Panel: CalendarPanel };
  return loaded;
}

/** Call it when the calendar is about to be opened. Where that fails, opening it asks again. */
export function fetchCalendar(): void {
  void load().catch(() => undefined);
}

/**
 * The calendar of a date field, in a file of its own: most days are typed. Null until it can be shown; where it does not come, a sentence is
 * shown in its place until it is opened again.
 */
export function useCalendar(open: boolean): Found | null {
  const [found, setFound] = useState(loaded);
  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    const show = (next: Found) => {
      if (isCurrent) setFound(next);
    };
    void load().then(show, () => show(absent));
    return () => {
      isCurrent = false;
      setFound((now) => (now === absent ? null : now));
    };
  }, [open]);
  return found;
}
