import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CalendarDate, toCalendarDate } from '@internationalized/date';
import { DateField as RacDateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { writing, dayTag } from '../../i18n/writing';
import { dateStrings } from './dateStrings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { useDropMessage } from '../Form/useDropMessage';
import * as field from '../Field/Field.css';
import { CalendarPopover } from './CalendarPopover';
import { CalendarSwitch } from './CalendarSwitch';
import { DateHelp } from './DateHelp';
import { DateSegments } from './DateSegments';
import { YearQuestion } from './YearQuestion';
import { readDay } from './calendarDays';
import { type CalendarName, likelierCalendar } from './likelierCalendar';
import { dateProblem } from './dateProblem';
import { FollowEntry, useDateEntry } from './useDateEntry';
import * as s from './DateField.css';

export interface DateFieldProps {
  label: string;
  /** The day as Gregorian `YYYY-MM-DD`, whatever calendar it is shown in; null for none. */
  value: string | null;
  /**
   * Called with the day as Gregorian `YYYY-MM-DD`, or null as long as the entry is not a day. What is typed stays in the field either way.
   * A day out of range is passed too; the field shows that error itself.
   */
  onChange: (value: string | null) => void;
  name?: string;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  min?: string;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  max?: string;
  /** Where the calendar opens and arrow keys begin while nothing is chosen, as `YYYY-MM-DD`; by default today. */
  startAt?: string;
  /** One line of help; the day in the other calendar is appended to it. */
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** `bday` for a person's own birth date. */
  autoComplete?: 'bday';
  labelHidden?: boolean;
}

const FIRST_DAY = new CalendarDate(1900, 1, 1);
const LAST_DAY = new CalendarDate(2100, 12, 31);

/**
 * A day, typed or chosen in the Gregorian or the Jalali calendar; it never loses or changes what is typed. For a year alone, use a
 * `YearField`; for a time of day, a `TimeField`.
 */
export function DateField({
  label,
  value,
  onChange,
  name,
  min,
  max,
  startAt,
  help,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  autoComplete,
  labelHidden = false,
}: DateFieldProps) {
  const locale = useLocale();
  const strings = useStrings(dateStrings);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<CalendarName | null>(null);
  const calendar = chosen ?? writing[locale].calendar;
  const dropMessage = useDropMessage(name);
  const tell = (day: string | null) => {
    dropMessage();
    onChange(day);
  };
  const entry = useDateEntry({ value, onChange: tell, calendar });

  const limits = { min: readDay(min ?? null) ?? FIRST_DAY, max: readDay(max ?? null) ?? LAST_DAY };
  const start = readDay(startAt ?? null) ?? undefined;
  const likelier = readOnly || disabled ? null : likelierCalendar(entry.shown.year, calendar);
  const problem =
    entry.typing || likelier ? undefined : dateProblem(entry.shown, entry.day, limits, { locale, strings, calendar });
  const message = problem ?? (error === '' ? undefined : error);

  return (
    <I18nProvider locale={dayTag(locale, calendar)}>
      <div className={field.field}>
        <RacDateField
          ref={root}
          name={name}
          // A separate hidden input below sends the value: react-aria's own would still hold the last complete day.
          form=""
          autoComplete={autoComplete}
          granularity="day"
          shouldForceLeadingZeros
          value={entry.held}
          onChange={(day) => entry.choose(day && toCalendarDate(day))}
          placeholderValue={start}
          onFocusChange={entry.setTyping}
          onKeyDown={(event) => {
            if (event.altKey && event.key === 'ArrowDown' && !readOnly) setOpen(true);
          }}
          isRequired={required}
          isDisabled={disabled}
          isReadOnly={readOnly}
          isInvalid={message !== undefined ? true : undefined}
          validationBehavior="aria"
          className={field.field}
        >
          {({ state, isInvalid }) => (
            <>
              <FollowEntry state={state} follow={entry.follow} />
              <FieldLabel required={required} hidden={labelHidden}>
                {label}
              </FieldLabel>
              <div
                className={s.box}
                data-invalid={isInvalid || undefined}
                data-disabled={disabled || undefined}
                data-readonly={readOnly || undefined}
              >
                <DateSegments state={state} />
                <CalendarSwitch calendar={calendar} onChange={setChosen} disabled={disabled} />
                {!readOnly && (
                  <CalendarPopover
                    label={label}
                    open={open}
                    onOpenChange={setOpen}
                    disabled={disabled}
                    calendar={calendar}
                    day={entry.day}
                    startAt={start}
                    onChoose={entry.choose}
                    {...limits}
                  />
                )}
              </div>
              <FieldHelp
                help={
                  entry.day && !likelier ? (
                    <DateHelp day={entry.day} calendar={calendar}>
                      {help}
                    </DateHelp>
                  ) : (
                    help
                  )
                }
                error={message}
              />
            </>
          )}
        </RacDateField>
        {name !== undefined && (
          <input type="hidden" name={name} disabled={disabled} value={entry.day?.toString() ?? ''} />
        )}
        {likelier && entry.shown.year !== null && (
          <YearQuestion
            year={entry.shown.year}
            calendar={likelier}
            onYes={() => {
              entry.reread();
              setChosen(likelier);
              root.current?.querySelector<HTMLElement>('[data-type="day"]')?.focus();
            }}
          />
        )}
      </div>
    </I18nProvider>
  );
}
