import type { components } from '@peyk/api-types';
import { lists } from '@peyk/api-types/lists';
import { readContract } from '../platform/http/contract.ts';

type Schemas = components['schemas'];

/** The lists (specification 7) and the operations of each, from the contract. They differ only in their fields, which it defines too. */
export const SECTIONS = lists;

export type SectionDescription = (typeof SECTIONS)[number];
export type SectionName = SectionDescription['section'];

/** The entries of every list. */
export type Sections = { [D in SectionDescription as D['section']]: Schemas[D['schema']][] };

/** The stored fields of an entry, besides its id. */
export interface SectionFields {
  names: string[];
  /** Fields that an entry must have. */
  required: string[];
  /** Whether entries can be in progress, i.e. without an end year. */
  hasCurrent: boolean;
  /** A field whose value is unique in the list, in whatever spelling. */
  unique: string | null;
}

/** The fields of a list's entries, derived from the contract so that the two cannot diverge. */
export function fieldsOf(description: SectionDescription): SectionFields {
  const { schemas } = (
    readContract() as unknown as {
      components: { schemas: Record<string, { properties?: object; required?: string[] }> };
    }
  ).components;
  const { properties = {}, required = [] } = schemas[`${description.schema}Input`] ?? {};
  const names = Object.keys(properties).filter((name) => name !== 'version' && name !== 'position');
  return {
    names,
    required,
    hasCurrent: names.includes('is_current'),
    unique: names.includes('interest_name') ? 'interest_name' : null,
  };
}
