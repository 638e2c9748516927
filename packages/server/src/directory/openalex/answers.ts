import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';

/** The fields of a response that Peyk reads; all others are ignored. */
export interface AnsweredInstitution {
  id: string;
  display_name: string;
  display_name_alternatives?: string[] | null;
  display_name_acronyms?: string[] | null;
  country_code?: string | null;
  homepage_url?: string | null;
  geo?: { city?: string | null } | null;
}

export interface AnsweredTopic {
  id: string;
  display_name: string;
}

export interface AnsweredAuthor {
  id: string;
  orcid?: string | null;
  display_name: string;
  works_count: number;
  summary_stats?: { h_index?: number | null } | null;
  last_known_institutions?: { id: string; lineage?: string[] | null }[] | null;
  topics?:
    | { id: string; display_name: string; count?: number | null; subfield?: { display_name: string } | null }[]
    | null;
}

export interface AnsweredWork {
  id: string;
  doi?: string | null;
  title?: string | null;
  publication_date?: string | null;
  is_retracted?: boolean | null;
  authorships: { author: { id?: string | null } }[];
  primary_location?: { landing_page_url?: string | null; source?: { display_name?: string | null } | null } | null;
  abstract_inverted_index?: Record<string, number[]> | null;
}

export interface AnsweredPage {
  meta: { count: number; next_cursor?: string | null };
  results: unknown[];
}

/** The short id at the end of an address such as https://openalex.org/A1. */
export const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const id = (letter: string) => ({ type: 'string', pattern: `^https://openalex\\.org/${letter}\\d+$` });
const name = { type: 'string', minLength: 1, maxLength: 1000 };
const maybe = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: object) => ({ type: 'array', items });
const object = (required: string[], properties: Record<string, object>) => ({ type: 'object', required, properties });
const text = maybe({ type: 'string' });
const count = { type: 'integer', minimum: 0 };

const schemas = {
  page: object(['meta', 'results'], {
    meta: object(['count'], { count, next_cursor: text }),
    results: { type: 'array', maxItems: 200 },
  }),
  institution: object(['id', 'display_name'], {
    id: id('I'),
    display_name: name,
    display_name_alternatives: maybe(list({ type: 'string' })),
    display_name_acronyms: maybe(list({ type: 'string' })),
    country_code: text,
    homepage_url: text,
    geo: maybe(object([], { city: text })),
  }),
  topic: object(['id', 'display_name'], { id: id('T'), display_name: name }),
  author: object(['id', 'display_name', 'works_count'], {
    id: id('A'),
    orcid: text,
    display_name: name,
    works_count: count,
    summary_stats: maybe(object([], { h_index: maybe(count) })),
    last_known_institutions: maybe(list(object(['id'], { id: id('I'), lineage: maybe(list({ type: 'string' })) }))),
    topics: maybe(
      list(
        object(['id', 'display_name'], {
          id: id('T'),
          display_name: name,
          count: maybe(count),
          subfield: maybe(object(['display_name'], { display_name: name })),
        }),
      ),
    ),
  }),
  work: object(['id', 'authorships'], {
    id: id('W'),
    doi: text,
    title: text,
    publication_date: maybe({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    is_retracted: maybe({ type: 'boolean' }),
    authorships: list(object(['author'], { author: object([], { id: text }) })),
    primary_location: maybe(object([], { landing_page_url: text, source: maybe(object([], { display_name: text })) })),
    abstract_inverted_index: maybe({ type: 'object', additionalProperties: list(count) }),
  }),
};

interface Kinds {
  page: AnsweredPage;
  institution: AnsweredInstitution;
  topic: AnsweredTopic;
  author: AnsweredAuthor;
  work: AnsweredWork;
}

const compiled = new Map<keyof Kinds, ValidateFunction>();
let ajv: Ajv2020.default | null = null;

/** Whether a response, or one item in it, has the documented shape. All data must pass this before use. */
export function isAnswer<K extends keyof Kinds>(kind: K, value: unknown): value is Kinds[K] {
  let check = compiled.get(kind);
  if (!check) {
    ajv ??= new Ajv2020.default({ strict: false });
    check = ajv.compile(schemas[kind]);
    compiled.set(kind, check);
  }
  return check(value);
}
