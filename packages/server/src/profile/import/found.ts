import type { components, ImportProblem } from '@peyk/api-types';
import type { SectionDescription } from '../sections.ts';

type Schemas = components['schemas'];

/** The fields of a new entry of each list. */
export type EntryInputs = { [D in SectionDescription as D['section']]: Schemas[`${D['schema']}Input`] };

/** An entry as it was read, within the limits of the contract. */
export interface FoundEntry<Section extends keyof EntryInputs = keyof EntryInputs> {
  section: Section;
  entry: EntryInputs[Section];
  /** The single names of a paper's authors, as `entry.authors` prints them. */
  authors?: readonly string[];
  /** The person, where the source says which author they are (an ORCID iD). */
  ownAuthor?: string | null;
}

/** What a file or a record holds, in its order. */
export interface Found {
  entries: { [Section in keyof EntryInputs]: FoundEntry<Section> }[keyof EntryInputs][];
  /** Whose record it is. */
  name: string | null;
  person: { phone: string | null; address: string | null } | null;
  problems: ImportProblem[];
  /** Parts that a profile has no place for. */
  leftOut: string[];
}

/** A problem without what it does not need. */
export const problem = (code: ImportProblem['code'], more: Partial<ImportProblem> = {}): ImportProblem => ({
  code,
  line: null,
  name: null,
  field: null,
  limit: null,
  ...more,
});
