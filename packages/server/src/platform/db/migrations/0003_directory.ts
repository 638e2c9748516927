import { type Kysely, sql } from 'kysely';

/** Universities, potential supervisors and their recent publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory_meta (
      key text primary key,
      value text not null
    )`.execute(db);
  await sql`
    create table directory_universities (
      id int generated always as identity primary key,
      source text not null check (source in ('sample', 'openalex')),
      external_id text not null,
      name text not null,
      city text not null,
      country_id int not null,
      country_code text not null check (country_code ~ '^[A-Z]{2}$'),
      domain text,
      world_rank int check (world_rank > 0),
      country_rank int check (country_rank > 0),
      rank_source text not null,
      rank_date date not null,
      search_key text not null,
      unique (source, external_id)
    )`.execute(db);
  await sql`create index directory_universities_world on directory_universities (source, country_id, world_rank, id)`.execute(
    db,
  );
  await sql`create index directory_universities_local on directory_universities (source, country_id, country_rank, id)`.execute(
    db,
  );
  await sql`create index directory_universities_search on directory_universities using gin (search_key gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create table directory_people (
      id int generated always as identity primary key,
      source text not null check (source in ('sample', 'openalex')),
      external_id text not null,
      university_id int not null references directory_universities on delete cascade,
      full_name text not null,
      department text not null,
      field text not null,
      topics text[] not null,
      h_index int check (h_index >= 0),
      works_count int not null default 0,
      email text,
      homepage_url text,
      scholar_url text,
      linkedin_url text,
      researchgate_url text,
      topics_key text not null,
      unique (source, external_id)
    )`.execute(db);
  await sql`create index directory_people_university on directory_people (university_id, id)`.execute(db);
  await sql`
    create table directory_publications (
      id int generated always as identity primary key,
      person_id int not null references directory_people on delete cascade,
      title text not null,
      venue text not null,
      year int not null,
      published_on date not null,
      url text not null,
      abstract_sentence text not null
    )`.execute(db);
  await sql`create index directory_publications_person on directory_publications (person_id, published_on desc)`.execute(
    db,
  );
}
