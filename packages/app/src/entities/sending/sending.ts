import type { SendingState } from '@peyk/api-types';
import type { Problem } from '../../api/problem';

/** The switch for all sending of a person (rule R17). What holds is only ever what the server said last. */
export interface Sending {
  /** Null while the server has not said. */
  confirmed: Pick<SendingState, 'paused' | 'paused_at'> | null;
  /** What was asked for and is not answered. */
  asking: 'pause' | 'resume' | null;
  /** What was asked for and refused, until it is put away or asked for again. */
  failed: { asked: 'pause' | 'resume'; problem: Problem } | null;
}

/** Before the server has said anything. */
export const unknownSending: Sending = { confirmed: null, asking: null, failed: null };

/** What the one item of the menu does: unknown counts as going, because a second pause does no harm. */
export function nextAction({ confirmed }: Sending): 'pause' | 'resume' {
  return confirmed?.paused ? 'resume' : 'pause';
}
