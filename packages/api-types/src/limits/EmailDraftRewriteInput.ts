/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['EmailDraftRewriteInput']> = {
  action: { required: true, enum: ["anew","shorter","plainer","other_paper","other_entry"] },
};
