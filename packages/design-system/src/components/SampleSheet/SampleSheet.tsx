import type { ReactNode } from 'react';
import * as s from './SampleSheet.css';

export interface SampleSheetProps {
  /** The accessible name: 'Badges'. Announced before the number of examples. */
  label: string;
  /** From 768 px on, four of them from 1024; on a phone the cells are below each other. */
  columns: 1 | 2 | 3 | 4;
  /** Less room in each cell on a phone, for cells of one or two lines. */
  dense?: boolean;
  /** What each cell holds. The last of an odd number spans a sheet of two columns. */
  cells: readonly ReactNode[];
}

/**
 * Examples side by side on one surface with a dashed edge. A `SampleMark` beside its title says what the edge means. For what belongs to
 * the person, use a `Card` or a `List`.
 */
export function SampleSheet({ label, columns, dense = false, cells }: SampleSheetProps) {
  return (
    <ul aria-label={label} className={`${s.sheet} ${s.columns[columns]}`}>
      {cells.map((cell, index) => (
        <li key={index} className={dense ? `${s.cell} ${s.dense}` : s.cell}>
          {cell}
        </li>
      ))}
    </ul>
  );
}
