import type { BotResult } from '@peyk/api-types';
import type { StatusName } from '@peyk/design-system';

/** The status pill for each state of a professor. */
export const resultPill: Record<BotResult['state'], StatusName> = {
  found: 'found',
  drafted: 'drafted',
  needs_review: 'needsReview',
  approved: 'approved',
  scheduled: 'scheduled',
  sending: 'sending',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  replied: 'replied',
  bounced: 'bounced',
  skipped: 'skipped',
  do_not_contact: 'doNotContact',
};
