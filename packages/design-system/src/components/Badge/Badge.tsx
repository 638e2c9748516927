import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './Badge.css';

export interface BadgeProps {
  /** `neutral` for facts; a colour only where the words say the same: `danger` beside 'Low'. */
  tone: 'neutral' | 'action' | 'reward' | 'success' | 'danger';
  /** An icon before the text, never in place of it. */
  icon?: IconName;
  /** One to three words, such as 'Top 200'. Wrap a Latin letter before a number in `Ltr` in Persian. */
  children: ReactNode;
}

/**
 * A short fact about the thing next to it. For the state of a bot, a professor or an email, use a `StatusPill`; for what a person has
 * earned, a `Medal`.
 */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`${s.badge} ${s.tone[tone]}`}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
