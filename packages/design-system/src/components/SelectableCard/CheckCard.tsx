import { Checkbox as RacCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../../icons/Icon';
import { square } from '../Checkbox/Checkbox.css';
import { CardFace, useCardIds } from './CardFace';
import type { CardWords } from './CardFace';
import * as s from './CardFace.css';

interface CheckCardProps extends CardWords {
  /** The value that identifies it in a group, which holds the state. */
  value?: string;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** A checkbox whose label is a card. */
export function CheckCard({ value, checked, onChange, disabled, name, ...words }: CheckCardProps) {
  const { ids, control } = useCardIds(words);
  return (
    <RacCheckbox
      {...control}
      value={value}
      name={name}
      isSelected={checked}
      onChange={onChange}
      isDisabled={disabled}
      className={s.card}
    >
      <span className={square} aria-hidden>
        <Icon name="check" size={14} />
      </span>
      <CardFace ids={ids} {...words} />
    </RacCheckbox>
  );
}
