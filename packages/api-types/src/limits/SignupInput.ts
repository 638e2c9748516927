/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['SignupInput']> = {
  email: { required: true, minLength: 1, maxLength: 254, pattern: "\\S" },
  password: { required: true, minLength: 8, maxLength: 1000 },
  first_name: { required: true, minLength: 1, maxLength: 200, pattern: "\\S" },
  last_name: { nullable: true, maxLength: 200 },
};
