import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import * as s from './InlineMessage.css';

export interface InlineMessageProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /** Given when it appears after the page did: `alert` interrupts, `status` waits. */
  role?: 'status' | 'alert';
  onDismiss?: () => void;
  dismissLabel?: string;
}

const ICONS = { info: 'info', success: 'checkCircle', warning: 'warning', danger: 'alert' } as const;

/** A remark beside content that is still there. */
export function InlineMessage({ tone, title, children, action, role, onDismiss, dismissLabel }: InlineMessageProps) {
  const strings = useStrings();
  return (
    <div role={role} className={`${s.message} ${s.tone[tone]}`}>
      <span className={s.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={s.content}>
        <div className={s.words}>
          {title !== undefined && <p className={s.title}>{title}</p>}
          <div className={s.text}>{children}</div>
        </div>
        {action !== undefined && <div className={s.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" size="small" label={dismissLabel ?? strings.close} onPress={onDismiss} />}
    </div>
  );
}
