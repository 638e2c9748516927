/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['EmailAnswerInput']> = {
  kind: { required: true, enum: ["interested","not_recruiting","apply_through_portal","later","out_of_office","stop","other"] },
  received_on: { required: true, format: "date" },
};
