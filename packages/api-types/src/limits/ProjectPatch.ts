/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ProjectPatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  project_title: { minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { minimum: 1000, maximum: 9999 },
  project_description: { nullable: true, maxLength: 10000 },
  project_role: { nullable: true, maxLength: 300 },
  technologies_used: { nullable: true, maxLength: 2000 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  is_current: { nullable: true },
  result: { nullable: true, maxLength: 600 },
  result_en: { nullable: true, maxLength: 600 },
  project_title_en: { nullable: true, maxLength: 300 },
  project_role_en: { nullable: true, maxLength: 300 },
  project_description_en: { nullable: true, maxLength: 10000 },
  technologies_used_en: { nullable: true, maxLength: 2000 },
};
