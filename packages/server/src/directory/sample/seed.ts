import { type Kysely, sql } from 'kysely';
import { countryByCode } from '../countries.ts';
import { searchKey } from '../searchKey.ts';
import { storeUniversities } from '../storedUniversities.ts';
import type { SamplePerson } from './people.ts';
import type { SampleUniversity } from './universities.ts';

/** Increase it whenever the sample changes, so that installations load the new version. */
export const sampleVersion = '3';
const metaKey = 'sample_version';
/** Any number that no other advisory lock of this database uses. */
const lock = 770_301;

function countryOf(code: string): number {
  const country = countryByCode(code);
  if (!country) throw new Error(`The sample names a country that the list has not: ${code}`);
  return country.id;
}

async function insertUniversities(
  db: Kysely<unknown>,
  universities: readonly SampleUniversity[],
  rank: { source: string; date: string },
): Promise<void> {
  const rows = universities.map((university) => ({
    external_id: university.key,
    name: university.name,
    city: university.city,
    country_id: countryOf(university.country),
    country_code: university.country,
    domain: `${university.key}.example`,
    world_rank: university.worldRank,
    country_rank: university.countryRank,
    search_key: searchKey(university.name),
  }));
  await storeUniversities(db, 'sample', rank, rows);
}

/** Maximum people per statement: all at once would double the memory use of a new installation. */
const SLICE = 150;

/** Adds people to the universities of the sample that have their keys. */
export async function insertPeople(db: Kysely<unknown>, people: readonly SamplePerson[]): Promise<void> {
  for (let start = 0; start < people.length; start += SLICE) await insertSlice(db, people.slice(start, start + SLICE));
}

async function insertSlice(db: Kysely<unknown>, people: readonly SamplePerson[]): Promise<void> {
  const rows = people.map((person) => ({
    external_id: person.key,
    university: person.universityKey,
    full_name: person.fullName,
    position: person.position,
    department: person.department,
    field: person.field,
    topics: person.topics,
    h_index: person.hIndex,
    works_count: person.worksCount,
    email: person.email,
    homepage_url: person.homepageUrl,
    topics_key: searchKey([person.field, ...person.topics].join(' | ')),
  }));
  await sql`
    insert into directory_people
      (source, external_id, university_id, full_name, position, department, field, topics, h_index, works_count, email, homepage_url,
       topics_key)
    select 'sample', r.external_id, u.id, r.full_name, r.position, r.department, r.field, r.topics, r.h_index, r.works_count, r.email,
      r.homepage_url, r.topics_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (external_id text, university text, full_name text, position text, department text, field text, topics text[], h_index int,
       works_count int, email text, homepage_url text, topics_key text)
    join directory_universities u on u.source = 'sample' and u.external_id = r.university
    order by r.external_id`.execute(db);
  const publications = people.flatMap((person) =>
    person.publications.map((publication) => ({
      key: person.key,
      title: publication.title,
      venue: publication.venue,
      published_on: publication.publishedOn,
      url: publication.url,
      abstract_sentence: publication.abstractSentence,
      abstract: publication.abstract,
      retracted: publication.retracted,
    })),
  );
  await sql`
    insert into directory_publications
      (person_id, title, venue, year, published_on, url, abstract_sentence, abstract, retracted)
    select p.id, r.title, r.venue, extract(year from r.published_on)::int, r.published_on, r.url, r.abstract_sentence, r.abstract,
      r.retracted
    from jsonb_to_recordset(${JSON.stringify(publications)}::jsonb) as r
      (key text, title text, venue text, published_on date, url text, abstract_sentence text, abstract text, retracted boolean)
    join directory_people p on p.source = 'sample' and p.external_id = r.key`.execute(db);
}

/**
 * Loads the bundled sample into the directory tables, unless this version is already there. Universities of both versions keep their ids,
 * others go with their people; users' records of them stay, and their bots find nothing there any more. Safe when several processes start
 * at once.
 */
export async function seedSampleDirectory<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    const { rows } = await sql<{ value: string }>`select value from directory_meta where key = ${metaKey}`.execute(
      transaction,
    );
    if (rows[0]?.value === sampleVersion) return;
    // Loaded here, since the many texts of the world would slow every other start down.
    const [{ samplePeople }, { rankDate, rankSource, sampleUniversities }] = await Promise.all([
      import('./people.ts'),
      import('./universities.ts'),
    ]);
    const raw = transaction as unknown as Kysely<unknown>;
    await sql`delete from directory_people where source = 'sample'`.execute(raw);
    await insertUniversities(raw, sampleUniversities, { source: rankSource, date: rankDate });
    const keys = sampleUniversities.map(({ key }) => key);
    await sql`delete from directory_universities where source = 'sample' and external_id <> all(${keys}::text[])`.execute(
      raw,
    );
    await insertPeople(raw, samplePeople());
    await sql`
      insert into directory_meta (key, value) values (${metaKey}, ${sampleVersion})
      on conflict (key) do update set value = excluded.value`.execute(raw);
    // Without fresh statistics the first searches of a new installation scan whole tables.
    await sql`analyze directory_universities, directory_people, directory_publications`.execute(raw);
  });
}
