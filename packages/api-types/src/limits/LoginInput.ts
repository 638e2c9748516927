/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['LoginInput']> = {
  email: { required: true, minLength: 1, maxLength: 254, pattern: "\\S" },
  password: { required: true, minLength: 1, maxLength: 1000 },
  rotate: {},
  device: { minLength: 1, maxLength: 200 },
};
