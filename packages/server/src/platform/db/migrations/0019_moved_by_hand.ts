import { type Kysely, sql } from 'kysely';

/**
 * Whether the person moved an entry to its place: a CV has the order of a list with such an entry. A rank alone does not say it, because an
 * entry that is restored after its removal has one too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries add column moved boolean not null default false`.execute(db);
  await sql`update profile_entries set moved = true where rank is not null`.execute(db);
}
