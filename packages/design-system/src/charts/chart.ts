import { formatDigits } from '../i18n/digits';
import { useLocale } from '../i18n/locale';
import type { Locale } from '../i18n/locale';

/** What is counted, in the words that follow a number. Persian says the same word after every number. */
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
   * The same for somebody who does not see the drawing: the size, the direction and what stands out, in one or two
   * sentences. It stands below the finding and is heard on entering the chart.
   */
  description: string;
  /** The rank of the finding among the headings of the page. */
  level?: 2 | 3 | 4;
  /** What the two columns of the table are called: "Day" and "Emails". */
  columns: { label: string; value: string };
  /** What is counted. Left out, a value stands alone: with percents, for example. */
  unit?: ChartUnit;
  /** Writes a value without its unit. By default a number with the digits and group signs of the language. */
  formatValue?: (value: number) => string;
  /** Lapis for what the person does, saffron for what it earns them: XP, coins, streaks. */
  tone?: 'action' | 'reward';
  /** Said in place of the drawing while there are no values: what will fill it. */
  empty?: string;
}

/** One value of a chart as it is read, heard and listed. */
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

const tags: Record<Locale, string> = { en: 'en-US', fa: 'fa-IR' };
/** From five digits on a number on an axis is rounded. */
const LONG = 10_000;

export function useValueFormat({ unit, formatValue }: Pick<ChartProps, 'unit' | 'formatValue'>): ValueFormat {
  const locale = useLocale();
  const plain = formatValue ?? ((value: number) => formatDigits(value, locale));
  const compact = new Intl.NumberFormat(tags[locale], { notation: 'compact', maximumFractionDigits: 1 });
  return {
    full: (value) => (unit ? `${plain(value)} ${value === 1 ? unit.one : unit.other}` : plain(value)),
    short: (value) => (formatValue || value < LONG ? plain(value) : compact.format(value)),
  };
}
