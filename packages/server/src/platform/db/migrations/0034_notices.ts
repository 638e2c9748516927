import { type Kysely, sql } from 'kysely';

/** How far each person has read what the bell tells of. What happened before there was a bell counts as read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_reads (
      user_id int primary key references users on delete cascade,
      read_to int not null
    )`.execute(db);
  await sql`insert into notice_reads (user_id, read_to) select user_id, max(id) from events group by user_id`.execute(
    db,
  );
}
