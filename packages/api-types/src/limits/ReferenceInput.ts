/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['ReferenceInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  reference_name: { required: true, minLength: 1, maxLength: 200, pattern: "\\S" },
  reference_email: { required: true, minLength: 1, maxLength: 254, pattern: "\\S" },
  reference_position: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  reference_phone: { nullable: true, maxLength: 40 },
  reference_company: { nullable: true, maxLength: 300 },
  reference_relationship: { nullable: true, maxLength: 300 },
  reference_name_en: { nullable: true, maxLength: 200 },
  reference_position_en: { nullable: true, maxLength: 300 },
  reference_company_en: { nullable: true, maxLength: 300 },
  reference_relationship_en: { nullable: true, maxLength: 300 },
};
