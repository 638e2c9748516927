import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './Medal.css';

export interface MedalProps {
  /** What the badge is for; decorative, because its name stands beside it. */
  icon: IconName;
}

/**
 * The mark of a badge: a saffron disc in a ring. Only for what is earned, never for an action. For a state, use a `StatusPill`; for points
 * and coins, an `XpCoinPill`.
 */
export function Medal({ icon }: MedalProps) {
  return (
    <span aria-hidden className={s.medal}>
      <span className={s.disc}>
        <Icon name={icon} size={24} />
      </span>
    </span>
  );
}
