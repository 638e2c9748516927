/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['Clock']> = {
  time_zone: { required: true, minLength: 1, maxLength: 64 },
  calendar: { required: true, enum: ["gregorian","persian"] },
};
