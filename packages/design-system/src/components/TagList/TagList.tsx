import { useId } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import * as field from '../Field/Field.css';
import * as s from './TagList.css';

export interface TagItem {
  id: string;
  label: string;
}

export interface TagListProps {
  label: string;
  items: readonly TagItem[];
  onRemove?: (id: string) => void;
  /** Offered after the chosen ones, with a plus. */
  suggestions?: readonly TagItem[];
  onAdd?: (id: string) => void;
  labelHidden?: boolean;
  size?: 'small' | 'medium';
}

/** Chosen words as chips, each with its own cross, and words on offer. */
export function TagList({
  label,
  items,
  onRemove,
  suggestions = [],
  onAdd,
  labelHidden = false,
  size = 'medium',
}: TagListProps) {
  const id = useId();
  const strings = useStrings();
  return (
    <div className={field.field}>
      <span id={id} className={labelHidden ? field.hiddenLabel : field.label}>
        {label}
      </span>
      <ul aria-labelledby={id} className={s.list}>
        {items.map((item) => (
          <li key={item.id} className={s.cell}>
            <span className={`${onRemove ? s.chosen : s.plain} ${s.size[size]}`}>
              <bdi className={s.words}>{item.label}</bdi>
              {onRemove && (
                <RacButton
                  aria-label={strings.remove(item.label)}
                  onPress={() => onRemove(item.id)}
                  className={s.cross}
                >
                  <Icon name="close" size={16} />
                </RacButton>
              )}
            </span>
          </li>
        ))}
        {onAdd &&
          suggestions.map((item) => (
            <li key={item.id} className={s.cell}>
              <RacButton
                aria-label={strings.add(item.label)}
                onPress={() => onAdd(item.id)}
                className={`${s.offer} ${s.size[size]}`}
              >
                <Icon name="plus" size={16} />
                <bdi className={s.words}>{item.label}</bdi>
              </RacButton>
            </li>
          ))}
      </ul>
    </div>
  );
}
