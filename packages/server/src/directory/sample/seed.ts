import { type Kysely, sql } from 'kysely';
import { countryByCode } from '../countries.ts';
import { searchKey } from '../searchKey.ts';
import { storeUniversities } from '../storedUniversities.ts';
import { type SamplePerson, sampleStaffs } from './people.ts';
import { rankDate, rankSource, sampleUniversities } from './universities.ts';

/** Increase it whenever the tables or generators of the sample change, so that installations load the new version. */
export const sampleVersion = '1';
const metaKey = 'sample_version';
/** Any number that no other advisory lock of this database uses. */
const lock = 770_301;

function countryOf(code: string): number {
  const country = countryByCode(code);
  if (!country) throw new Error(`The sample names a country that the list has not: ${code}`);
  return country.id;
}

async function insertUniversities(db: Kysely<unknown>): Promise<void> {
  const rows = sampleUniversities.map((university) => ({
    external_id: university.slug,
    name: university.name,
    city: university.city,
    country_id: countryOf(university.country),
    country_code: university.country,
    domain: `${university.slug}.example`,
    world_rank: university.worldRank,
    country_rank: university.countryRank,
    search_key: searchKey(university.name),
  }));
  await storeUniversities(db, 'sample', { source: rankSource, date: rankDate }, rows);
}

/** Maximum people per statement: all at once would double the memory use of a new installation. */
const SLICE = 400;

async function insertAllPeople(db: Kysely<unknown>): Promise<void> {
  let slice: SamplePerson[] = [];
  for (const staff of sampleStaffs()) {
    slice.push(...staff);
    if (slice.length < SLICE) continue;
    await insertPeople(db, slice);
    slice = [];
  }
  await insertPeople(db, slice);
}

async function insertPeople(db: Kysely<unknown>, people: readonly SamplePerson[]): Promise<void> {
  const rows = people.map((person) => ({
    external_id: person.key,
    slug: person.universitySlug,
    full_name: person.fullName,
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
      (source, external_id, university_id, full_name, department, field, topics, h_index, works_count, email, homepage_url, topics_key)
    select 'sample', r.external_id, u.id, r.full_name, r.department, r.field, r.topics, r.h_index, r.works_count, r.email, r.homepage_url,
      r.topics_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (external_id text, slug text, full_name text, department text, field text, topics text[], h_index int, works_count int, email text,
       homepage_url text, topics_key text)
    join directory_universities u on u.source = 'sample' and u.external_id = r.slug
    order by r.external_id`.execute(db);
  const publications = people.flatMap((person) =>
    person.publications.map((publication) => ({
      key: person.key,
      title: publication.title,
      venue: publication.venue,
      published_on: publication.publishedOn,
      url: publication.url,
      abstract_sentence: publication.abstractSentence,
    })),
  );
  await sql`
    insert into directory_publications (person_id, title, venue, year, published_on, url, abstract_sentence)
    select p.id, r.title, r.venue, extract(year from r.published_on)::int, r.published_on, r.url, r.abstract_sentence
    from jsonb_to_recordset(${JSON.stringify(publications)}::jsonb) as r
      (key text, title text, venue text, published_on date, url text, abstract_sentence text)
    join directory_people p on p.source = 'sample' and p.external_id = r.key`.execute(db);
}

/**
 * Loads the bundled sample into the directory tables, unless this version is already there. Universities keep their ids across versions;
 * people are replaced, and users' records refer to their keys. Safe when several processes start at once.
 */
export async function seedSampleDirectory<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    const { rows } = await sql<{ value: string }>`select value from directory_meta where key = ${metaKey}`.execute(
      transaction,
    );
    if (rows[0]?.value === sampleVersion) return;
    const raw = transaction as unknown as Kysely<unknown>;
    await sql`delete from directory_people where source = 'sample'`.execute(raw);
    await insertUniversities(raw);
    const slugs = sampleUniversities.map((university) => university.slug);
    await sql`delete from directory_universities where source = 'sample' and external_id <> all(${slugs}::text[])`.execute(
      raw,
    );
    await insertAllPeople(raw);
    await sql`
      insert into directory_meta (key, value) values (${metaKey}, ${sampleVersion})
      on conflict (key) do update set value = excluded.value`.execute(raw);
    // Without fresh statistics the first searches of a new installation scan whole tables.
    await sql`analyze directory_universities, directory_people, directory_publications`.execute(raw);
  });
}
