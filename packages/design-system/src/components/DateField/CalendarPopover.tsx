import type { CalendarDate } from '@internationalized/date';
import { Button as RacButton } from 'react-aria-components/Button';
import { Dialog as RacDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { Icon } from '../../icons/Icon';
import type { CalendarName } from './likelierCalendar';
import { fetchCalendar, useCalendar } from './useCalendar';
import * as s from './DateField.css';
import * as panel from './CalendarPanel.css';

interface CalendarPopoverProps {
  /** The label of the field. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
  calendar: CalendarName;
  day: CalendarDate | null;
  min: CalendarDate;
  max: CalendarDate;
  startAt: CalendarDate | undefined;
  onChoose: (day: CalendarDate) => void;
}

/** The button in the field and the calendar it opens. */
export function CalendarPopover({ label, open, onOpenChange, disabled, onChoose, ...rest }: CalendarPopoverProps) {
  const strings = useStrings(dateStrings);
  const name = strings.calendarOpen(label);
  const calendar = useCalendar(open);
  return (
    <DialogTrigger isOpen={open && calendar !== null} onOpenChange={onOpenChange}>
      <RacButton
        aria-label={name}
        isDisabled={disabled}
        onHoverStart={fetchCalendar}
        onFocus={fetchCalendar}
        className={s.opener}
      >
        <Icon name="calendar" size={20} />
      </RacButton>
      <RacPopover placement="bottom end" offset={8} containerPadding={4} className={panel.popover}>
        <RacDialog aria-label={name} className={panel.dialog}>
          {calendar ? (
            <calendar.Panel
              {...rest}
              onChoose={(day) => {
                onChoose(day);
                onOpenChange(false);
              }}
            />
          ) : null}
        </RacDialog>
      </RacPopover>
    </DialogTrigger>
  );
}
