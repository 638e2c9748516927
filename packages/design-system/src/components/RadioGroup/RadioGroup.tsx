import type { ReactNode } from 'react';
import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as s from './RadioGroup.css';

export interface RadioOption {
  value: string;
  label: string;
  help?: string;
}

export interface RadioGroupProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  orientation?: 'vertical' | 'horizontal';
  help?: ReactNode;
  error?: ReactNode;
  name?: string;
  disabled?: boolean;
  required?: boolean;
}

/** One choice of a few, all in sight. */
export function RadioGroup({
  label,
  value,
  onChange,
  options,
  orientation = 'vertical',
  help,
  error,
  name,
  disabled = false,
  required = false,
}: RadioGroupProps) {
  return (
    <RacRadioGroup
      name={name}
      value={value}
      onChange={onChange}
      orientation={orientation}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={field.field}
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      <div className={s.options[orientation]}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={s.radio}>
            <span className={s.dot} aria-hidden />
            <span className={s.words}>
              {option.label}
              {option.help !== undefined && <span className={s.help}>{option.help}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </RacRadioGroup>
  );
}
