import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import * as s from './XpCoinPill.css';

export interface XpCoinPillProps {
  xp: number;
  coins: number;
  /** Both in words, such as "2,350 XP and 182 coins". */
  label: string;
  look?: 'pill' | 'inline';
}

/** What a person has earned, or what a step earns. */
export function XpCoinPill({ xp, coins, label, look = 'pill' }: XpCoinPillProps) {
  const locale = useLocale();
  const strings = useStrings();
  return (
    <span role="img" aria-label={label} className={s.look[look]}>
      <span aria-hidden className={s.part}>
        {formatDigits(xp, locale)} {strings.xp}
      </span>
      <span aria-hidden className={s.line} />
      <span aria-hidden className={s.part}>
        <Icon name="coin" size={16} />
        {formatDigits(coins, locale)}
      </span>
    </span>
  );
}
