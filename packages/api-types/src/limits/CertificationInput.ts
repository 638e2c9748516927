/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['CertificationInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  certification_name: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  issuing_organization: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  year_obtained: { required: true, minimum: 1000, maximum: 9999 },
  expiration_date: { nullable: true, pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
  certification_name_en: { nullable: true, maxLength: 300 },
  issuing_organization_en: { nullable: true, maxLength: 300 },
};
