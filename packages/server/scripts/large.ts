import { type Kysely, sql } from 'kysely';
import { countryByCode } from '../src/directory/countries.ts';
import { searchKey } from '../src/directory/searchKey.ts';

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

/** Gives each of these universities so many people: copies of the sample's own, so that texts are as long and as different as theirs. */
export async function addStaff<Tables>(db: Kysely<Tables>, ids: readonly number[], each: number): Promise<void> {
  await sql`
    with place as (select id, row_number() over (order by id) - 1 as n from unnest(${[...ids]}::int[]) id),
      model as (
        select person.*, row_number() over (order by person.id) - 1 as n from directory_people person
        where person.external_id like 'sample:%' order by person.id limit ${ids.length * each}
      ),
      copy as (
        insert into directory_people
          (source, external_id, university_id, full_name, department, field, topics, h_index, works_count, email, topics_key)
        select 'sample', 'measure:' || place.id || ':' || model.id, place.id, full_name, department, field, topics, h_index, works_count,
          'p' || place.id || '-' || model.id || '@measure.example', topics_key
        from model join place on place.n = model.n / ${each}
        returning id, external_id
      )
    insert into directory_publications (person_id, title, venue, year, published_on, url, abstract_sentence)
    select copy.id, title, venue, year, published_on, url, abstract_sentence
    from copy join directory_publications work on work.person_id = split_part(copy.external_id, ':', 3)::int`.execute(
    db,
  );
  await sql`analyze directory_universities, directory_people, directory_publications`.execute(db);
}

/** Gives the owner of this mail account so many bots, no two alike, each with three runs behind it. */
export async function addBots<Tables>(db: Kysely<Tables>, accountId: number, count: number): Promise<void> {
  await sql`
    with bot as (
      insert into bots
        (user_id, name, status, scheduled_since, num_professors, gmail_account_id, target_university_name, target_rank_max, advanced_filters)
      select account.user_id, 'Bot ' || n || ' of Measure', (array['Active', 'Active', 'Paused', 'Error'])[1 + n % 4], now(), 1 + n % 9,
        account.id, 'University of Measure ' || n, 1 + n % 500,
        jsonb_build_object('research_area', 'area ' || n % 40, 'target_country_name', 'Norway', 'max_rank', 1 + n % 500)
      from gmail_accounts account, generate_series(1, ${count}::int) n where account.id = ${accountId}
      returning id, user_id)
    insert into bot_runs (bot_id, user_id, dry_run, targets_limit, status, finished_at)
    select bot.id, bot.user_id, true, 5, 'finished', now() from bot, generate_series(1, 3)`.execute(db);
}
