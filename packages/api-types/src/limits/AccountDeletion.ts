/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['AccountDeletion']> = {
  word: { required: true, minLength: 1, maxLength: 40 },
  password: { minLength: 1, maxLength: 1000 },
  id_token: { minLength: 1, maxLength: 10000 },
  nonce: { maxLength: 200 },
};
