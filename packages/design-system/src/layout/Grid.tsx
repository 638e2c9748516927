import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

/**
 * '1' to '12' equal columns; `sidebar` a rail of 260 then the rest; `main-aside` two thirds and one third;
 * `aside-main` fields beside the wider thing they filter;
 * `margin` the letter and its notes.
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
  | 'main-aside'
  | 'aside-main'
  | 'margin';

export interface GridProps {
  columns: { base: GridColumns; tablet?: GridColumns; desktop?: GridColumns };
  gap: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  children: ReactNode;
}

/** Columns that follow the width of the screen: phone, from 768, from 1024. */
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
