import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './Badge.css';

export interface BadgeProps {
  tone: 'neutral' | 'action' | 'reward' | 'success' | 'danger';
  icon?: IconName;
  children: ReactNode;
}

/** A short fact about the thing beside it. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`${s.badge} ${s.tone[tone]}`}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
