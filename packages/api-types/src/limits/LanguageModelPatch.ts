/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['LanguageModelPatch']> = {
  consent: { required: true },
  host: { maxLength: 300 },
  model: { maxLength: 200 },
};
