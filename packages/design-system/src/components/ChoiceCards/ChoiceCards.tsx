import type { ReactNode } from 'react';
import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import { CardFace, useCardIds } from '../SelectableCard/CardFace';
import type { CardWords } from '../SelectableCard/CardFace';
import { card, cards } from '../SelectableCard/CardFace.css';
import * as s from './ChoiceCards.css';

export interface ChoiceCardItem extends CardWords {
  value: string;
  /** It cannot be chosen now; the description should say why. */
  disabled?: boolean;
}

export interface ChoiceCardsProps {
  /** The question the cards answer: 'Gmail account'. */
  label: string;
  /** The value of the chosen card; `null` before the first choice. */
  value: string | null;
  onChange: (value: string) => void;
  items: readonly ChoiceCardItem[];
  /** Hides the label visually, where a heading above says the same. */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}

/** One choice among cards; semantically a radio group. For several choices: `SelectableCards`. */
export function ChoiceCards({
  label,
  value,
  onChange,
  items,
  labelHidden = false,
  help,
  error,
  required = false,
  disabled = false,
  name,
}: ChoiceCardsProps) {
  return (
    <RacRadioGroup
      name={name}
      value={value}
      onChange={onChange}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={field.field}
    >
      <FieldLabel hidden={labelHidden} required={required}>
        {label}
      </FieldLabel>
      <div className={cards}>
        {items.map((item) => (
          <ChoiceCard key={item.value} {...item} />
        ))}
      </div>
      <FieldHelp help={help} error={error} />
    </RacRadioGroup>
  );
}

function ChoiceCard({ value, disabled, ...words }: ChoiceCardItem) {
  const { ids, control } = useCardIds(words);
  return (
    <Radio {...control} value={value} isDisabled={disabled} className={card}>
      <span className={s.dot} aria-hidden />
      <CardFace ids={ids} {...words} />
    </Radio>
  );
}
