/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ResearchExperienceInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  research_title: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  institution: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { required: true, minimum: 1000, maximum: 9999 },
  research_description: { nullable: true, maxLength: 10000 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  is_current: { nullable: true },
  result: { nullable: true, maxLength: 600 },
  result_en: { nullable: true, maxLength: 600 },
  research_title_en: { nullable: true, maxLength: 300 },
  institution_en: { nullable: true, maxLength: 300 },
  research_description_en: { nullable: true, maxLength: 10000 },
};
