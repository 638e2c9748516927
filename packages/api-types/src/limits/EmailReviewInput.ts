/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['EmailReviewInput']> = {
  professors: { required: true, minItems: 1, maxItems: 50 },
};
