import type { ReactNode } from 'react';
import * as s from '../ListRow/ListRow.css';

export interface ListProps {
  label: string;
  /** `ListRow`s. */
  children: ReactNode;
}

/** Rows in one sheet, split by hairlines. */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} className={s.list}>
      {children}
    </ul>
  );
}
