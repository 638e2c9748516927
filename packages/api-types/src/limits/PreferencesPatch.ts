/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['PreferencesPatch']> = {
  language: { nullable: true, enum: ["en","fa"] },
  calendar: { nullable: true, enum: ["gregorian","persian"] },
  digits: { nullable: true, enum: ["latin","persian"] },
  theme: { nullable: true, enum: ["light","dark"] },
};
