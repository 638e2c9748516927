import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../testing/database.ts';
import { migrate, migrations } from '../migrate.ts';

let db: Kysely<unknown>;
let close: () => Promise<void>;

/** A database before addresses were canonicalised. */
beforeEach(async () => {
  ({ db, close } = await emptyDatabase());
  for (const extension of ['pg_trgm', 'unaccent', 'citext'])
    await sql`create extension ${sql.raw(extension)}`.execute(db);
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0010'));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => before } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
});
afterEach(() => close());

const now = '2026-11-18T10:00:00Z';
const user = async (email: string, verified = false): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, email_verified_at) values (${email}, ${verified ? now : null}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
};
const forbid = (userId: number | null, recipient: string, reason: string) =>
  sql`insert into do_not_contact (user_id, recipient, reason) values (${userId}, ${recipient}, ${reason})`.execute(db);
const contact = (userId: number, key: string, recipient: string, outcome = 'sent', season = 2026) =>
  sql`
    insert into contacts (user_id, person_key, recipient, season, outcome, mode, message_id)
    values (${userId}, ${key}, ${recipient}, ${season}, ${outcome}, 'direct', ${`<${key}>`})`.execute(db);
const professor = (userId: number, key: string, email: string | null) =>
  sql`insert into professors (user_id, person_key, full_name, email) values (${userId}, ${key}, 'Jane Doe', ${email})`.execute(
    db,
  );
const all = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db)).rows;
const up = () => migrate(db);

describe('stored addresses', () => {
  it('R11 keep every entry of a list, once per mailbox, and the reason that nobody takes back', async () => {
    const [owner, other] = [await user('a@b.example'), await user('c@b.example')];
    for (const email of ['no@mail。uni.example', 'NO@mail.uni.example', 'n\u00ADo@mail.uni..example.'])
      await forbid(owner, email, 'user');
    await forbid(owner, 'ｎｏ@mail.uni.example', 'bounce');
    await forbid(owner, 'jane.doe@gmail.com', 'user');
    await forbid(owner, 'janedoe+x@googlemail.com', 'user');
    await forbid(other, 'no@mail.uni.example', 'user');
    await forbid(null, 'no@mail\u200B.uni.example', 'lab');
    await forbid(other, 'nobody at all', 'user');
    await up();
    const entries = await all(sql<{ user_id: number | null; recipient: string; reason: string }>`
      select user_id, recipient, reason from do_not_contact order by user_id, id`);
    expect(entries).toEqual([
      { user_id: owner, recipient: 'no@mail.uni.example', reason: 'bounce' },
      { user_id: owner, recipient: 'jane.doe@gmail.com', reason: 'user' },
      { user_id: other, recipient: 'no@mail.uni.example', reason: 'user' },
      { user_id: null, recipient: 'no@mail.uni.example', reason: 'lab' },
    ]);
  });

  it('R6 forget no contact, also where one person had two', async () => {
    const [owner, other] = [await user('a@b.example'), await user('c@b.example')];
    await contact(owner, 'one', 'twice@uni。example');
    await contact(owner, 'two', 'twice@uni.example');
    await contact(owner, 'three', 'twice@uni.example', 'failed');
    await contact(owner, 'four', 'Twice@uni.example', 'sent', 2025);
    await contact(other, 'one', 'twice@uni.example');
    await contact(other, 'odd', 'nobody at all');
    await up();
    const contacts = await all(sql<{ user_id: number; mailbox: string; repeated: boolean; season: number }>`
      select user_id, person_key, mailbox, repeated from contacts order by id`);
    expect(contacts).toEqual([
      { user_id: owner, person_key: 'one', mailbox: 'twice@uni.example', repeated: false },
      { user_id: owner, person_key: 'two', mailbox: 'twice@uni.example', repeated: true },
      { user_id: owner, person_key: 'three', mailbox: 'twice@uni.example', repeated: false },
      { user_id: owner, person_key: 'four', mailbox: 'twice@uni.example', repeated: false },
      { user_id: other, person_key: 'one', mailbox: 'twice@uni.example', repeated: false },
      { user_id: other, person_key: 'odd', mailbox: 'contact-6@address.invalid', repeated: false },
    ]);
    const claim = (recipient: string) =>
      sql`insert into contacts (user_id, person_key, recipient, season) values (${owner}, 'new', ${recipient}, 2026)`.execute(
        db,
      );
    await expect(claim('twice@uni.example')).rejects.toThrow(/contacts_mailbox_season/);
    await expect(claim('NEW@uni.example')).rejects.toThrow(/email_address/);
  });

  it('keep each account; of several with one address the proven one has it, else the one that spells it right', async () => {
    const ids = {
      squatter: await user('owner@uni。example'),
      owner: await user('owner@uni.example'),
      early: await user('proven@uni.example'),
      proven: await user('proven@uni。example', true),
      calm: await user('Calm@uni.example'),
      none: await user('نسرین@uni.example'),
    };
    await up();
    const users = await all(sql<{ id: number; email: string }>`select id, email from users order by id`);
    expect(Object.fromEntries(users.map(({ id, email }) => [id, email]))).toEqual({
      [ids.squatter]: `account-${ids.squatter}@address.invalid`,
      [ids.owner]: 'owner@uni.example',
      [ids.early]: `account-${ids.early}@address.invalid`,
      [ids.proven]: 'proven@uni.example',
      [ids.calm]: 'calm@uni.example',
      [ids.none]: `account-${ids.none}@address.invalid`,
    });
  });

  it('of professors and approvals are mended alike, so that what was approved may leave', async () => {
    const owner = await user('a@b.example');
    await professor(owner, 'one', 'Jane。Doe@Uni。example'.replace('。', '.'));
    await professor(owner, 'two', 'nobody at all');
    await professor(owner, 'three', null);
    await sql`
      insert into email_drafts (user_id, professor_id, subject, body, written_by, state)
      select user_id, id, '', '', 'person', 'approved' from professors where person_key = 'one'`.execute(db);
    await sql`
      insert into approvals (draft_id, user_id, draft_version, recipient, subject, body)
      select id, user_id, 1, 'Jane.Doe@Uni。example', '', '' from email_drafts`.execute(db);
    await up();
    expect(await all(sql`select email, mailbox from professors order by id`)).toEqual([
      { email: 'jane.doe@uni.example', mailbox: 'jane.doe@uni.example' },
      { email: null, mailbox: null },
      { email: null, mailbox: null },
    ]);
    expect(await all(sql`select recipient from approvals`)).toEqual([{ recipient: 'jane.doe@uni.example' }]);
  });

  it('of referees are mended where they are addresses, and stay as they were where not', async () => {
    const owner = await user('a@b.example');
    for (const email of ['Ref@Uni。example', 'by phone only'])
      await sql`
        insert into profile_entries (user_id, section, fields)
        values (${owner}, 'references', ${JSON.stringify({ reference_name: 'R', reference_email: email })})`.execute(
        db,
      );
    await up();
    expect(await all(sql`select fields from profile_entries order by id`)).toEqual([
      { fields: { reference_name: 'R', reference_email: 'ref@uni.example' } },
      { fields: { reference_name: 'R', reference_email: 'by phone only' } },
    ]);
  });
});

it('the mailbox of an address leaves out what Gmail does not read, and nothing of others', async () => {
  await up();
  const pairs = {
    'j.a.n.e+x+y@gmail.com': 'jane@gmail.com',
    'jane@googlemail.com': 'jane@gmail.com',
    '+x@gmail.com': '@gmail.com',
    'j.ane+x@uni.example': 'j.ane+x@uni.example',
    'j.ane+x@gmail.com.example': 'j.ane+x@gmail.com.example',
    'j.ane@notgmail.com': 'j.ane@notgmail.com',
  };
  const rows = await all(sql<{ address: string; mailbox: string }>`
    select address, mailbox_of(address) as mailbox from unnest(${Object.keys(pairs)}::text[]) as address`);
  expect(Object.fromEntries(rows.map(({ address, mailbox }) => [address, mailbox]))).toEqual(pairs);
});
