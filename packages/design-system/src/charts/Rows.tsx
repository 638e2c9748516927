import { Auto } from '../text/Auto';
import type { ChartProps, ValueFormat } from './chart';
import type { Column } from './Columns';
import { ValuePicker } from './ValuePicker';
import type { Pick } from './ValuePicker';
import * as s from './Chart.css';

interface RowsProps {
  rows: readonly Column[];
  tone: NonNullable<ChartProps['tone']>;
  valueFormat: ValueFormat;
  pick: Pick;
}

/** Horizontal bars, each below its name, for names that are too long for a column. */
export function Rows({ rows, tone, valueFormat, pick }: RowsProps) {
  const most = rows.reduce((a, row) => Math.max(a, row.value), 0) || 1;
  return (
    <div dir="ltr">
      <ValuePicker
        pick={pick}
        orientation="vertical"
        listClass={s.rows}
        itemClass={s.barRow}
        targets={rows.map((row) => ({
          ...row,
          children: (
            <>
              <span className={s.rowName}>
                <Auto>{row.label}</Auto>
              </span>
              <span className={row.strong ? s.rowStrong : s.rowValue}>
                <bdi>{valueFormat.full(row.value)}</bdi>
              </span>
              <span className={s.rail}>
                {row.value > 0 && (
                  <span
                    className={row.strong ? s.strongBar[tone] : s.softBar[tone]}
                    style={{ inlineSize: `${(row.value / most) * 100}%` }}
                  />
                )}
              </span>
            </>
          ),
        }))}
      />
    </div>
  );
}
