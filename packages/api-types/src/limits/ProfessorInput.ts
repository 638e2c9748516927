/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ProfessorInput']> = {
  full_name: { required: true, minLength: 1, maxLength: 200, pattern: "\\S" },
  department: { nullable: true, maxLength: 300 },
  university_name: { nullable: true, maxLength: 300 },
  university_country: { nullable: true, maxLength: 200 },
  h_index: { nullable: true, minimum: 0, maximum: 10000 },
  research_interests: { nullable: true, maxLength: 10000 },
  email: { nullable: true, maxLength: 254 },
  linkedin_url: { nullable: true, maxLength: 2000 },
  google_scholar_url: { nullable: true, maxLength: 2000 },
  researchgate_url: { nullable: true, maxLength: 2000 },
  homepage_url: { nullable: true, maxLength: 2000 },
  related_recent_publications: { nullable: true, maxLength: 10000 },
  related_recent_publications_url: { nullable: true, maxLength: 2000 },
};
