import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as RacCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Text as RacText } from 'react-aria-components/Text';
import { Icon } from '../../icons/Icon';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as box from '../Checkbox/Checkbox.css';
import * as field from '../Field/Field.css';
import * as list from '../Field/options.css';
import * as s from './CheckboxGroup.css';

export interface CheckboxOption {
  value: string;
  label: string;
  /** A few words below the label that help to decide. */
  help?: string;
  /** It cannot be chosen now; say why in `help`. */
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** The question that the ticks answer. */
  label: string;
  /** The values of the ticked options. */
  values: readonly string[];
  /** Called with all ticked values after each tick. */
  onChange: (values: string[]) => void;
  /** Two to about eight; for more offer a search instead. */
  options: readonly CheckboxOption[];
  /** `horizontal` only for short labels without help; it breaks onto more lines when it must. */
  orientation?: 'vertical' | 'horizontal';
  /** One line on how to answer, below the options. */
  help?: ReactNode;
  /** What is wrong and what to do. A form error for `name` is shown without it. */
  error?: ReactNode;
  /** The name of the field in the form, by which server errors find it. */
  name?: string;
  /** Disables all options. */
  disabled?: boolean;
  /** At least one must be ticked; the caller supplies the message. */
  required?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Any number of a few visible choices, under one question. Where only one may be chosen, use a `RadioGroup`; for choices that need a card
 * each, `SelectableCards`.
 */
export function CheckboxGroup({
  label,
  values,
  onChange,
  options,
  orientation = 'vertical',
  help,
  error,
  name,
  disabled = false,
  required = false,
  ref,
}: CheckboxGroupProps) {
  return (
    <RacCheckboxGroup
      ref={ref}
      name={name}
      value={[...values]}
      onChange={onChange}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={field.field}
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      <div className={list.options[orientation]}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.disabled === true}
            className={s.option}
          >
            <CheckboxButton className={box.checkbox}>
              <span className={box.square} aria-hidden>
                <Icon name="check" size={14} />
              </span>
              <span className={box.words}>{option.label}</span>
            </CheckboxButton>
            {option.help !== undefined && (
              <RacText slot="description" elementType="div" className={s.help}>
                {option.help}
              </RacText>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </RacCheckboxGroup>
  );
}
