import { useLayoutEffect, useState } from 'react';
import type { CalendarDate } from '@internationalized/date';
import type { DateFieldState } from 'react-aria-components/DateField';
import { NO_PARTS, PARTS, isEmpty, isImpossible, isoOf, partsOf, readDay, sameParts } from './calendarDays';
import type { CalendarName, DateParts } from './calendarDays';

interface Entry {
  calendar: CalendarName;
  /** The value of the caller when we last looked, and what we last told the caller. */
  seen: string | null;
  told: string | null;
  /** The last whole day. react-aria goes on from it while a part of it is being typed anew. */
  held: CalendarDate | null;
  /** What stands in the three parts. */
  shown: DateParts;
  /** Parts to write into the field again, after react-aria emptied or changed them. */
  putBack: DateParts | null;
}

function fresh(value: string | null, calendar: CalendarName): Entry {
  const held = readDay(value);
  return { calendar, seen: value, told: held && value, held, shown: partsOf(held, calendar), putBack: null };
}

/** The entry in another calendar: a whole day is converted, anything less keeps its digits. */
function turned(entry: Entry, calendar: CalendarName): Entry {
  if (entry.putBack) return { ...entry, calendar, shown: NO_PARTS };
  if (entry.told === null && !isEmpty(entry.shown)) return { ...entry, calendar, held: null, putBack: entry.shown };
  return { ...entry, calendar, shown: partsOf(entry.held, calendar) };
}

/** Leaving the field, react-aria rounds 31 of a month with 30 days down to 30. A birth date is not ours to round. */
function isRounded(before: DateParts, after: DateParts, calendar: CalendarName): boolean {
  return isImpossible(before, calendar) && before.year === after.year && before.month === after.month;
}

interface Wanted {
  value: string | null;
  onChange: (value: string | null) => void;
  calendar: CalendarName;
}

export interface DateEntry {
  /** The whole day that is entered; null while something is missing or wrong. */
  day: CalendarDate | null;
  /** What react-aria is given as value. */
  held: CalendarDate | null;
  shown: DateParts;
  /** Somebody is typing in it: no time for complaints. */
  typing: boolean;
  setTyping: (typing: boolean) => void;
  choose: (day: CalendarDate | null) => void;
  /** Reads the digits anew, in the calendar that the next render asks for. */
  reread: () => void;
  /** Looks at the field after every render and tells the caller when the day has changed. */
  follow: (state: DateFieldState) => void;
}

/**
 * What is entered in a date field. react-aria tells of whole days only and forgets the rest when its value or its
 * calendar changes; this keeps what is typed and tells the caller null as long as it is not a day.
 */
export function useDateEntry({ value, onChange, calendar }: Wanted): DateEntry {
  const [entry, setEntry] = useState(() => fresh(value, calendar));
  const [typing, setTyping] = useState(false);
  if (entry.seen !== value) setEntry(value === entry.told ? { ...entry, seen: value } : fresh(value, calendar));
  else if (entry.calendar !== calendar) setEntry(turned(entry, calendar));

  const change = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }));

  const follow = (state: DateFieldState) => {
    const { putBack } = entry;
    const shown = { ...NO_PARTS };
    for (const { type, value: number, isPlaceholder } of state.segments)
      if ((type === 'year' || type === 'month' || type === 'day') && !isPlaceholder) shown[type] = number ?? null;
    if (putBack) {
      // One part for each render: react-aria sets a part on what it last rendered.
      const next = PARTS.find((part) => putBack[part] !== null && putBack[part] !== shown[part]);
      if (next) state.setSegment(next, putBack[next] ?? 0);
      else change({ putBack: null, shown });
      return;
    }
    if (!typing && isRounded(entry.shown, shown, calendar) && !sameParts(entry.shown, shown)) {
      change({ held: null, putBack: entry.shown });
      return;
    }
    const told = isoOf(shown, calendar);
    if (told === entry.told && sameParts(shown, entry.shown)) return;
    change({ shown, told });
    if (told !== entry.told) onChange(told);
  };

  return {
    day: readDay(entry.told),
    held: entry.held,
    shown: entry.shown,
    typing,
    setTyping,
    choose: (held) => change({ held }),
    reread: () => change({ held: null, putBack: entry.shown }),
    follow,
  };
}

/** Follows a field from inside of it, before anything is painted. */
export function FollowEntry({ state, follow }: { state: DateFieldState; follow: DateEntry['follow'] }) {
  useLayoutEffect(() => follow(state));
  return null;
}
