/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['PasswordChange']> = {
  current_password: { required: true, minLength: 1, maxLength: 1000 },
  new_password: { required: true, minLength: 8, maxLength: 1000 },
};
