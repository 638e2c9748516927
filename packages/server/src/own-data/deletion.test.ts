import type { AccountExport, Bot, BotRun, EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { award } from '../rewards/earn.ts';
import { holdRun } from '../testing/holdRun.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { type SignedUp, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { requeueDeletions } from './jobs.ts';

const DELETE = '/api/account/delete/';

/** What each table is to the deletion of an account. A new table fails the test until it is named here. */
const TABLES = {
  /** Its rows of the person, found by `user_id`, are there before and gone afterwards. */
  theirs: [
    'approvals',
    'bot_results',
    'bot_runs',
    'bots',
    'contacts',
    'devices',
    'do_not_contact',
    'email_drafts',
    'events',
    'exports',
    'files',
    'gmail_accounts',
    'idempotency_keys',
    'language_model_consents',
    'language_model_usage',
    'match_scores',
    'media',
    'messages',
    'notice_reads',
    'oauth_states',
    'password_resets',
    'person_clocks',
    'professors',
    'profile_entries',
    'profile_imports',
    'rewards',
    'sessions',
  ],
  /** The same, without that column; `rowsOf` says how they are found. */
  theirsOtherwise: ['export_parts', 'replaced_tokens', 'system_mail', 'users'],
  /** Keyed hashes, and grants until Google has taken them back. */
  kept: ['attempts', 'grants_to_revoke', 'kept_refusals'],
  /** Nobody's. */
  common: [
    'directory_cache',
    'directory_meta',
    'directory_people',
    'directory_publications',
    'directory_universities',
    'installation',
    'kysely_migration',
    'kysely_migration_lock',
  ],
  /** What the real Google keeps: the mailbox is the person's, and outlives the account here. */
  googles: ['stand_in_drafts', 'stand_in_messages', 'stand_in_oidc'],
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

/** Every table of the database, by the catalogue. */
async function tables(): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    server.db,
  );
  return rows;
}

/** The tables with a row that holds one of these texts, and that is not what Google keeps. */
async function tablesThatHold(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, name } of await tables()) {
    if ((TABLES.googles as readonly string[]).includes(name)) continue;
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} t where ${sql.join(
        texts.map((text) => sql`t::text ilike ${`%${text}%`}`),
        sql` or `,
      )} limit 1`.execute(server.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function rowsOf(name: string, { user }: SignedUp, sessions: readonly number[]): Promise<number> {
  const where = {
    users: sql`id = ${user.id}`,
    export_parts: sql`export_id in (select id from exports where user_id = ${user.id})`,
    system_mail: sql`to_email = ${user.email}`,
    replaced_tokens: sql`session_id = any(${sessions}::int[])`,
  }[name];
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(name)} where ${where ?? sql`user_id = ${user.id}`}`.execute(server.db);
  return rows[0]?.n ?? 0;
}

const isGone = (userId: number) =>
  until('the account is deleted', async () => {
    const row = await server.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    return row === undefined;
  });

/** Adds what a person who has used everything has besides what `createOwner` makes. */
async function useEverything(owner: Owner): Promise<void> {
  const { db } = server;
  const { api, user } = owner;
  const draft = `/api/emails/email-drafts/${owner.draft}`;
  for (const act of ['approve', 'send']) {
    const answer = await api('POST', `${draft}/${act}/`, {}, { 'idempotency-key': `${act} once` });
    if (answer.status !== 200) throw new Error(`${act} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  // The job that sends it may have been quicker than the request.
  const received_on = await until('it is sent', async () => {
    const { body } = await api<EmailDraft>('GET', `${draft}/`);
    return body.sent_at?.slice(0, 10) ?? null;
  });
  const answered = await api('PUT', `${draft}/answer/`, { kind: 'later', received_on });
  if (answered.status !== 200) throw new Error(`answer answered ${answered.status}: ${JSON.stringify(answered.body)}`);
  const form = new FormData();
  // The smallest PNG: one pixel.
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('photo', new File([Buffer.from(png, 'base64')], 'photo.png', { type: 'image/png' }));
  const photo = await api('PATCH', '/api/auth/me/', form);
  if (photo.status !== 200) throw new Error(`The photo answered ${photo.status}: ${JSON.stringify(photo.body)}`);
  await server.api('POST', '/api/auth/password/reset/', { email: user.email });
  await api('POST', '/integrations/api/gmail/connect/', {});
  const login = await server.api<{ refresh: string }>('POST', '/api/auth/login/', {
    email: user.email,
    password: TEST_PASSWORD,
    rotate: true,
  });
  await server.api('POST', '/api/auth/refresh/', { refresh: login.body.refresh });
  const at = new Date();
  await award(db, user.id, 'bot-created', 'one', { xp: 10, coins: 1 });
  await db.insertInto('notice_reads').values({ user_id: user.id, read_to: 1 }).execute();
  await db
    .insertInto('language_model_consents')
    .values({ user_id: user.id, host: 'model.example', model: 'one', wording: 1, given_at: at })
    .execute();
  await db
    .insertInto('language_model_usage')
    .values({ user_id: user.id, day: '2026-11-20', calls: 1, tokens: 10, cost: 0 })
    .execute();
  await api('POST', '/api/account/export/');
  await until(
    'the archive is there',
    async () => (await api<AccountExport>('GET', '/api/account/export/')).body.state === 'ready',
  );
  await until('the link is stored', async () => (await rowsOf('password_resets', owner, [])) > 0);
}

describe('OWN-03 the deletion of an account', () => {
  it('leaves nothing of the person in any table of the database, and everything of others', async () => {
    const owner = await createOwner(server, 'leaving@example.org');
    const other = await createOwner(server, 'staying@example.org');
    await useEverything(owner);
    const named = Object.values(TABLES).flat() as string[];
    const all = await tables();
    expect(all.filter(({ schema }) => schema === 'public').map(({ name }) => name)).toEqual(named.toSorted());
    expect([...new Set(all.map(({ schema }) => schema))]).toEqual(['pgboss', 'public']);

    const sessions = (
      await server.db.selectFrom('sessions').select('id').where('user_id', '=', owner.user.id).execute()
    ).map(({ id }) => id);
    const theirs = [...TABLES.theirs, ...TABLES.theirsOtherwise];
    const counts = async (of: SignedUp) =>
      Promise.all(theirs.map(async (name) => [name, await rowsOf(name, of, of === owner ? sessions : [])] as const));
    for (const [name, rows] of await counts(owner)) expect(rows, `the test makes a row of ${name}`).toBeGreaterThan(0);
    const names = ['leaving@example.org', 'nymoen.of.leaving'];
    expect((await tablesThatHold(names)).length).toBeGreaterThan(2);
    const ofOther = JSON.stringify(await counts(other));

    const answer = await owner.api(
      'POST',
      DELETE,
      { word: 'Delete', password: TEST_PASSWORD },
      { 'accept-language': 'fa' },
    );
    expect(answer).toMatchObject({ status: 202, body: { detail: expect.stringContaining('در حال حذف') } });
    await isGone(owner.user.id);

    for (const [name, rows] of await counts(owner)) expect(rows, `rows of ${name}`).toBe(0);
    expect(await tablesThatHold(names)).toEqual([]);
    expect(JSON.stringify(await counts(other))).toBe(ofOther);
    expect((await server.db.selectFrom('kept_refusals').selectAll().execute()).length).toBeGreaterThan(0);
    await until('no grant waits', async () => {
      const grants = await server.db.selectFrom('grants_to_revoke').select('id').execute();
      return grants.length === 0;
    });
    expect((await owner.api('GET', '/api/auth/me/')).status).toBe(401);
  }, 120_000);

  it('ends every session and every way in at once, and gives the address free', async () => {
    const person = await server.signUp('again@example.org');
    expect((await person.api('POST', DELETE, { word: 'حذف', password: TEST_PASSWORD })).status).toBe(202);
    expect((await person.api('GET', '/api/auth/me/')).status).toBe(401);
    expect((await server.api('POST', '/api/auth/refresh/', { refresh: person.refresh })).status).toBe(401);
    const login = { email: 'again@example.org', password: TEST_PASSWORD };
    expect((await server.api('POST', '/api/auth/login/', login)).status).toBe(401);
    expect((await server.signUp('again@example.org')).user.id).not.toBe(person.user.id);
    await isGone(person.user.id);
  });

  it('asks for the word and for the password, and says on which field', async () => {
    const person = await server.signUp('proof@example.org');
    const asked = async (body: object) => {
      const answer = await person.api('POST', DELETE, body);
      return [answer.status, Object.keys(answer.body).filter((key) => !['detail', 'code'].includes(key))];
    };
    expect(await asked({ word: 'yes', password: TEST_PASSWORD })).toEqual([400, ['word']]);
    expect(await asked({ password: TEST_PASSWORD })).toEqual([400, ['word']]);
    expect(await asked({ word: 'delete' })).toEqual([400, ['password']]);
    expect(await asked({ word: 'delete', password: 'wrong' })).toEqual([400, ['password']]);
    expect(await asked({ word: 'delete', id_token: 'no token' })).toEqual([400, ['id_token']]);
    for (let n = 0; n < 9; n++) await asked({ word: 'delete', password: `guess ${n}` });
    expect((await asked({ word: 'delete', password: TEST_PASSWORD }))[0]).toBe(429);
    expect((await person.api('GET', '/api/auth/me/')).status).toBe(200);
  });

  it('is taken up again although its job has failed', async () => {
    const { user } = await server.signUp('failed@example.org');
    const key = `account-${user.id}`;
    await server.deps.jobs.send(
      server.db,
      'account-deletion',
      { userId: user.id },
      { key, startAfter: new Date(Date.now() + 3_600_000) },
    );
    await sql`update pgboss.job set state = 'failed' where singleton_key = ${key}`.execute(server.db);
    await server.db.updateTable('users').set({ deleting_at: new Date() }).where('id', '=', user.id).execute();
    await requeueDeletions(server.deps);
    expect(await isGone(user.id)).toBe(true);
  });

  it('ends a run that is at work, and the run leaves no job behind', async () => {
    const person = await createOwner(server, 'running@example.org');
    const { body } = await person.api<{ bot: Bot; run: BotRun }>('POST', '/bots/create/', {
      name: 'At work',
      gmail_account: person.gmail,
      num_professors: 50,
      advanced_filters: { research_area: 'Structural Engineering' },
    });
    const letGo = await holdRun({ connectionString: server.way.url }, body.bot.id);
    onTestFinished(letGo);
    const answer = person.api('POST', DELETE, { word: 'delete', password: TEST_PASSWORD });
    await letGo();
    expect((await answer).status).toBe(202);
    await isGone(person.user.id);
    const job = await until('the job of the run has ended', async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'bot-run' and (data ->> 'runId')::int = ${body.run.id}`.execute(
        server.db,
      );
      return rows.find(({ state }) => state !== 'created' && state !== 'active' && state !== 'retry');
    });
    expect(job.state).toBe('completed');
    expect(await server.db.selectFrom('bot_runs').select('id').where('id', '=', body.run.id).execute()).toEqual([]);
  }, 120_000);
});
