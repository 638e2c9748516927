import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { toneIcons } from '../toneIcons';
import * as s from './InlineMessage.css';

export interface InlineMessageProps {
  /** `info` to know, `success` after a change, `warning` before harm, `danger` when something is wrong. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The finding in a few words; left out where one sentence says it all. */
  title?: string;
  /** What is safe and what to do. Several points may stand in a `ul`. */
  children: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Given when it appears after the page did: `alert` interrupts, `status` waits. */
  role?: 'status' | 'alert';
  /** Given where it may be put away for good. */
  onDismiss?: () => void;
  /** The name of the button that puts it away; 'Close' by default. */
  dismissLabel?: string;
}

/** A remark beside content that is still there. Where the content is gone, `ErrorState`; for the whole page, `Banner`. */
export function InlineMessage({ tone, title, children, action, role, onDismiss, dismissLabel }: InlineMessageProps) {
  const strings = useStrings();
  return (
    <div role={role} className={`${s.message} ${s.tone[tone]}`}>
      <span className={s.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={s.content}>
        <div className={s.words}>
          {title !== undefined && <p className={s.title}>{title}</p>}
          <div className={s.text}>{children}</div>
        </div>
        {action !== undefined && <div className={s.action}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={s.dismiss}>
          <IconButton icon="close" size="small" label={dismissLabel ?? strings.close} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
