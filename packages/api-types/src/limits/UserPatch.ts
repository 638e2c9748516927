/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['UserPatch']> = {
  first_name: { minLength: 1, maxLength: 200, pattern: "\\S" },
  last_name: { nullable: true, maxLength: 200 },
  phone: { nullable: true, maxLength: 40 },
  phone_number: { nullable: true, maxLength: 40 },
  gender: { nullable: true, enum: ["Male","Female"] },
  address: { nullable: true, maxLength: 2000 },
  date_birth: { nullable: true, format: "date" },
  photo_url: { nullable: true, maxLength: 2000 },
};
