import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { countryById } from './countries.ts';
import type { DirectorySource, DirectoryUniversity, UniversityFilter, UniversityPage } from './directory.ts';
import { likePattern, searchKey } from './searchKey.ts';

/** A university as its source describes it. */
export interface UniversityRow {
  /** The source's id; our own id stays bound to it. */
  external_id: string;
  name: string;
  city: string;
  country_id: number;
  country_code: string;
  domain: string | null;
  world_rank: number | null;
  country_rank: number | null;
  search_key: string;
}

/** Inserts or updates the universities of a source; `ranks` is the publisher of the ranking and its date. */
export async function storeUniversities(
  db: QueryExecutorProvider,
  source: DirectorySource,
  ranks: { source: string; date: string },
  rows: readonly UniversityRow[],
): Promise<void> {
  await sql`
    insert into directory_universities
      (source, external_id, name, city, country_id, country_code, domain, world_rank, country_rank, rank_source, rank_date, search_key)
    select ${source}::text, r.external_id, r.name, r.city, r.country_id, r.country_code, r.domain, r.world_rank, r.country_rank,
      ${ranks.source}, ${ranks.date}::date, r.search_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (external_id text, name text, city text, country_id int, country_code text, domain text, world_rank int, country_rank int, search_key text)
    on conflict (source, external_id) do update set
      name = excluded.name, city = excluded.city, country_id = excluded.country_id, country_code = excluded.country_code,
      domain = excluded.domain, world_rank = excluded.world_rank, country_rank = excluded.country_rank,
      rank_source = excluded.rank_source, rank_date = excluded.rank_date, search_key = excluded.search_key`.execute(db);
}

/** The universities of one source that match the filter, from the stored table. */
export async function storedUniversities(
  db: Db,
  source: DirectorySource,
  filter: UniversityFilter,
): Promise<UniversityPage> {
  let query = db.selectFrom('directory_universities').where('source', '=', source);
  if (filter.ids) query = query.where('id', '=', sql<number>`any(${[...filter.ids]}::int[])`);
  if (filter.countryIds) query = query.where('country_id', '=', sql<number>`any(${[...filter.countryIds]}::int[])`);
  if (filter.name !== undefined) query = query.where('search_key', 'like', likePattern(searchKey(filter.name)));
  if (filter.rank) {
    const column = filter.rank.scope === 'world' ? 'world_rank' : 'country_rank';
    query = query.where(column, '>=', filter.rank.min).where(column, '<=', filter.rank.max);
  }
  let list = query
    .select(['id', 'name', 'city', 'country_id', 'country_code', 'world_rank', 'country_rank', 'rank_source'])
    .select(sql<string>`to_char(rank_date, 'YYYY-MM-DD')`.as('rank_date'))
    .orderBy(sql`world_rank nulls last, name, id`);
  if (filter.pageSize !== undefined) {
    list = list.limit(filter.pageSize).offset(filter.pageSize * (Math.max(1, filter.page ?? 1) - 1));
  }
  const items = (await list.execute()).map((row): DirectoryUniversity => ({
    id: row.id,
    name: row.name,
    city: row.city,
    countryId: row.country_id,
    countryCode: row.country_code,
    countryName: countryById(row.country_id)?.name ?? row.country_code,
    worldRank: row.world_rank,
    countryRank: row.country_rank,
    rankSource: row.rank_source,
    rankDate: row.rank_date,
    sample: source === 'sample',
  }));
  if (filter.pageSize === undefined) return { items, total: items.length };
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { items, total: count };
}

/** How many universities of one source each country has, by country id. */
export async function storedUniversityCounts(db: Db, source: DirectorySource): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('directory_universities')
    .select(['country_id', sql<number>`count(*)::int`.as('count')])
    .where('source', '=', source)
    .groupBy('country_id')
    .execute();
  return new Map(rows.map(({ country_id, count }) => [country_id, count]));
}
