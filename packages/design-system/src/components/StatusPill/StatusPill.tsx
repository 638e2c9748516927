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
  /** Chooses glyph and colour. A status of the server that is not known here is shown as `paused`, in its own word. */
  status: StatusName;
  /** The status in words; without them the glyph and its colour say nothing. */
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

/** The state of a bot, a professor or an email: a word and a glyph on a soft colour. */
export function StatusPill({ status, label }: StatusPillProps) {
  const { tone, icon } = marks[status];
  return (
    <span className={`${s.badge} ${s.pill} ${s.tone[tone]}`}>
      <Icon name={icon} size={14} />
      <span>{label}</span>
    </span>
  );
}
