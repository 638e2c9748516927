/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['AdvancedFilters']> = {
  research_area: { minLength: 1, maxLength: 300, pattern: "\\S" },
  research_areas: { maxItems: 50 },
  target_country_name: { nullable: true, maxLength: 200 },
  selected_countries: { maxItems: 300 },
  continent: { nullable: true, maxLength: 200 },
  subcontinent: { nullable: true, maxLength: 200 },
  selected_universities: { maxItems: 500 },
  search_mode: { enum: ["world","local","name"] },
  min_rank: { nullable: true, minimum: 1 },
  max_rank: { nullable: true, minimum: 1 },
  university_query: { nullable: true, maxLength: 300 },
  min_publications: { nullable: true, minimum: 0 },
  description: { nullable: true, maxLength: 10000 },
  run_interval: { nullable: true, minimum: 1 },
  max_targets: { nullable: true, minimum: 1 },
};
