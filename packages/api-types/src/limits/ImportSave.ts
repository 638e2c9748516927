/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ImportSave']> = {
  take: { required: true, maxItems: 4000 },
  authors: { maxItems: 500 },
};
