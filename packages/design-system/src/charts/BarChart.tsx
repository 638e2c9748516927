import { useValueFormat } from './chart';
import type { ChartProps } from './chart';
import { ChartFigure } from './ChartFigure';
import { Columns } from './Columns';
import { Rows } from './Rows';

export interface BarValue {
  /** The full name, for screen readers and the table: "Tuesday". */
  label: string;
  /** A short name for below its column: "Tue". */
  short?: string;
  /** Zero or more: a chart of gains and losses would need another axis. */
  value: number;
}

export interface BarChartProps extends ChartProps {
  values: readonly BarValue[];
  /** The label of the value that the finding is about. It is drawn filled, the others are outlined. */
  highlight?: string;
  /** `rows` for names, such as universities: each is above its bar. `columns` for days, months and steps. */
  shape?: 'columns' | 'rows';
}

/**
 * Compares a few named values. It reads from left to right in both languages, and every value can be reached by keyboard. For change over
 * time, use a `LineChart`; for how many values fall into each step of a range, a `DistributionChart`.
 */
export function BarChart({ values, highlight, shape = 'columns', tone = 'action', ...props }: BarChartProps) {
  const valueFormat = useValueFormat(props);
  const bars = values.map(({ label, value }, index) => ({
    key: String(index),
    label,
    value,
    strong: highlight === undefined || label === highlight,
  }));
  return (
    <ChartFigure {...props} readings={bars} valueFormat={valueFormat}>
      {(pick) =>
        shape === 'rows' ? (
          <Rows rows={bars} tone={tone} valueFormat={valueFormat} pick={pick} />
        ) : (
          <Columns
            columns={bars}
            axis="names"
            labels={values.map((value) => value.short ?? value.label)}
            tone={tone}
            valueFormat={valueFormat}
            pick={pick}
          />
        )
      }
    </ChartFigure>
  );
}
