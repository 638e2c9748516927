import { useLocale } from '../i18n/locale';
import type { Locale } from '../i18n/locale';
import { writing, dayTag } from '../i18n/writing';
import { useValueFormat } from './chart';
import type { ChartProps } from './chart';
import { ChartFigure } from './ChartFigure';
import { Line } from './Line';

export interface LineValue {
  /** The date, as in "2026-11-20"; for a week or a month its last day. */
  date: string;
  /** Zero or more. */
  value: number;
}

export interface LineChartProps extends ChartProps {
  /** From the earliest to the latest, in equal steps: a day on which nothing happened has a value of zero. */
  values: readonly LineValue[];
  /** The date of the point whose value is written next to it; by default the latest. */
  highlight?: string;
  /** Formats a date. By default "20 Nov", and «۲۹ آبان» of the Persian calendar; more than a year needs the year too. */
  formatDate?: (date: Date) => string;
}

/** "20 Nov", «۲۹ آبان»; a month of the Persian calendar has no short name. */
function dayAndMonth(locale: Locale): Intl.DateTimeFormat {
  const month = locale === 'fa' || writing[locale].calendar === 'persian' ? 'long' : 'short';
  return new Intl.DateTimeFormat(dayTag(locale), { day: 'numeric', month, timeZone: 'UTC' });
}

/**
 * Shows how one value changes over time. Time runs from left to right in both languages. For values that do not follow each other in time,
 * use a `BarChart`.
 */
export function LineChart({ values, highlight, formatDate, tone = 'action', ...props }: LineChartProps) {
  const locale = useLocale();
  const valueFormat = useValueFormat(props);
  const days = dayAndMonth(locale);
  const write = formatDate ?? ((date: Date) => days.format(date));
  const points = values.map(({ date, value }) => {
    const day = new Date(date);
    return { key: date, day, label: write(day), value };
  });
  const named = points.findIndex((point) => point.key === highlight);
  return (
    <ChartFigure {...props} readings={points} valueFormat={valueFormat}>
      {(pick, active) => (
        <Line
          points={points}
          named={named < 0 ? points.length - 1 : named}
          active={active}
          tone={tone}
          valueFormat={valueFormat}
          pick={pick}
        />
      )}
    </ChartFigure>
  );
}
