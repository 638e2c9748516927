/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['AwardPatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  award_title: { minLength: 1, maxLength: 300, pattern: "\\S" },
  year: { minimum: 1000, maximum: 9999 },
  award_description: { nullable: true, maxLength: 10000 },
  awarding_organization: { nullable: true, maxLength: 300 },
  award_title_en: { nullable: true, maxLength: 300 },
  awarding_organization_en: { nullable: true, maxLength: 300 },
  award_description_en: { nullable: true, maxLength: 10000 },
};
