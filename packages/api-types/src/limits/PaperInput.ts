/** Made from the contract by `npm run gen`. */
import type { Limits } from './Limits.ts';
import type { components } from '../schema.d.ts';

export const limits: Limits<components['schemas']['PaperInput']> = {
  position: { minimum: 1, maximum: 1000000 },
  title: { required: true, minLength: 1, maxLength: 300, pattern: "\\S" },
  year: { required: true, minimum: 1000, maximum: 9999 },
  abstract: { nullable: true, maxLength: 10000 },
  url: { nullable: true, maxLength: 2000 },
  journal_conference_name: { nullable: true, maxLength: 300 },
  doi: { nullable: true, maxLength: 300 },
  authors: { nullable: true, maxLength: 2000 },
  own_author: { nullable: true, maxLength: 300 },
  result: { nullable: true, maxLength: 600 },
  result_en: { nullable: true, maxLength: 600 },
  title_en: { nullable: true, maxLength: 300 },
  journal_conference_name_en: { nullable: true, maxLength: 300 },
  authors_en: { nullable: true, maxLength: 2000 },
};
