import { type ReactNode, useId } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import * as field from '../Field/Field.css';
import { useKeptFocus } from './useKeptFocus';
import * as s from './TagList.css';

export interface TagItem {
  id: string;
  label: string;
}

export interface TagListProps {
  /** The label: “Countries”. */
  label: string;
  /** The chosen items, in the order they were chosen. */
  items: readonly TagItem[];
  /** If set, each chip has a remove button. Focus moves to the next chip's one. */
  onRemove?: (id: string) => void;
  /** Suggestions after the chosen items, with a plus; leave out those already chosen. */
  suggestions?: readonly TagItem[];
  /** If set, the suggestions are shown. */
  onAdd?: (id: string) => void;
  /** Hides the label visually, where a heading next to it says the same. */
  labelHidden?: boolean;
  /** `small` for read-only chips inside a row or a card. */
  size?: 'small' | 'medium';
  /** What follows the last chip on its line: '+ more'. */
  rest?: ReactNode;
}

/**
 * Chosen items as chips, each with a remove button, and suggestions. Neither removing nor adding loses keyboard focus. To choose from a
 * visible few, use a `CheckboxGroup`; for one short fact, a `Badge`.
 */
export function TagList({
  label,
  items,
  onRemove,
  suggestions = [],
  onAdd,
  labelHidden = false,
  size = 'medium',
  rest,
}: TagListProps) {
  const id = useId();
  const strings = useStrings();
  const { list, keepFocus } = useKeptFocus();
  return (
    <div className={field.field}>
      <span id={id} className={labelHidden ? field.hiddenLabel : field.label}>
        {label}
      </span>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby={id}
        className={`${s.list} ${size === 'small' ? s.close : s.spread}`}
      >
        {items.map((item, index) => (
          <li key={`chosen ${item.id}`} className={s.cell}>
            <span className={`${onRemove ? s.chosen : s.plain} ${s.size[size]}`}>
              <bdi className={s.words}>{item.label}</bdi>
              {onRemove && (
                <RacButton
                  aria-label={strings.remove(item.label)}
                  onPress={({ target }) => {
                    keepFocus(target);
                    onRemove(item.id);
                  }}
                  className={s.cross}
                >
                  <Icon name="close" size={16} />
                </RacButton>
              )}
            </span>
            {rest && index === items.length - 1 ? <span className={s.rest}>{rest}</span> : null}
          </li>
        ))}
        {onAdd &&
          suggestions.map((item) => (
            <li key={`offered ${item.id}`} className={s.cell}>
              <RacButton
                aria-label={strings.add(item.label)}
                onPress={({ target }) => {
                  keepFocus(target);
                  onAdd(item.id);
                }}
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
