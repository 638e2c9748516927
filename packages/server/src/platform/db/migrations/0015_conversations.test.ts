import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../testing/database.ts';
import { migrate, migrations } from '../migrate.ts';

let db: Kysely<unknown>;
let close: () => Promise<void>;
let owner: number;
let other: number;

/** A database in which a contact and its message are one row. */
beforeEach(async () => {
  ({ db, close } = await emptyDatabase());
  for (const extension of ['pg_trgm', 'unaccent', 'citext'])
    await sql`create extension ${sql.raw(extension)}`.execute(db);
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => before } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const { rows } = await sql<{ id: number }>`
    insert into users (email) values ('a@b.example'), ('c@b.example') returning id`.execute(db);
  [owner, other] = rows.map(({ id }) => id) as [number, number];
});
afterEach(() => close());

const all = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db)).rows;
const moment = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 10, minute)).toISOString();

interface Old {
  user?: number;
  key?: string;
  recipient?: string;
  season?: number;
  outcome: string;
  failure?: string;
  minute: number;
}
const write = ({ user = owner, key = 'jane', recipient = 'jane@uni.example', season = 2026, ...old }: Old) =>
  sql`
    insert into contacts (user_id, person_key, recipient, season, outcome, mode, message_id, failure, attempts, provider_draft_id,
        provider_message_id, send_begun_at, sweep_at, bounced_at, bounce_status, department_key, university_key, created_at, finished_at)
      values (${user}, ${key}, ${recipient}, ${season}, ${old.outcome}, 'draft', ${`<${old.minute}>`}, ${old.failure ?? null}, 3, 'd1',
        'm1', ${moment(1)}, ${moment(2)}, ${moment(3)}, '5.1.1', 'department', 'university', ${moment(old.minute)},
        ${old.outcome === 'sending' ? null : moment(old.minute + 1)})`.execute(db);

const contacts = () =>
  all(sql`
    select user_id, person_key, recipient, season, claimed_at::text, released_at is null as stands from contacts order by user_id, season, person_key`);
const messages = () =>
  all(sql<{ of: string; message_id: string; state: string }>`
    select contact.person_key || ' ' || contact.season as of, message.message_id, message.state, message.failure, message.released_for,
        message.taken_back_at is not null as taken
      from messages message join contacts contact on contact.id = message.contact_id
     where message.user_id = contact.user_id order by message.id`);

describe('deliveries from before contacts and messages were two', () => {
  it('R6 leave one contact of each person and season, which counts as long as something may have reached them', async () => {
    await write({ outcome: 'failed', failure: 'not accepted', minute: 10 });
    await write({ outcome: 'sent', minute: 20 });
    await write({ key: 'ali', recipient: 'ali@uni.example', outcome: 'failed', failure: 'denied', minute: 30 });
    await write({ key: 'ali', recipient: 'ali2@uni.example', outcome: 'failed', failure: 'limit', minute: 32 });
    await write({ outcome: 'unknown', failure: 'taken back', season: 2025, minute: 40 });
    await write({ user: other, outcome: 'sending', minute: 50 });
    await migrate(db);
    expect(await contacts()).toEqual(
      [
        { user_id: owner, person_key: 'jane', recipient: 'jane@uni.example', season: 2025, stands: true },
        { user_id: owner, person_key: 'ali', recipient: 'ali2@uni.example', season: 2026, stands: false },
        { user_id: owner, person_key: 'jane', recipient: 'jane@uni.example', season: 2026, stands: true },
        { user_id: other, person_key: 'jane', recipient: 'jane@uni.example', season: 2026, stands: true },
      ].map((row) => expect.objectContaining(row)),
    );
    expect(await messages()).toEqual([
      {
        of: 'jane 2026',
        message_id: '<10>',
        state: 'failed',
        failure: null,
        released_for: 'not_accepted',
        taken: false,
      },
      { of: 'jane 2026', message_id: '<20>', state: 'sent', failure: null, released_for: null, taken: false },
      { of: 'ali 2026', message_id: '<30>', state: 'failed', failure: null, released_for: 'denied', taken: false },
      { of: 'ali 2026', message_id: '<32>', state: 'failed', failure: null, released_for: 'limit', taken: false },
      { of: 'jane 2025', message_id: '<40>', state: 'unknown', failure: null, released_for: null, taken: true },
      { of: 'jane 2026', message_id: '<50>', state: 'sending', failure: null, released_for: null, taken: false },
    ]);
  });

  it('keep everything that is known of them', async () => {
    await write({ outcome: 'failed', failure: 'failureRefused', minute: 20 });
    await migrate(db);
    expect(await all(sql`select * from messages`)).toEqual([
      {
        id: expect.any(Number),
        contact_id: expect.any(Number),
        user_id: owner,
        kind: 'first',
        direction: 'out',
        state: 'failed',
        approval_id: null,
        gmail_account_id: null,
        mode: 'draft',
        attempts: 3,
        provider_draft_id: 'd1',
        provider_message_id: 'm1',
        provider_thread_id: null,
        message_id: '<20>',
        in_reply_to: null,
        failure: 'refused',
        released_for: null,
        taken_back_at: null,
        send_begun_at: new Date(moment(1)),
        sweep_at: new Date(moment(2)),
        bounced_at: new Date(moment(3)),
        bounce_status: '5.1.1',
        created_at: new Date(moment(20)),
        finished_at: new Date(moment(21)),
        answer_kind: null,
        received_on: null,
        by_hand: false,
      },
    ]);
    expect(await all(sql`select * from contacts`)).toEqual([
      {
        id: expect.any(Number),
        user_id: owner,
        person_key: 'jane',
        recipient: 'jane@uni.example',
        mailbox: 'jane@uni.example',
        season: 2026,
        department_key: 'department',
        university_key: 'university',
        repeated: false,
        claimed_at: new Date(moment(20)),
        released_at: new Date(moment(21)),
      },
    ]);
  });
});

describe('the database refuses', () => {
  const claim = (key: string, recipient = `${key}@uni.example`, released: string | null = null) =>
    sql<{ id: number }>`
      insert into contacts (user_id, person_key, recipient, season, released_at)
        values (${owner}, ${key}, ${recipient}, 2026, ${released}) returning id`.execute(db);
  const message = (contact: number, kind: string, state: string, mode: string | null = 'direct') =>
    sql`
      insert into messages (contact_id, user_id, kind, state, mode, message_id)
        values (${contact}, ${owner}, ${kind}, ${state}, ${mode}, '<m@peyk>')`.execute(db);
  beforeEach(() => migrate(db));

  it('R6 a second claim on a person or a mailbox in a season, unless nothing reached them', async () => {
    await claim('jane');
    await expect(claim('jane', 'elsewhere@uni.example')).rejects.toThrow(/contacts_person_season/);
    await expect(claim('same-address', 'jane@uni.example')).rejects.toThrow(/contacts_mailbox_season/);
    await claim('given-back', 'jane@uni.example', moment(1));
  });

  it.each(['first', 'follow_up'])(
    'a second live %s under one contact, and takes one after a failed one',
    async (kind) => {
      const { rows } = await claim('jane');
      const id = rows[0]?.id ?? 0;
      await message(id, kind, 'failed');
      await message(id, kind, 'failed');
      await message(id, kind, 'sent');
      for (const state of ['sending', 'sent', 'unknown'])
        await expect(message(id, kind, state), state).rejects.toThrow(/messages_one_live/);
      await message(id, kind === 'first' ? 'follow_up' : 'first', 'unknown');
    },
  );

  it('a message that came in as one that is sent, and one that went out as received', async () => {
    const { rows } = await claim('jane');
    const id = rows[0]?.id ?? 0;
    for (const kind of ['reply', 'auto_reply', 'delivery_report']) {
      await message(id, kind, 'received', null);
      await message(id, kind, 'received', null);
      await expect(message(id, kind, 'sent', null)).rejects.toThrow(/check constraint/);
    }
    await expect(message(id, 'first', 'received')).rejects.toThrow(/check constraint/);
    await expect(message(id, 'first', 'sent', null)).rejects.toThrow(/check constraint/);
  });

  it('A-130 a second open draft of one kind to a professor, and takes one beside what was sent', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into professors (user_id, person_key, full_name) values (${owner}, 'jane', 'Jane Doe') returning id`.execute(
      db,
    );
    const draft = (kind: string, state: string) =>
      sql`
        insert into email_drafts (user_id, professor_id, subject, body, written_by, state, kind)
          values (${owner}, ${rows[0]?.id}, '', '', 'person', ${state}, ${kind})`.execute(db);
    await draft('first', 'sent');
    await draft('first', 'sent');
    await draft('first', 'skipped');
    await draft('follow_up', 'needs_review');
    for (const kind of ['first', 'follow_up'])
      await expect(draft(kind, 'needs_review')).rejects.toThrow(/email_drafts_one_open/);
  });
});

it('what held the key of a sentence holds its code', async () => {
  const keys = { failure: ['failureBotStopped', 'failureUnknown', null], delay: [null, 'delayGmailLimit', 'delayCap'] };
  for (const [place, failure] of keys.failure.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into professors (user_id, person_key, full_name) values (${owner}, ${String(place)}, 'Jane Doe') returning id`.execute(
      db,
    );
    await sql`
      insert into email_drafts (user_id, professor_id, subject, body, written_by, state, failure, delay)
        values (${owner}, ${rows[0]?.id}, '', '', 'person', 'approved', ${failure}, ${keys.delay[place]})`.execute(db);
  }
  for (const [place, reason] of ['GmailLimit', 'Google', null].entries())
    await sql`
      insert into gmail_accounts (user_id, email, google_subject, state, held_reason)
        values (${owner}, ${`g${place}@gmail.example`}, ${String(place)}, 'connected', ${reason})`.execute(db);
  const reasons = { paused_reason: 'pausedGmailReconnect', warning: 'warnNoAddress', error: 'runDirectoryOutage' };
  await sql`
    with bot as (
      insert into bots (user_id, name, status, num_professors, paused_reason)
        values (${owner}, 'Bot', 'Paused', 1, ${reasons.paused_reason}), (${owner}, 'Other', 'Draft', 1, null) returning id, user_id
    ), run as (
      insert into bot_runs (bot_id, user_id, dry_run, status, targets_limit, warning, error)
        select id, user_id, true, 'failed', 1, ${reasons.warning}, ${reasons.error} from bot returning id
    )
    insert into bot_results (run_id, professor_id, user_id, university_id, position, skipped_reason)
      select run.id, professor.id, ${owner}, 1, professor.id, case when professor.person_key = '0' then 'skippedDoNotContact' end
        from run cross join professors professor`.execute(db);
  await migrate(db);
  expect(await all(sql`select failure, delay from email_drafts order by id`)).toEqual([
    { failure: 'bot_stopped', delay: null },
    { failure: 'unknown', delay: 'gmail_limit' },
    { failure: null, delay: 'cap' },
  ]);
  expect(await all(sql`select held_reason from gmail_accounts order by id`)).toEqual([
    { held_reason: 'gmail_limit' },
    { held_reason: 'google' },
    { held_reason: null },
  ]);
  expect(await all(sql`select paused_reason from bots order by id`)).toEqual([
    { paused_reason: 'gmail_reconnect' },
    { paused_reason: null },
  ]);
  expect(await all(sql`select distinct warning, error from bot_runs`)).toEqual([
    { warning: 'no_address', error: 'directory_outage' },
  ]);
  expect(await all(sql`select distinct skipped_reason from bot_results order by 1`)).toEqual([
    { skipped_reason: 'do_not_contact' },
    { skipped_reason: null },
  ]);
});
