import type { CalendarDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { CalendarHead } from './CalendarHead';
import { inCalendar } from './calendarDays';
import type { CalendarName } from './likelierCalendar';
import { namedDayInWords } from './dayWords';
import * as s from './CalendarPanel.css';

export interface CalendarPanelProps {
  calendar: CalendarName;
  day: CalendarDate | null;
  min: CalendarDate;
  max: CalendarDate;
  /** The day at which it opens while none is chosen. */
  startAt: CalendarDate | undefined;
  onChoose: (day: CalendarDate) => void;
}

/** A month of days, with lists for its month and its year. */
export function CalendarPanel({ calendar, day, min, max, startAt, onChoose }: CalendarPanelProps) {
  const locale = useLocale();
  const strings = useStrings(dateStrings);
  const nameOf = (date: CalendarDate, today: boolean, selected: boolean) => {
    const said = namedDayInWords(date, locale, calendar);
    return strings.calendarDay(said, today, selected);
  };
  return (
    <Calendar
      autoFocus
      value={day}
      onChange={(next) => onChoose(inCalendar(next, 'gregory'))}
      minValue={min}
      maxValue={max}
      defaultFocusedValue={day ?? startAt}
      className={s.calendar}
    >
      <CalendarHead calendar={calendar} min={min} max={max} />
      <CalendarGrid className={s.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={s.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={s.day}
              render={(props, { isToday, isSelected }) => (
                <div {...props} aria-label={nameOf(date, isToday, isSelected)} />
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
