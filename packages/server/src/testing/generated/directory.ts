import { type Kysely, sql } from 'kysely';
import { countryByCode } from '../../directory/countries.ts';
import { insertPeople } from '../../directory/sample/seed.ts';
import { searchKey } from '../../directory/searchKey.ts';
import { generatedStaffs } from './people.ts';

/** Puts many invented universities of the United States into the directory. Answers their ids and the country's. */
export async function addUniversities<Tables>(
  db: Kysely<Tables>,
  count: number,
): Promise<{ ids: number[]; countryId: number }> {
  const country = countryByCode('US');
  if (!country) throw new Error('There is no such country');
  const { rows } = await sql<{ id: number }>`
    insert into directory_universities
      (source, external_id, name, city, country_id, country_code, world_rank, country_rank, rank_source, rank_date, search_key)
    select 'sample', 'measure-' || n, 'University of Measure ' || n, 'Measure', ${country.id}, ${country.code}, 1000 + n, 1000 + n,
      'Measure', '2026-01-01', ${searchKey('University of Measure')} || ' ' || n
    from generate_series(1, ${count}::int) n
    returning id`.execute(db);
  return { ids: rows.map(({ id }) => id), countryId: country.id };
}

/** Gives each of these universities so many generated people. */
export async function addStaff<Tables>(db: Kysely<Tables>, ids: readonly number[], each: number): Promise<void> {
  const raw = db as unknown as Kysely<unknown>;
  const { rows } = await sql<{ key: string }>`
    select external_id as key from directory_universities where id = any(${[...ids]}::int[]) order by id`.execute(raw);
  for (const staff of generatedStaffs(
    rows.map(({ key }) => key),
    each,
  ))
    await insertPeople(raw, staff);
  await sql`analyze directory_universities, directory_people, directory_publications`.execute(raw);
}
