import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import type { Locale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { numberTag } from '../../i18n/writing';
import * as s from './XpCoinPill.css';

export interface XpCoinPillProps {
  /** Experience points; 0 is shown like any other number. */
  xp: number;
  coins: number;
  /** The accessible name with both numbers in full: '2,350 XP and 182 coins'. */
  label: string;
  /** `pill` for a person's total, in the bar; `inline` for what a step earns, inside a line. */
  look?: 'pill' | 'inline';
  /** Abbreviates numbers from ten thousand on ('12K'), where a bar has no room; the label keeps them in full. */
  compact?: boolean;
}

function shown(value: number, locale: Locale, compact: boolean): string {
  if (!compact || Math.abs(value) < 10_000) return formatDigits(value, locale);
  return new Intl.NumberFormat(numberTag(locale), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** What a person has earned, or what a step earns. For the way to the next level, use a `LevelBar`; for a badge, a `Medal`. */
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
