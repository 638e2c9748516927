import type { EmailAnswer } from '@peyk/api-types';

export type Kind = EmailAnswer['kind'];

/** What an answer can say, in the order in which it is offered. */
export const kinds = [
  'interested',
  'not_recruiting',
  'apply_through_portal',
  'later',
  'out_of_office',
  'stop',
  'other',
] as const satisfies readonly Kind[];
