import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { countryById } from './countries.ts';
import type { DirectorySource, DirectoryUniversity, UniversityFilter, UniversityPage } from './directory.ts';
import { likePattern, searchKey } from './searchKey.ts';

/** The universities of one source that hold the filter, from the table that the source fills. */
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
