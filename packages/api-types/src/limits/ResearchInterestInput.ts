/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ResearchInterestInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  interest_name: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  subfield: { nullable: true, maxLength: 300 },
  question: { nullable: true, maxLength: 600 },
  question_en: { nullable: true, maxLength: 600 },
  interest_name_en: { nullable: true, maxLength: 300 },
  subfield_en: { nullable: true, maxLength: 300 },
};
