/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['StudentProfilePatch']> = {
  gender: { nullable: true, enum: ["Male","Female"] },
  phone: { nullable: true, maxLength: 40 },
  address: { nullable: true, maxLength: 2000 },
  photo_url: { nullable: true, maxLength: 2000 },
};
