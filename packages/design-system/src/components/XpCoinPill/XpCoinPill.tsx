import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import type { Locale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import * as s from './XpCoinPill.css';

export interface XpCoinPillProps {
  /** Experience points; 0 is a number like any other. */
  xp: number;
  coins: number;
  /** Both in words and in full, as they are spoken: '2,350 XP and 182 coins'. */
  label: string;
  /** `pill` for what a person has, in the bar; `inline` for what a step earns, inside a line. */
  look?: 'pill' | 'inline';
  /** Shows numbers from ten thousand on in short ('12K'), where a bar has no room; the label keeps them whole. */
  compact?: boolean;
}

const SHORT = {
  en: new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
  fa: new Intl.NumberFormat('fa-IR', { notation: 'compact', maximumFractionDigits: 1 }),
};

function shown(value: number, locale: Locale, compact: boolean): string {
  return compact && Math.abs(value) >= 10_000 ? SHORT[locale].format(value) : formatDigits(value, locale);
}

/** What a person has earned, or what a step earns. */
export function XpCoinPill({ xp, coins, label, look = 'pill', compact = false }: XpCoinPillProps) {
  const locale = useLocale();
  const strings = useStrings();
  return (
    <span role="img" aria-label={label} className={s.look[look]}>
      <span aria-hidden className={s.part}>
        {shown(xp, locale, compact)} {strings.xp}
      </span>
      <span aria-hidden className={s.line} />
      <span aria-hidden className={s.part}>
        <Icon name="coin" size={16} />
        {shown(coins, locale, compact)}
      </span>
    </span>
  );
}
