import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { toneIcons } from '../toneIcons';
import * as s from './InlineMessage.css';

export interface InlineMessageProps {
  /** `info` for information, `success` after a change, `warning` before harm, `danger` when something is wrong. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The finding in a few words; left out where one sentence says it all. */
  title?: string;
  /** What is safe and what to do. Several points can go into a `ul`. */
  children: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** For a message that appears after the page did: `alert` interrupts, `status` is polite. */
  role?: 'status' | 'alert';
  /** Makes it permanently dismissible. */
  onDismiss?: () => void;
  /** The label of the close button; 'Close' by default. */
  dismissLabel?: string;
}

/** A note next to content that is still shown. Where the content is missing, use `ErrorState`; for the whole page, `Banner`. */
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
