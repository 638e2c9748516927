/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['BotCreate']> = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  gmail_account: { required: true, minimum: 1, maximum: 2147483647 },
  target_country: { nullable: true, minimum: 1, maximum: 2147483647 },
  target_university_name: { nullable: true, maxLength: 300 },
  need_research_proposal: {},
  attach_cv: {},
  attach_proposal: { nullable: true, minimum: 1, maximum: 2147483647 },
  proposal_max_pages: { minimum: 1, maximum: 100 },
  num_professors: { minimum: 1, maximum: 100 },
  advanced_filters: { required: true },
};
