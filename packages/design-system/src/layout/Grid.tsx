import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

/**
 * '1' to '12' equal columns; `sidebar` a column of 260 px and the rest, `sidebar-narrow` and forms or prose; `main-aside` two thirds and one third;
 * `aside-wide` one third and two thirds; `aside-main` fields next to the wider content they filter;
 * `record` an entry of a list, its numbers, its actions, `record-wide` with more of both; `figures` three numbers and a time in words; `margin` the letter and its notes.
 */
export type GridColumns =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | 'sidebar'
  | 'sidebar-narrow'
  | 'main-aside'
  | 'aside-wide'
  | 'aside-main'
  | 'record'
  | 'record-wide'
  | 'figures'
  | 'margin';

export interface GridProps {
  /** Columns on a phone (`base`), from 768 (`tablet`) and from 1024 (`desktop`); an omitted width inherits the smaller one. */
  columns: { base: GridColumns; tablet?: GridColumns; desktop?: GridColumns };
  /** Between rows and columns alike. */
  gap: Space;
  /** The alignment of cells in a row: `stretch` makes them equally high. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** The element: `ul` for things of one kind, each an `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** One child per cell, in reading order. */
  children: ReactNode;
}

/** Columns by screen width: phone, from 768, from 1024. For one column, use a `Stack`; for items that flow in a row, an `Inline`. */
export function Grid({ columns, gap, align = 'stretch', as: As = 'div', children }: GridProps) {
  const classes = [
    s.grid,
    s.gap[gap],
    s.alignItems[align],
    s.columnsBase[columns.base],
    columns.tablet && s.columnsTablet[columns.tablet],
    columns.desktop && s.columnsDesktop[columns.desktop],
  ];
  return <As className={classes.filter(Boolean).join(' ')}>{children}</As>;
}
