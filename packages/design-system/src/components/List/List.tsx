import type { ReactNode } from 'react';
import * as s from '../ListRow/ListRow.css';

export interface ListProps {
  /** The accessible name: 'My Bots'. Announced before the number of rows. */
  label: string;
  /** `ListRow`s. */
  children: ReactNode;
}

/**
 * Rows on one surface, separated by hairlines. Never put it inside a `Card`. Where figures are compared column by column, use a
 * `DataTable`.
 */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} className={s.list}>
      {children}
    </ul>
  );
}
