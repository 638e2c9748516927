import { formatDigits } from '../i18n/digits';
import { useLocale } from '../i18n/locale';
import { numberTag } from '../i18n/writing';

/** The unit, as it follows a number. Persian uses the same word after every number. */
export interface ChartUnit {
  /** After one: "email". */
  one: string;
  /** After any other number, also after zero: "emails". */
  other: string;
}

export interface ChartProps {
  /**
   * The heading: one sentence that says what the values show, such as "Tuesday is your writing day". The name of a
   * measurement ("Emails per day") is not a finding.
   */
  finding: string;
  /**
   * The same for somebody who does not see the drawing: the size, the direction and what stands out, in one or two sentences. It is below
   * the finding and read on entering the chart.
   */
  description: string;
  /** The heading level of the finding. */
  level?: 2 | 3 | 4;
  /** The headers of the two columns of the table: "Day" and "Emails". */
  columns: { label: string; value: string };
  /** The unit. Left out for percents, for example. */
  unit?: ChartUnit;
  /** Formats a value without its unit. By default a number with the digits and group separators of the language. */
  formatValue?: (value: number) => string;
  /** `action` (lapis) for what the person does, `reward` (saffron) for what they earn: XP, coins, streaks. */
  tone?: 'action' | 'reward';
  /** Shown in place of the drawing while there are no values: what will fill it. */
  empty?: string;
}

/** One value of a chart for the readout, the list and the table. */
export interface Reading {
  key: string;
  label: string;
  value: number;
}

/** How a chart formats its values. */
export interface ValueFormat {
  /** With its unit: "6 emails". */
  full: (value: number) => string;
  /** As short as an axis needs it: "6", "1.2M". */
  short: (value: number) => string;
}

/** From this value on, numbers on an axis are abbreviated. */
const LONG = 10_000;

export function useValueFormat({ unit, formatValue }: Pick<ChartProps, 'unit' | 'formatValue'>): ValueFormat {
  const locale = useLocale();
  const plain = formatValue ?? ((value: number) => formatDigits(value, locale));
  const compact = new Intl.NumberFormat(numberTag(locale), { notation: 'compact', maximumFractionDigits: 1 });
  return {
    full: (value) => (unit ? `${plain(value)} ${value === 1 ? unit.one : unit.other}` : plain(value)),
    short: (value) => (formatValue || value < LONG ? plain(value) : compact.format(value)),
  };
}
