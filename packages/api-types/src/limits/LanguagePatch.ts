/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['LanguagePatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  language_name: { minLength: 1, maxLength: 200, pattern: "\\S" },
  proficiency: { enum: ["Beginner","Intermediate","Advanced","Native"] },
  IELTS_score: { nullable: true, minimum: 0, maximum: 10000 },
  TOEFL_score: { nullable: true, minimum: 0, maximum: 10000 },
  PTE_score: { nullable: true, minimum: 0, maximum: 10000 },
  TOEIC_score: { nullable: true, minimum: 0, maximum: 10000 },
  GRE_score: { nullable: true, minimum: 0, maximum: 10000 },
  GMAT_score: { nullable: true, minimum: 0, maximum: 10000 },
  SAT_score: { nullable: true, minimum: 0, maximum: 10000 },
  language_name_en: { nullable: true, maxLength: 200 },
};
