import { type Kysely, sql } from 'kysely';

/**
 * The search of My Professors reads the keys of one person out of an index, in the order of the list, without their records. An entry of an
 * index has room for 2,700 bytes, so longer keys have an index that leads to the records (`professors/list.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index professors_found on professors (user_id, h_index desc nulls last, id) include (search_key)
    where octet_length(search_key) <= 2000`.execute(db);
  await sql`
    create index professors_found_long on professors (user_id, h_index desc nulls last, id)
    where octet_length(search_key) > 2000`.execute(db);
  // Without it, one key in three is thought to be that long.
  await sql`create statistics professors_key_length on (octet_length(search_key)) from professors`.execute(db);
}
