import { useState } from 'react';
import type { ReactNode } from 'react';
import { Time } from '@internationalized/date';
import { TimeField as RacTimeField } from 'react-aria-components/TimeField';
import { Icon } from '../../icons/Icon';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { given } from '../Field/GroupNotes';
import { useDropMessage } from '../Form/useDropMessage';
import * as date from '../DateField/DateField.css';
import * as field from '../Field/Field.css';
import { FollowTime } from './FollowTime';
import { TimeSegments } from './TimeSegments';

export interface TimeFieldProps {
  /** The label: "Time". Whose clock it is belongs into `help`. */
  label: string;
  /** The time as `HH:MM` of a 24-hour clock; null for none. Anything else counts as none. */
  value: string | null;
  /**
   * Called with the time as `HH:MM`, or null as long as a part is missing. What is typed stays in the field either way.
   */
  onChange: (value: string | null) => void;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** One sentence of help: whose clock it is. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
}

function readTime(value: string | null): Time | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value ?? '') ?? [];
  return hour === undefined || minute === undefined ? null : new Time(Number(hour), Number(minute));
}

/**
 * A time of day on a 24-hour clock, typed in digits of either script; it reads from left to right in both languages, as clocks do. For a
 * day, use a `DateField`; for a number of hours or minutes, a `NumberField`.
 */
export function TimeField({
  label,
  value,
  onChange,
  name,
  help,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  labelHidden = false,
}: TimeFieldProps) {
  const dropMessage = useDropMessage(name);
  // react-aria reports whole times only and would refill a part that is cleared from its value; so it keeps the parts itself, and begins
  // anew when the caller sets a time that did not come from here.
  const [entry, setEntry] = useState({ seen: value, told: value, round: 0 });
  if (entry.seen !== value)
    setEntry({ seen: value, told: value, round: value === entry.told ? entry.round : entry.round + 1 });
  const tell = (time: string | null) => {
    if (time === entry.told) return;
    setEntry((now) => ({ ...now, told: time }));
    dropMessage();
    onChange(time);
  };
  return (
    <RacTimeField
      key={entry.round}
      // A separate hidden input sends the value: react-aria's own would still hold the last whole time.
      form=""
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      defaultValue={readTime(value)}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={given(error) ? true : undefined}
      validationBehavior="aria"
      className={field.field}
    >
      {({ state, isInvalid }) => (
        <>
          <FollowTime state={state} onTime={tell} />
          <FieldLabel required={required} hidden={labelHidden}>
            {label}
          </FieldLabel>
          <div
            className={date.box}
            data-invalid={isInvalid || undefined}
            data-disabled={disabled || undefined}
            data-readonly={readOnly || undefined}
          >
            <span className={field.leading}>
              <Icon name="clock" size={20} />
            </span>
            <TimeSegments state={state} />
          </div>
          <FieldHelp help={help} error={error} />
          {name !== undefined && <input type="hidden" name={name} disabled={disabled} value={entry.told ?? ''} />}
        </>
      )}
    </RacTimeField>
  );
}
