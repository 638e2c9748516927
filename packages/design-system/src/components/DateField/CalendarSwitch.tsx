import { Button as RacButton } from 'react-aria-components/Button';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { Icon } from '../../icons/Icon';
import { type CalendarName, otherCalendar } from './likelierCalendar';
import * as s from './DateField.css';

interface CalendarSwitchProps {
  calendar: CalendarName;
  onChange: (calendar: CalendarName) => void;
  disabled: boolean;
}

/** Shows the calendar of the digits next to it, and switches to the other. */
export function CalendarSwitch({ calendar, onChange, disabled }: CalendarSwitchProps) {
  const { calendarNames, calendarSwitch } = useStrings(dateStrings);
  const other = otherCalendar(calendar);
  return (
    <RacButton
      aria-label={calendarSwitch(calendarNames[calendar], calendarNames[other])}
      isDisabled={disabled}
      onPress={() => onChange(other)}
      className={s.calendarSwitch}
    >
      {calendarNames[calendar]}
      <Icon name="swap" size={16} />
    </RacButton>
  );
}
