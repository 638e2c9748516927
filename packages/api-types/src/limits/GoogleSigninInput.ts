/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['GoogleSigninInput']> = {
  id_token: { required: true, minLength: 1, maxLength: 10000 },
  nonce: { maxLength: 200 },
  rotate: {},
  device: { minLength: 1, maxLength: 200 },
};
