import { useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { formatDigits, parseDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as s from '../Field/Field.css';

export interface NumberFieldProps {
  label: string;
  value: number | null;
  /** A whole number, or null for an empty field. Numbers out of range arrive too: the message is the caller's. */
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  labelHidden?: boolean;
  onBlur?: () => void;
}

/** The number in a text that holds only digits of any of the three scripts; null for none. */
function read(text: string): number | null {
  const digits = parseDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** A whole number typed in Latin, Persian or Arabic digits and shown in those of the language. */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  help,
  error,
  required = false,
  disabled = false,
  name,
  labelHidden = false,
  onBlur,
}: NumberFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && read(typed) === value ? typed : value === null ? '' : String(value);
  const step = (by: number) => {
    const next = Math.min(max ?? Infinity, Math.max(min ?? 0, (value ?? (min ?? 0) - by) + by));
    setTyped(null);
    onChange(next);
  };
  return (
    <RacTextField
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={formatDigits(shown, locale)}
      onChange={(text) => {
        const digits = parseDigits(text)
          .replace(/[^0-9]/g, '')
          .slice(0, 9);
        setTyped(digits);
        onChange(read(digits));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') step(1);
        else if (event.key === 'ArrowDown') step(-1);
        else event.continuePropagation();
      }}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={s.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Input className={s.input} />
      <FieldHelp help={help} error={error} />
    </RacTextField>
  );
}
