/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['CvInput']> = {
  format: { required: true, enum: ["html","pdf"] },
  research_interests: { required: true, minItems: 1, maxItems: 100 },
  force_regenerate: {},
  language: { enum: ["en","fa"] },
  layout: { enum: ["hanging","column"] },
  paper: { enum: ["a4","letter"] },
};
