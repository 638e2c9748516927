/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['DegreeInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  degree_type: { required: true, enum: ["BSc","Master","PhD","Post-PhD","Associate","Diploma","Certification"] },
  field_of_study: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  university_name: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { required: true, minimum: 1000, maximum: 9999 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  gpa: { nullable: true, maxLength: 20, minimum: 0, maximum: 1000 },
  is_current: { nullable: true },
  thesis_title: { nullable: true, maxLength: 300 },
  thesis_abstract: { nullable: true, maxLength: 10000 },
  result: { nullable: true, maxLength: 600 },
  result_en: { nullable: true, maxLength: 600 },
  field_of_study_en: { nullable: true, maxLength: 300 },
  university_name_en: { nullable: true, maxLength: 300 },
  thesis_title_en: { nullable: true, maxLength: 300 },
};
