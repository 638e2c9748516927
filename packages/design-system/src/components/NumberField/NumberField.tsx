import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits, parseDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { given } from '../Field/GroupNotes';
import { useDropMessage } from '../Form/useDropMessage';
import * as s from '../Field/Field.css';
import * as foot from '../Field/foot.css';
import { StepButton } from './StepButton';
import { read, stepped } from './wholeNumber';

export interface NumberFieldProps {
  /** The label: "Number of professors". */
  label: string;
  /** The number, controlled by the screen; null for an empty field. */
  value: number | null;
  /**
   * Called with a whole number, null for an empty field, or NaN for anything else, for which the field itself shows an error. Numbers out
   * of range are passed too: the caller supplies that error.
   */
  onChange: (value: number | null) => void;
  /** The minimum of the steps; mention it in `help`. */
  min?: number;
  /** The maximum of the steps; mention it in `help`. */
  max?: number;
  /** The increment of an arrow key or a button. */
  step?: number;
  /** The unit after the number: "days". It has the language of the page. */
  unit?: string;
  /** Shows minus and plus buttons, for small numbers that are adjusted; not for years. */
  stepper?: boolean;
  /** One sentence of help, shown before there is an error: "1 to 100". */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** Called on blur. */
  onBlur?: () => void;
}

/**
 * A whole number typed in Latin, Persian or Arabic digits and shown in those of the language. For both ends of a range, use a `RangeField`;
 * for a year, a `YearField`; for a code of digits, a `TextField`.
 */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  stepper = false,
  help,
  error,
  required = false,
  disabled = false,
  name,
  labelHidden = false,
  onBlur,
}: NumberFieldProps) {
  const locale = useLocale();
  const strings = useStrings();
  const announce = useAnnounce();
  const unitId = useId();
  const dropMessage = useDropMessage(name);
  const [typed, setTyped] = useState<string | null>(null);
  // Text that is not a number stays as typed, also after blur.
  const isNone = typed !== null && Number.isNaN(read(typed)) && (value === null || Number.isNaN(value));
  const isTyped = typed !== null && (isNone || read(typed) === value);
  const own = value === null || Number.isNaN(value) ? '' : formatDigits(String(value), locale);
  const shown = isTyped ? (isNone ? typed : formatDigits(parseDigits(typed), locale)) : own;
  const wrong = given(error) && !isNone ? error : isNone ? strings.wholeNumber : undefined;
  const move = (by: number) => {
    const next = stepped(value, by, min, max);
    setTyped(null);
    dropMessage();
    onChange(next);
    announce([formatDigits(next, locale), unit].filter(Boolean).join(' '));
  };
  const boxed = unit !== undefined || stepper;
  const input = <Input className={boxed ? s.bareInput : s.input} />;
  return (
    <RacTextField
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      onBlur={() => {
        if (!isNone) setTyped(null);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (by === undefined) return event.continuePropagation();
        event.preventDefault();
        move(by);
      }}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={given(wrong) ? true : undefined}
      data-unsent={isNone ? '' : undefined}
      aria-describedby={unit === undefined ? undefined : unitId}
      className={s.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {boxed ? (
        <Group isDisabled={disabled} className={s.group}>
          {input}
          {unit !== undefined && (
            <span id={unitId} className={`${foot.affix} ${foot.unit}`}>
              {unit}
            </span>
          )}
          {stepper && (
            <>
              <StepButton
                icon="minus"
                label={strings.decrease(label)}
                disabled={disabled || (value !== null && value <= (min ?? 0))}
                onPress={() => move(-step)}
              />
              <StepButton
                icon="plus"
                label={strings.increase(label)}
                disabled={disabled || (value !== null && max !== undefined && value >= max)}
                onPress={() => move(step)}
              />
            </>
          )}
        </Group>
      ) : (
        input
      )}
      <FieldHelp help={help} error={wrong} />
    </RacTextField>
  );
}
