/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['VolunteerInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  volunteer_title: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  job_description: { required: true, minLength: 1, maxLength: 10000, pattern: "\\S" },
  organization: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  year_start: { required: true, minimum: 1000, maximum: 9999 },
  year_end: { nullable: true, minimum: 1000, maximum: 9999 },
  volunteer_title_en: { nullable: true, maxLength: 300 },
  organization_en: { nullable: true, maxLength: 300 },
  job_description_en: { nullable: true, maxLength: 10000 },
};
