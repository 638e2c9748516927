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

/** One page of the person's professors. Missing values come last in every order; ties are ordered by id. */
export async function listProfessors(
  db: Db,
  userId: number,
  filter: ProfessorFilter,
): Promise<{ results: Professor[]; count: number }> {
  let query = db.selectFrom('professors').where('professors.user_id', '=', userId);
  for (const word of searchKey(filter.search ?? '').split(' ')) {
    if (word !== '') query = query.where('professors.search_key', 'like', likePattern(word));
  }
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
  if (areas.length > 0) {
    query = query.where((is) => is.or(areas.map((area) => is('professors.search_key', 'like', likePattern(area)))));
  }

  const ordering = filter.ordering ?? '-h_index';
  const size = filter.page_size ?? 20;
  const [{ count }, rows] = await Promise.all([
    query
      .modifyFront(prepared)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
    query
      .leftJoinLateral(newestScore(db).as('newest'), (join) => join.onTrue())
      .modifyFront(prepared)
      .select(professorColumns)
      .select('newest.match_score')
      .select(contactColumns(db))
      .orderBy(nullsLast(columns[ordering.replace('-', '') as keyof typeof columns], ordering.startsWith('-')))
      .orderBy('professors.id')
      .limit(size)
      .offset(size * ((filter.page ?? 1) - 1))
      .execute(),
  ]);
  return { results: rows.map(toProfessor), count };
}
