import { type Kysely, sql } from 'kysely';

/** Archives of everything that is a person's (OWN-02). In the database, so that any process can hand out what another one made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id int generated always as identity primary key,
      user_id int not null unique references users on delete cascade,
      state text not null check (state in ('working', 'ready', 'failed')),
      done int not null default 0,
      total int not null default 0,
      bytes bigint not null default 0,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`
    create table export_parts (
      export_id int not null references exports on delete cascade,
      position int not null,
      bytes bytea not null,
      primary key (export_id, position)
    )`.execute(db);
}
