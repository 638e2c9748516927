import type { ReactNode } from 'react';
import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as s from './ChoiceCards.css';

export interface ChoiceCardItem {
  value: string;
  title: string;
  description?: ReactNode;
  disabled?: boolean;
  /** Something short at the end of the title: a badge, a state. */
  meta?: ReactNode;
}

export interface ChoiceCardsProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  items: readonly ChoiceCardItem[];
  labelHidden?: boolean;
  error?: ReactNode;
  name?: string;
}

/** One choice among cards; a radio group to keyboard and ear. */
export function ChoiceCards({ label, value, onChange, items, labelHidden = false, error, name }: ChoiceCardsProps) {
  return (
    <RacRadioGroup
      name={name}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={field.field}
    >
      <FieldLabel hidden={labelHidden}>{label}</FieldLabel>
      <div className={s.cards}>
        {items.map((item) => (
          <Radio key={item.value} value={item.value} isDisabled={item.disabled} className={s.card}>
            <span className={s.dot} aria-hidden />
            <span className={s.body}>
              <span className={s.head}>
                <bdi className={s.title}>{item.title}</bdi>
                {item.meta !== undefined && <span className={s.meta}>{item.meta}</span>}
              </span>
              {item.description !== undefined && <span className={s.description}>{item.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp error={error} />
    </RacRadioGroup>
  );
}
