import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from '../Badge/Badge.css';

export type StatusName =
  | 'running'
  | 'active'
  | 'paused'
  | 'draft'
  | 'error'
  | 'needsReview'
  | 'scheduled'
  | 'sent'
  | 'replied'
  | 'bounced'
  | 'skipped'
  | 'drafting'
  | 'unknown'
  | 'failed'
  | 'approved'
  | 'found'
  | 'drafted'
  | 'sending'
  | 'doNotContact';

export interface StatusPillProps {
  /** Sets icon and colour. Show an unknown status of the server as `paused`, with its own label. */
  status: StatusName;
  /** The status in words; icon and colour alone mean nothing. */
  label: string;
}

const marks: Record<StatusName, { tone: keyof typeof s.tone; icon: IconName }> = {
  running: { tone: 'action', icon: 'loader' },
  active: { tone: 'success', icon: 'checkCircle' },
  paused: { tone: 'neutral', icon: 'pauseCircle' },
  draft: { tone: 'neutral', icon: 'pencil' },
  error: { tone: 'danger', icon: 'alert' },
  needsReview: { tone: 'reward', icon: 'eye' },
  scheduled: { tone: 'action', icon: 'clock' },
  sent: { tone: 'success', icon: 'send' },
  replied: { tone: 'success', icon: 'reply' },
  bounced: { tone: 'danger', icon: 'undo' },
  skipped: { tone: 'neutral', icon: 'skip' },
  drafting: { tone: 'neutral', icon: 'hourglass' },
  unknown: { tone: 'neutral', icon: 'help' },
  failed: { tone: 'danger', icon: 'alert' },
  approved: { tone: 'success', icon: 'check' },
  found: { tone: 'neutral', icon: 'telescope' },
  drafted: { tone: 'neutral', icon: 'fileText' },
  sending: { tone: 'action', icon: 'send' },
  doNotContact: { tone: 'neutral', icon: 'ban' },
};

/** The state of a bot, a professor or an email: a word and an icon on a soft colour. For any other short fact, use a `Badge`. */
export function StatusPill({ status, label }: StatusPillProps) {
  const { tone, icon } = marks[status];
  return (
    <span className={`${s.badge} ${s.pill} ${s.tone[tone]}`}>
      <Icon name={icon} size={14} />
      <span>{label}</span>
    </span>
  );
}
