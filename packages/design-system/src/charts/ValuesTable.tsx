import { Auto } from '../text/Auto';
import { VisuallyHidden } from '../text/VisuallyHidden';
import type { ChartProps, Reading } from './chart';
import * as s from './Chart.css';

interface ValuesTableProps extends Pick<ChartProps, 'finding' | 'columns'> {
  readings: readonly Reading[];
  write: (value: number) => string;
}

/** All values of a chart as a table. */
export function ValuesTable({ finding, columns, readings, write }: ValuesTableProps) {
  return (
    <div className={s.tableFrame}>
      <table className={s.table}>
        <caption>
          <VisuallyHidden>{finding}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={s.headCell}>
              {columns.label}
            </th>
            <th scope="col" className={s.headEnd}>
              {columns.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ key, label, value }) => (
            <tr key={key} className={s.row}>
              <th scope="row" className={s.labelCell}>
                <Auto>{label}</Auto>
              </th>
              <td className={s.valueCell}>{write(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
