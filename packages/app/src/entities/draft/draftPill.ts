import type { EmailDraftState } from '@peyk/api-types';
import type { StatusName } from '@peyk/design-system';

/** The status pill for each state of a draft. */
export const draftPill: Record<EmailDraftState, StatusName> = {
  needs_review: 'needsReview',
  approved: 'scheduled',
  sending: 'running',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
};
