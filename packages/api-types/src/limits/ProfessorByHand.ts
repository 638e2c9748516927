/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ProfessorByHand']> = {
  full_name: { required: true, minLength: 1, maxLength: 200, pattern: "\\S" },
  university_name: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  university_country: { nullable: true, maxLength: 200 },
  email: { nullable: true, maxLength: 254 },
  homepage_url: { nullable: true, maxLength: 2000 },
  first_doi: { nullable: true, maxLength: 2000 },
  second_doi: { nullable: true, maxLength: 2000 },
  another: {},
};
