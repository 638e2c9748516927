import type { SendingState } from '@peyk/api-types';
import type { Problem } from '../../api/problem';

/** The switch for all sending of a person (rule R17). Only what the server confirmed last counts. */
export interface Sending {
  /** Null until the server has answered. */
  confirmed: Pick<SendingState, 'paused' | 'paused_at'> | null;
  /** The request in flight. */
  asking: 'pause' | 'resume' | null;
  /** The request that failed, until it is dismissed or retried. */
  failed: { asked: 'pause' | 'resume'; problem: Problem } | null;
}

/** Before the server has answered. */
export const unknownSending: Sending = { confirmed: null, asking: null, failed: null };

/** What the menu item does: an unknown state counts as not paused, because a second pause does no harm. */
export function nextAction({ confirmed }: Sending): 'pause' | 'resume' {
  return confirmed?.paused ? 'resume' : 'pause';
}
