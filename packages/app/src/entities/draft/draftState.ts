import type { EmailDraftState } from '@peyk/api-types';

/** Whether text and recipient may be edited: an approval must be withdrawn first. */
export function canChange(state: EmailDraftState): boolean {
  return state === 'needs_review' || state === 'failed' || state === 'skipped';
}

/** The polling interval of a draft in milliseconds; 0 is never. Only a draft that is being sent changes by itself. */
export function pauseOf(state: EmailDraftState | undefined): number {
  if (state === 'sending') return 1000;
  return state === 'approved' ? 15_000 : 0;
}
