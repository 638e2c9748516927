import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { Text as RacText } from 'react-aria-components/Text';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as list from '../Field/options.css';
import * as s from './RadioGroup.css';

export interface RadioOption {
  /** Identifies the option to the screen. */
  value: string;
  /** The visible text. */
  label: string;
  /** A line below that explains the choice. */
  help?: string;
}

export interface RadioGroupProps {
  /** The label: "Search mode". */
  label: string;
  /** The value of the chosen option, controlled by the screen; null for none yet. */
  value: string | null;
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void;
  /** Two to five; for more use a `Select`. */
  options: readonly RadioOption[];
  /** `horizontal` for a few short words; they wrap where there is no room. */
  orientation?: 'vertical' | 'horizontal';
  /** One sentence of help, shown before there is an error. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** The name in the form, by which server errors find the group. */
  name?: string;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** One must be chosen. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
}

/**
 * One choice of a few visible options. The group is one tab stop; arrow keys move the choice. For many options, use a `Select`; for several
 * at once, a `CheckboxGroup`; for views of one thing, a `SegmentedControl`.
 */
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
