import type { ReactNode } from 'react';
import { CheckboxGroup as RacCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import type { CardWords } from './CardFace';
import { CheckCard } from './CheckCard';
import * as s from './CardFace.css';

export interface SelectableCardItem extends CardWords {
  value: string;
  /** It cannot be chosen now; the description should say why. */
  disabled?: boolean;
}

export interface SelectableCardsProps {
  /** The question the cards answer: 'Research areas'. */
  label: string;
  items: readonly SelectableCardItem[];
  /** The values of the chosen cards. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Hides the label visually, where a heading above says the same. */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}

/** Any number of choices among cards; semantically a group of checkboxes. For one choice: `ChoiceCards`. */
export function SelectableCards({
  label,
  items,
  values,
  onChange,
  labelHidden = false,
  help,
  error,
  required = false,
  disabled = false,
  name,
}: SelectableCardsProps) {
  return (
    <RacCheckboxGroup
      name={name}
      value={[...values]}
      onChange={onChange}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={field.field}
    >
      <FieldLabel hidden={labelHidden} required={required}>
        {label}
      </FieldLabel>
      <div className={s.cards}>
        {items.map((item) => (
          <CheckCard key={item.value} {...item} />
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </RacCheckboxGroup>
  );
}
