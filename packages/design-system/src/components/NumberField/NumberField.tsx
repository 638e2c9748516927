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
  /** What is counted: "Number of professors". */
  label: string;
  /** The number, kept by the screen; null for an empty field. */
  value: number | null;
  /**
   * A whole number, null for an empty field, NaN for what is no whole number: of that the field itself says so. Numbers out
   * of range arrive too: the message is the caller's.
   */
  onChange: (value: number | null) => void;
  /** The least it should be. Steps stop there; say it in `help`. */
  min?: number;
  /** The most it should be. Steps stop there; say it in `help`. */
  max?: number;
  /** How much an arrow key or a button adds. */
  step?: number;
  /** What the number counts, after it: "days". It takes the language of the page. */
  unit?: string;
  /** Shows a minus and a plus for small numbers that people nudge; not for years. */
  stepper?: boolean;
  /** One sentence that helps before anything is wrong: "1 to 100". */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the message is yours. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The name in the form: messages of the server find the field by it. */
  name?: string;
  /** Keeps the label for the ear alone, where the place already says it. */
  labelHidden?: boolean;
  /** Called when the person leaves the field. */
  onBlur?: () => void;
}

/** A whole number typed in Latin, Persian or Arabic digits and shown in those of the language. */
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
  // What is no number stays as it was typed, also when the field is left.
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
