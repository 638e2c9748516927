/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['TeachingExperiencePatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  teaching_title: { minLength: 1, maxLength: 300, pattern: "\\S" },
  course_title: { minLength: 1, maxLength: 300, pattern: "\\S" },
  institution: { minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { minimum: 1000, maximum: 9999 },
  teaching_description: { nullable: true, maxLength: 10000 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  is_current: { nullable: true },
  teaching_title_en: { nullable: true, maxLength: 300 },
  course_title_en: { nullable: true, maxLength: 300 },
  institution_en: { nullable: true, maxLength: 300 },
  teaching_description_en: { nullable: true, maxLength: 10000 },
};
