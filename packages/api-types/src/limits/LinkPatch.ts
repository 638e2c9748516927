/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['LinkPatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  link_type: { enum: ["GitHub","LinkedIn","Scholar","ResearchGate","Other"] },
  url: { minLength: 1, maxLength: 2000, pattern: "\\S" },
};
