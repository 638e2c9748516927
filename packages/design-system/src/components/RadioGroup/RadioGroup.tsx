import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { Text as RacText } from 'react-aria-components/Text';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as list from '../Field/options.css';
import * as s from './RadioGroup.css';

export interface RadioOption {
  /** What the screen knows it by. */
  value: string;
  /** What people read. */
  label: string;
  /** A line below that says what choosing it means. */
  help?: string;
}

export interface RadioGroupProps {
  /** What is chosen: "Search mode". */
  label: string;
  /** The value of the chosen option, kept by the screen; null for none yet. */
  value: string | null;
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** Two to five; more are a `Select`. */
  options: readonly RadioOption[];
  /** `horizontal` for a few short words; they wrap where there is no room. */
  orientation?: 'vertical' | 'horizontal';
  /** One sentence that helps before anything is wrong. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** The name in the form: messages of the server find the group by it. */
  name?: string;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** One must be chosen. The star is drawn and assistive technology is told; the message is yours. */
  required?: boolean;
}

/** One choice of a few, all in sight. Tab enters the group once; the arrow keys move the choice. */
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
      <div className={list.options[orientation]}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} className={s.option}>
            <RadioButton className={s.radio}>
              <span className={s.dot} aria-hidden />
              <span className={s.words}>{option.label}</span>
            </RadioButton>
            {option.help !== undefined && (
              <RacText slot="description" className={s.help}>
                {option.help}
              </RacText>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </RacRadioGroup>
  );
}
