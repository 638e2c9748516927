import type { Bot } from '@peyk/api-types';
import type { StepName, StepState } from './steps';

/** The one thing that a person should do now. */
export type Now =
  | { what: 'loading' }
  | { what: 'drafts'; count: number; bot: number }
  | { what: 'mailbox' }
  | { what: 'step'; step: StepName }
  | { what: 'sentences' }
  | { what: 'nothing' }
  /** Something could not be had, so that nobody can say that nothing waits. */
  | { what: 'unknown' };

interface Known {
  steps: Readonly<Record<StepName, StepState>>;
  /** Null while unknown. */
  bots: readonly Bot[] | null;
  lacksSentences: boolean;
}

const waitingOf = (bot: Bot): number => bot.drafts_waiting ?? 0;

/** What waits for the person, the most pressing first: drafts, a mailbox, a step to the first letter, sentences. */
export function nowOf({ steps, bots, lacksSentences }: Known): Now {
  const withDrafts = bots?.find((bot) => waitingOf(bot) > 0);
  if (withDrafts) {
    const count = bots?.reduce((sum, bot) => sum + waitingOf(bot), 0) ?? 0;
    return { what: 'drafts', count, bot: withDrafts.id };
  }
  if (bots?.some(({ paused_by: by }) => by === 'gmail_reconnect' || by === 'gmail_disconnected')) {
    return { what: 'mailbox' };
  }
  const all = Object.entries(steps) as [StepName, StepState][];
  // A step that is still unknown may come before the one that is known.
  if (all.some(([, { status }]) => status === 'loading')) return { what: 'loading' };
  const next = all.find(([, { status }]) => status === 'todo');
  if (next) return { what: 'step', step: next[0] };
  if (lacksSentences) return { what: 'sentences' };
  return all.some(([, { status }]) => status === 'failed') || bots === null ? { what: 'unknown' } : { what: 'nothing' };
}
