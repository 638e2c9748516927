import type { EmailDraftState } from '@peyk/api-types';

/** Whether text and recipient may be changed: never once an approval stands, until it is taken back. */
export function canChange(state: EmailDraftState): boolean {
  return state === 'needs_review' || state === 'failed' || state === 'skipped';
}

/** How often a draft is looked at, in milliseconds; 0 is never. It changes by itself only on its way out. */
export function pauseOf(state: EmailDraftState | undefined): number {
  if (state === 'sending') return 1000;
  return state === 'approved' ? 15_000 : 0;
}
