import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import { Checkbox } from '../Checkbox/Checkbox';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './DataTable.css';

export interface DataTableColumn {
  id: string;
  /** One or two words for the column header. */
  header: string;
  /** `end` for figures, so that they line up. */
  align?: 'start' | 'end';
  /** A length or share, such as `96px` or `40%`. */
  width?: string;
  /** Hidden on a narrow screen; say the same in another cell. */
  hideBelow?: 'tablet';
}

export interface DataTableRow {
  id: string;
  /** The content of each column, by the id of the column. */
  cells: Record<string, ReactNode>;
  /** Marks a row in a table without checkboxes: the one that the page is about. */
  selected?: boolean;
  /** The row as text, for its checkbox. */
  textValue: string;
}

export interface DataTableProps {
  /** The accessible name of the table: 'Universities'. */
  label: string;
  /** Two to six; the first one names the row. */
  columns: readonly DataTableColumn[];
  rows: readonly DataTableRow[];
  /** If set, each row has a checkbox. */
  selection?: { selectedIds: ReadonlySet<string>; onChange: (id: string, selected: boolean) => void };
  /** The label of the checkbox of a row; by default its `textValue`. */
  rowLabel?: (row: DataTableRow) => string;
}

/**
 * A table. Its first column names the row; figures line up. For the facts of one thing, use a `DataList`; for rows with an image, a name
 * and an action, a `List`.
 */
export function DataTable({ label, columns, rows, selection, rowLabel = (row) => row.textValue }: DataTableProps) {
  const strings = useStrings();
  return (
    <div className={s.frame}>
      <table className={s.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={s.tickHead}>
                <VisuallyHidden>{strings.selectRow}</VisuallyHidden>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                style={{ inlineSize: column.width }}
                className={cellClass(s.head, column)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const selected = selection ? selection.selectedIds.has(row.id) : row.selected === true;
            return (
              <tr key={row.id} data-chosen={selected || undefined} className={selected ? s.rowSelected : s.row}>
                {selection && (
                  <td className={s.tick}>
                    <Checkbox
                      label={rowLabel(row)}
                      labelHidden
                      checked={selected}
                      onChange={(checked) => selection.onChange(row.id, checked)}
                    />
                  </td>
                )}
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" className={cellClass(s.rowHead, column)}>
                      {row.cells[column.id]}
                    </th>
                  ) : (
                    <td key={column.id} className={cellClass(s.cell, column)}>
                      {row.cells[column.id]}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function cellClass(base: string, column: DataTableColumn): string {
  return [base, column.align === 'end' && s.end, column.hideBelow === 'tablet' && s.wideOnly].filter(Boolean).join(' ');
}
