import type { Professor } from '@peyk/api-types';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { prepared } from '../platform/db/prepared.ts';
import { countryByName } from '../directory/countries.ts';
import { likePattern, searchKey } from '../directory/searchKey.ts';
import { topicsOf } from './topicsOf.ts';
import { contactColumns, newestScore, nullsLast, professorColumns, toProfessor } from './toProfessor.ts';

export interface ProfessorFilter {
  /** Every word must occur in name, department, university or interests. */
  search?: string;
  university_name?: string;
  country_name?: string;
  department?: string;
  min_h_index?: number;
  min_match_score?: number;
  /** Comma-separated; at least one must occur. */
  research_interests?: string;
  ordering?: 'h_index' | '-h_index' | 'full_name' | '-full_name' | 'match_score' | '-match_score';
  page?: number;
  page_size?: number;
}

const columns = {
  h_index: 'professors.h_index',
  full_name: 'professors.full_name',
  match_score: 'newest.match_score',
} as const;

const contains = (column: string, text: string) =>
  sql<boolean>`unaccent(${sql.ref(column)}) ilike unaccent(${likePattern(text.trim())})`;

/** What the index of trigrams can find: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Whether a key holds the word. One without a trigram is looked for in a way that does not lead the planner to that index. */
const holds = (word: string) =>
  TRIGRAM.test(word)
    ? sql<boolean>`professors.search_key like ${likePattern(word)}`
    : sql<boolean>`strpos(professors.search_key, ${word}) > 0`;

/** The two indexes of a search: keys of at most this length are read out of the index itself (migration 0041). */
const KEY_KINDS = [
  sql<boolean>`octet_length(professors.search_key) <= 2000`,
  sql<boolean>`octet_length(professors.search_key) > 2000`,
] as const;

/** The person's professors that pass the filter, in parts that do not overlap. */
function matching(db: Db, userId: number, filter: ProfessorFilter) {
  let query = db.selectFrom('professors').where('professors.user_id', '=', userId);
  const words = searchKey(filter.search ?? '')
    .split(' ')
    .filter((word) => word !== '');
  for (const word of words) query = query.where(holds(word));
  if (filter.university_name?.trim())
    query = query.where(contains('professors.university_name', filter.university_name));
  if (filter.department?.trim()) query = query.where(contains('professors.department', filter.department));
  const country = filter.country_name?.trim();
  if (country) {
    const code = countryByName(country)?.code ?? '';
    query = query.where((is) =>
      is.or([is('professors.country_code', '=', code), contains('professors.university_country', country)]),
    );
  }
  if (filter.min_h_index !== undefined && filter.min_h_index > 0)
    query = query.where('professors.h_index', '>=', filter.min_h_index);
  if (filter.min_match_score !== undefined && filter.min_match_score > 0) {
    query = query.where(newestScore(db), '>=', Math.ceil(filter.min_match_score));
  }
  const areas = topicsOf(filter.research_interests)
    .map(searchKey)
    .filter((area) => area !== '');
  if (areas.length > 0) query = query.where((is) => is.or(areas.map(holds)));
  return words.length + areas.length > 0 ? KEY_KINDS.map((kind) => query.where(kind)) : [query];
}

type Part = ReturnType<typeof matching>[number];

/** The rows of several queries as one. */
const inOne = <Query extends { unionAll: (other: Query) => Query }>([first, ...others]: readonly Query[]): Query => {
  if (!first) throw new Error('A search has a part');
  return others.reduce((all, other) => all.unionAll(other), first);
};

/** The records of these ids in their order. */
async function recordsOf(db: Db, ids: readonly number[]): Promise<Professor[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('professors')
    .leftJoinLateral(newestScore(db).as('newest'), (join) => join.onTrue())
    .modifyFront(prepared)
    .select(professorColumns)
    .select('newest.match_score')
    .select(contactColumns(db))
    .where(sql<boolean>`professors.id = any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toProfessor(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One page of the person's professors. Missing values come last in every order; ties are ordered by id.
 *
 * A search is not a prepared query: how often a word occurs decides which index is the right one, and a plan that is kept knows no word.
 */
export async function listProfessors(
  db: Db,
  userId: number,
  filter: ProfessorFilter,
): Promise<{ results: Professor[]; count: number }> {
  const parts = matching(db, userId, filter);
  const isSearch = parts.length > 1;
  const ordering = filter.ordering ?? '-h_index';
  const column = ordering.replace('-', '') as keyof typeof columns;
  const descending = ordering.startsWith('-');
  const size = filter.page_size ?? 20;
  const offset = size * ((filter.page ?? 1) - 1);

  const firstOf = (part: Part) =>
    db
      .selectFrom(
        part
          .$if(column === 'match_score', (query) =>
            query.leftJoinLateral(newestScore(db).as('newest'), (join) => join.onTrue()),
          )
          .select(['professors.id', sql.ref(columns[column]).as('value')])
          .orderBy(nullsLast(columns[column], descending))
          .orderBy('professors.id')
          .limit(size + offset)
          .as('part'),
      )
      .select(['part.id', 'part.value']);
  const found = await db
    .selectFrom(inOne(parts.map(firstOf)).as('found'))
    .select('found.id')
    .orderBy(nullsLast('found.value', descending))
    .orderBy('found.id')
    .limit(size)
    .offset(offset)
    .$if(!isSearch, (query) => query.modifyFront(prepared))
    .execute();
  const counted = async (): Promise<number> => {
    const counts = parts.map((part) => part.select(sql<number>`count(*)::int`.as('count')));
    const all = await inOne(counts)
      .$if(!isSearch, (query) => query.modifyFront(prepared))
      .execute();
    return all.reduce((sum, { count }) => sum + count, 0);
  };
  // A page that is not full is the last one, so that nobody else has to be looked for.
  const isLast = found.length < size && (found.length > 0 || offset === 0);
  const [results, count] = await Promise.all([
    recordsOf(
      db,
      found.map(({ id }) => id),
    ),
    isLast ? offset + found.length : counted(),
  ]);
  return { results, count };
}
