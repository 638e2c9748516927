/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['GmailConnectInput']> = {
  redirect_uri: { nullable: true, maxLength: 2000 },
  account: { nullable: true, minimum: 1, maximum: 2147483647 },
};
