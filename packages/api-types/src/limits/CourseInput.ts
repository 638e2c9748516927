/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['CourseInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  course_title: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  course_type: { required: true, enum: ["Online","In-person","Workshop"] },
  year_start: { required: true, minimum: 1000, maximum: 9999 },
  institution: { nullable: true, maxLength: 300 },
  course_description: { nullable: true, maxLength: 10000 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  course_title_en: { nullable: true, maxLength: 300 },
  institution_en: { nullable: true, maxLength: 300 },
  course_description_en: { nullable: true, maxLength: 10000 },
};
