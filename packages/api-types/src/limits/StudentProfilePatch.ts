/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['StudentProfilePatch']> = {
  gender: { nullable: true, enum: ["Male","Female"] },
  phone: { nullable: true, maxLength: 40 },
  address: { nullable: true, maxLength: 2000 },
  photo_url: { nullable: true, maxLength: 2000 },
  latin_name: { nullable: true, maxLength: 200 },
  persian_name: { nullable: true, maxLength: 200 },
  address_en: { nullable: true, maxLength: 2000 },
  plan_season: { nullable: true, enum: ["winter","spring","summer","autumn"] },
  plan_year: { nullable: true, minimum: 1000, maximum: 9999 },
  plan_degree: { nullable: true, enum: ["PhD","Master","Postdoc"] },
  plan_funding: { nullable: true, enum: ["own","scholarship","position"] },
  plan_places: { nullable: true, maxLength: 300 },
};
