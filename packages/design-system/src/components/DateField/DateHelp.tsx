import type { ReactNode } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { type CalendarName, otherCalendar } from './likelierCalendar';
import { dayInWords } from './dayWords';
import * as s from './DateField.css';

interface DateHelpProps {
  day: CalendarDate;
  calendar: CalendarName;
  children: ReactNode;
}

/** The caller's help, and the day in the other calendar, so that a person can check what was typed. */
export function DateHelp({ day, calendar, children }: DateHelpProps) {
  const locale = useLocale();
  const strings = useStrings(dateStrings);
  const other = otherCalendar(calendar);
  return (
    <>
      {children !== undefined && <span className={s.line}>{children}</span>}
      <span className={s.line}>
        {strings.dateElsewhere(strings.calendarNames[other], dayInWords(day, locale, other))}
      </span>
    </>
  );
}
