/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['SkillPatch']> = {
  position: { minimum: 1, maximum: 1000000 },
  skill_name: { minLength: 1, maxLength: 200, pattern: "\\S" },
  skill_level: { enum: ["Beginner","Intermediate","Advanced","Expert"] },
  skill_type: { enum: ["Technical","Soft","Language"] },
  skill_name_en: { nullable: true, maxLength: 200 },
};
