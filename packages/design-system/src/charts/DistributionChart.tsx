import { formatDigits } from '../i18n/digits';
import { useLocale } from '../i18n/locale';
import { useStrings } from '../i18n/strings';
import type { Bin } from './bins';
import { useValueFormat } from './chart';
import type { ChartProps } from './chart';
import { ChartFigure } from './ChartFigure';
import { Columns } from './Columns';

export interface DistributionChartProps extends ChartProps {
  /** Steps of equal width, from the lowest to the highest, without gaps: an empty step has a count of zero. */
  bins: readonly Bin[];
  /** The range that the finding is about: every step inside it is drawn filled, the others are outlined. */
  highlight?: { from: number; to: number };
  /** Formats an edge of a step. By default a number with the digits of the language. */
  formatEdge?: (edge: number) => string;
}

/**
 * Shows how many values fall into each step of a range, such as match scores from 0 to 100. For values that have names, use a `BarChart`.
 */
export function DistributionChart({ bins, highlight, formatEdge, tone = 'action', ...props }: DistributionChartProps) {
  const locale = useLocale();
  const strings = useStrings();
  const valueFormat = useValueFormat(props);
  const edge = formatEdge ?? ((value: number) => formatDigits(value, locale));
  const steps = bins.map(({ from, to, count }) => ({
    key: String(from),
    label: from === to ? edge(from) : `${edge(from)} ${strings.to} ${edge(to)}`,
    value: count,
    strong: !highlight || (from >= highlight.from && to <= highlight.to),
  }));
  const edges = [...bins.map((bin) => bin.from), ...bins.slice(-1).map((bin) => bin.to)];
  return (
    <ChartFigure {...props} readings={steps} valueFormat={valueFormat}>
      {(pick) => (
        <Columns
          columns={steps}
          axis="edges"
          labels={edges.map(edge)}
          tone={tone}
          valueFormat={valueFormat}
          pick={pick}
        />
      )}
    </ChartFigure>
  );
}
