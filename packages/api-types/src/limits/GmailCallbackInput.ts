/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['GmailCallbackInput']> = {
  code: { required: true, minLength: 1, maxLength: 4000 },
  state: { required: true, minLength: 1, maxLength: 1000 },
  redirect_uri: { nullable: true, maxLength: 2000 },
};
