/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['OpenedSource']> = {
  url: { required: true, minLength: 1, maxLength: 2000 },
};
