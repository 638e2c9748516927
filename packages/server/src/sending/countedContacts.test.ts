import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DB } from '../platform/db/schema.ts';
import { type MailAtProvider, mailAtProvider } from '../testing/mailAtProvider.ts';
import { contactTimes, wasContacted } from './contacts.ts';

let mail: MailAtProvider;
beforeAll(async () => {
  mail = await mailAtProvider({ perDay: 0, perWeek: 0 });
  for (const table of ['contacts', 'messages', 'gmail_accounts'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(mail.deps.db);
});
afterAll(() => mail.close());

/** How many rows of this table the connection has read. */
async function readIn(trx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = ${table}
  `.execute(trx);
  return Number(rows[0]?.read ?? 0);
}

it('what a mailbox has sent is counted in one pass over new tables, of which the database knows nothing', async () => {
  const PEOPLE = 40;
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const owner = await mail.person();
    expect(await mail.acts.send(owner, await mail.draft(owner))).toBe('sent');
    people.push(owner);
  }
  const whose = await mail.deps.db
    .selectFrom('gmail_accounts')
    .select('google_subject as subject')
    .where('id', '=', people[20]?.accountId ?? 0)
    .executeTakeFirstOrThrow();
  const tables = ['contacts', 'messages', 'gmail_accounts'];
  await mail.deps.db.transaction().execute(async (trx) => {
    const before = await Promise.all(tables.map((table) => readIn(trx, table)));
    expect(await contactTimes(trx, whose, mail.clock.now)).toHaveLength(1);
    const stranger = { personKey: 'nobody', recipient: 'nobody@uni.example' };
    expect(await wasContacted(trx, whose, stranger, mail.clock.now)).toBe(false);
    for (const [index, table] of tables.entries())
      expect((await readIn(trx, table)) - (before[index] ?? 0), table).toBeLessThanOrEqual(2 * PEOPLE);
  });
});
