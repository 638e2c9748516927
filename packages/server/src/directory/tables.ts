import type { Generated } from 'kysely';

/** Where a row of the directory comes from. */
export type DirectorySource = 'sample' | 'openalex';

export interface DirectoryMetaTable {
  key: string;
  value: string;
}

export interface DirectoryUniversitiesTable {
  id: Generated<number>;
  source: DirectorySource;
  /** Stable inside its source: the sample's slug, or a ROR id. */
  external_id: string;
  name: string;
  city: string;
  country_id: number;
  country_code: string;
  domain: string | null;
  world_rank: number | null;
  country_rank: number | null;
  rank_source: string;
  rank_date: string;
  search_key: string;
}

export interface DirectoryPeopleTable {
  id: Generated<number>;
  source: DirectorySource;
  external_id: string;
  university_id: number;
  full_name: string;
  department: string;
  field: string;
  topics: string[];
  h_index: number | null;
  /** How many works are known in all, of which the publications here are the recent ones. */
  works_count: number;
  email: string | null;
  homepage_url: string | null;
  scholar_url: string | null;
  linkedin_url: string | null;
  researchgate_url: string | null;
  /** The search key of field and topics, which candidates are found by. */
  topics_key: string;
}

export interface DirectoryPublicationsTable {
  id: Generated<number>;
  person_id: number;
  title: string;
  venue: string;
  year: number;
  published_on: string;
  url: string;
  abstract_sentence: string;
}

/** The tables of migration 0003. */
export interface DirectoryTables {
  directory_meta: DirectoryMetaTable;
  directory_universities: DirectoryUniversitiesTable;
  directory_people: DirectoryPeopleTable;
  directory_publications: DirectoryPublicationsTable;
}
