import type { CSSProperties, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { Reading } from './chart';

/** Which value is active, and how to activate another one. */
export interface Pick {
  /** The ids of the finding and of the description. */
  labelledBy: string;
  describedBy: string;
  chosen: string | null;
  onChoose: (key: string | null) => void;
  onHover: (key: string | null) => void;
  /** The text of a value: its label and its value. */
  textOf: (reading: Reading) => string;
}

export interface Target extends Reading {
  /** The position of the hit area. */
  place?: CSSProperties;
  /** The visible text of the target, if it is not a part of the drawing; it is then its accessible name. */
  children?: ReactNode;
}

interface ValuePickerProps {
  pick: Pick;
  targets: readonly Target[];
  orientation: 'horizontal' | 'vertical';
  listClass: string;
  itemClass: string;
}

/**
 * The values of a chart as a list with one tab stop: arrows, Home and End move, pointer and touch select. A chart is not mirrored, so the
 * right arrow is the next value in Persian too: react-aria takes its direction from the nearest locale, and these lists contain no strings
 * that would need the real one.
 */
export function ValuePicker({ pick, targets, orientation, listClass, itemClass }: ValuePickerProps) {
  return (
    <I18nProvider locale="en-US">
      <ListBox
        aria-labelledby={pick.labelledBy}
        aria-describedby={pick.describedBy}
        orientation={orientation}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={pick.chosen === null ? [] : [pick.chosen]}
        onSelectionChange={(keys) => pick.onChoose(keys === 'all' ? null : ([...keys].map(String)[0] ?? null))}
        className={listClass}
      >
        {targets.map((target) => (
          <ListBoxItem
            key={target.key}
            id={target.key}
            textValue={target.label}
            aria-label={target.children === undefined ? pick.textOf(target) : undefined}
            style={target.place}
            onHoverStart={() => pick.onHover(target.key)}
            onHoverEnd={() => pick.onHover(null)}
            className={itemClass}
          >
            {target.children}
          </ListBoxItem>
        ))}
      </ListBox>
    </I18nProvider>
  );
}
