import { useContext } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { Button as RacButton } from 'react-aria-components/Button';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { Icon } from '../../icons/Icon';
import * as iconButton from '../IconButton/IconButton.css';
import { Select } from '../Select/Select';
import { yearsBetween } from './calendarDays';
import type { CalendarName } from './likelierCalendar';
import { monthNames } from './dayWords';
import * as s from './CalendarPanel.css';

interface CalendarHeadProps {
  calendar: CalendarName;
  min: CalendarDate;
  max: CalendarDate;
}

/** The displayed month and year as lists to choose from: a birth year is two presses away, not 300. */
export function CalendarHead({ calendar, min, max }: CalendarHeadProps) {
  const locale = useLocale();
  const strings = useStrings(dateStrings);
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { focusedDate } = state;
  const months = monthNames(locale, calendar, focusedDate);
  const turner = `${iconButton.iconButton} ${iconButton.tone.plain} ${iconButton.size.small}`;
  return (
    <div className={s.head}>
      <RacButton slot="previous" aria-label={strings.calendarPrevious} className={turner}>
        <Icon name="chevronStart" size={20} />
      </RacButton>
      <div className={s.month}>
        <Select
          compact
          labelHidden
          label={strings.calendarMonth}
          value={String(focusedDate.month)}
          onChange={(month) => state.setFocusedDate(focusedDate.set({ month: Number(month) }))}
          options={months.map((label, index) => ({ value: String(index + 1), label }))}
        />
        <Select
          compact
          labelHidden
          label={strings.calendarYear}
          value={String(focusedDate.year)}
          onChange={(year) => state.setFocusedDate(focusedDate.set({ year: Number(year) }))}
          options={yearsBetween(min, max, calendar).map((year) => ({
            value: String(year),
            label: formatDigits(String(year), locale),
          }))}
        />
      </div>
      <RacButton slot="next" aria-label={strings.calendarNext} className={turner}>
        <Icon name="chevronEnd" size={20} />
      </RacButton>
    </div>
  );
}
