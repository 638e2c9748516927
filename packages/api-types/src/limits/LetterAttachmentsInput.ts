/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['LetterAttachmentsInput']> = {
  cv: { required: true, enum: ["none","kept","current"] },
  proposal: { required: true, nullable: true, minimum: 1, maximum: 2147483647 },
};
