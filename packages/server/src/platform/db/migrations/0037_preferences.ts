import { type Kysely, sql } from 'kysely';

/** How a person wants to read the product, on every device; null is no choice (OWN-01). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column language text check (language in ('en', 'fa')),
      add column calendar text check (calendar in ('gregorian', 'persian')),
      add column digits text check (digits in ('latin', 'persian')),
      add column theme text check (theme in ('light', 'dark'))`.execute(db);
}
