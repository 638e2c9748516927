import { useLayoutEffect, useState } from 'react';
import type { CalendarDate } from '@internationalized/date';
import type { DateFieldState } from 'react-aria-components/DateField';
import { NO_PARTS, PARTS, isEmpty, isImpossible, isoOf, partsOf, readDay, sameParts } from './calendarDays';
import type { DateParts } from './calendarDays';
import type { CalendarName } from './likelierCalendar';

interface Entry {
  calendar: CalendarName;
  /** The caller's value at the last render, and the last value passed to `onChange`. */
  seen: string | null;
  told: string | null;
  /** The last complete day. react-aria continues from it while a part of it is being retyped. */
  held: CalendarDate | null;
  /** The contents of the three parts. */
  shown: DateParts;
  /** Parts to restore in the field after react-aria cleared or changed them. */
  putBack: DateParts | null;
}

function fresh(value: string | null, calendar: CalendarName): Entry {
  const held = readDay(value);
  return { calendar, seen: value, told: held && value, held, shown: partsOf(held, calendar), putBack: null };
}

/** The entry in another calendar: a complete day is converted, anything less keeps its digits. */
function turned(entry: Entry, calendar: CalendarName): Entry {
  if (entry.putBack) return { ...entry, calendar, shown: NO_PARTS };
  if (entry.told === null && !isEmpty(entry.shown)) return { ...entry, calendar, held: null, putBack: entry.shown };
  return { ...entry, calendar, shown: partsOf(entry.held, calendar) };
}

/** On blur, react-aria rounds 31 in a month with 30 days down to 30. A birth date must not be rounded. */
function isRounded(before: DateParts, after: DateParts, calendar: CalendarName): boolean {
  return isImpossible(before, calendar) && before.year === after.year && before.month === after.month;
}

interface Wanted {
  value: string | null;
  onChange: (value: string | null) => void;
  calendar: CalendarName;
}

export interface DateEntry {
  /** The complete day that is entered; null while a part is missing or invalid. */
  day: CalendarDate | null;
  /** The value passed to react-aria. */
  held: CalendarDate | null;
  shown: DateParts;
  /** The field has focus: show no errors yet. */
  typing: boolean;
  setTyping: (typing: boolean) => void;
  choose: (day: CalendarDate | null) => void;
  /** Rereads the digits in the calendar of the next render. */
  reread: () => void;
  /** Call it after every render; it calls `onChange` when the day has changed. */
  follow: (state: DateFieldState) => void;
}

/**
 * The entry in a date field. react-aria reports complete days only and drops the rest when its value or its calendar changes; this hook
 * keeps what is typed and reports null as long as it is not a day.
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
      // One part per render: react-aria applies a part to its last rendered value.
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

/** Follows a field from inside it, before the paint. */
export function FollowEntry({ state, follow }: { state: DateFieldState; follow: DateEntry['follow'] }) {
  useLayoutEffect(() => follow(state));
  return null;
}
