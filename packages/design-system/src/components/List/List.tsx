import type { ReactNode } from 'react';
import * as s from '../ListRow/ListRow.css';

export interface ListProps {
  /** What the rows are: 'My Bots'. Spoken before their number. */
  label: string;
  /** `ListRow`s. */
  children: ReactNode;
}

/** Rows in one sheet, split by hairlines. It is a surface of its own and never stands inside a `Card`. */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} className={s.list}>
      {children}
    </ul>
  );
}
