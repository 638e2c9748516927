import { useValueFormat } from './chart';
import type { ChartProps } from './chart';
import { ChartFigure } from './ChartFigure';
import { Columns } from './Columns';
import { Rows } from './Rows';

export interface BarValue {
  /** The whole name, as it is read and listed: "Tuesday". */
  label: string;
  /** The name below its column where it is short: "Tue". */
  short?: string;
  /** Zero or more: a chart of gains and losses would need an axis that this one does not have. */
  value: number;
}

export interface BarChartProps extends ChartProps {
  values: readonly BarValue[];
  /** The label of the value that the finding speaks of. It is drawn full, the others are outlined. */
  highlight?: string;
  /** `rows` for names, such as universities: each stands above its bar. `columns` for days, months and steps. */
  shape?: 'columns' | 'rows';
}

/** Compares a few named values. It reads from left to right in both languages, and every value is in reach of a key. */
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
