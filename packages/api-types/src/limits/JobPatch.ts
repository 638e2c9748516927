/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['JobPatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  job_title: { minLength: 1, maxLength: 300, pattern: "\\S" },
  company_name: { minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { minimum: 1000, maximum: 9999 },
  job_description: { nullable: true, maxLength: 10000 },
  location: { nullable: true, maxLength: 300 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  is_current: { nullable: true },
  result: { nullable: true, maxLength: 600 },
  result_en: { nullable: true, maxLength: 600 },
  job_title_en: { nullable: true, maxLength: 300 },
  company_name_en: { nullable: true, maxLength: 300 },
  location_en: { nullable: true, maxLength: 300 },
  job_description_en: { nullable: true, maxLength: 10000 },
};
