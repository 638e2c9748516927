import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { toneIcons } from '../../feedback/toneIcons';
import * as s from './Banner.css';

interface BannerPress {
  /** A verb for the one action: 'Reconnect'. */
  label: string;
  onPress: () => void;
  /** The action is in progress. */
  busy?: boolean;
}
interface BannerLink {
  label: string;
  /** The page for the one action. */
  href: string;
}

export interface BannerProps {
  /**
   * `info` and `success` are announced politely (`status`); `warning` and `danger` interrupt (`alert`), so keep those two for what stops
   * the person's work. A banner present when the page opens is read in document order.
   */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The situation, in one short sentence without a full stop. */
  title: string;
  /** What is safe and what follows, in one sentence. */
  children?: ReactNode;
  /** The one action: a button or a link. */
  action?: BannerPress | BannerLink;
  /** Makes it dismissible; the label names what is dismissed ('Close the note about Gmail'). */
  dismiss?: { label: string; onDismiss: () => void };
}

const ROLES = { info: 'status', success: 'status', warning: 'alert', danger: 'alert' } as const;

/** A message about the whole page, at its top, from edge to edge. A remark about one part is an `InlineMessage`. */
export function Banner({ tone, title, children, action, dismiss }: BannerProps) {
  return (
    <div role={ROLES[tone]} className={`${s.banner} ${s.tone[tone]}`}>
      <div className={s.column}>
        <span className={s.icon}>
          <Icon name={toneIcons[tone]} />
        </span>
        <div className={s.content}>
          <div className={s.words}>
            <p className={s.title}>{title}</p>
            {children !== undefined && <div className={s.text}>{children}</div>}
          </div>
          {action && (
            <div className={s.action}>
              <BannerAction action={action} />
            </div>
          )}
        </div>
        {dismiss && <IconButton icon="close" size="small" label={dismiss.label} onPress={dismiss.onDismiss} />}
      </div>
    </div>
  );
}

function BannerAction({ action }: { action: BannerPress | BannerLink }) {
  if ('href' in action) {
    return (
      <LinkButton size="small" href={action.href}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button size="small" busy={action.busy} onPress={action.onPress}>
      {action.label}
    </Button>
  );
}
