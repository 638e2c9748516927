import type { Notices } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markNeedsReconnect } from '../gmail/markNeedsReconnect.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { readingOf } from './list.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'bell@example.org');
}, 120_000);
afterAll(() => server.close());

const BELL = '/api/notices/';
const bellOf = async ({ api }: Pick<SignedUp, 'api'>) => (await api<Notices>('GET', BELL)).body;
const read = ({ api }: Pick<SignedUp, 'api'>, up_to: number) => api<Notices>('POST', `${BELL}read/`, { up_to });

/** Something that happened to drafts of a person at one moment. */
const letters = (userId: number, event: string, drafts: readonly number[], at = new Date()) =>
  server.db
    .insertInto('events')
    .values(
      drafts.map((draft) => ({
        at,
        user_id: userId,
        actor: 'product',
        draft_id: draft,
        draft_version: 1,
        event,
        to_state: 'needs_review',
      })),
    )
    .execute();

let counter = 0;
const newcomer = () => server.signUp(`bell.${(counter += 1)}@example.org`);

describe('the bell', () => {
  it('tells that a run ended, with its bot', async () => {
    expect(await bellOf(owner)).toMatchObject({
      notices: [{ kind: 'run_finished', name: 'Everything', bot: owner.bot, professor: null, count: 1, read: false }],
      unread: 1,
    });
  });

  it('tells that Gmail must be reconnected, once, with the address', async () => {
    const disconnect = () =>
      server.db.transaction().execute((trx) => markNeedsReconnect(server.deps, trx, owner.gmail, new Date()));
    await disconnect();
    await disconnect();
    const { notices } = await bellOf(owner);
    expect(notices.filter(({ kind }) => kind === 'account_disconnected')).toEqual([
      expect.objectContaining({ name: expect.stringContaining('@'), bot: null }),
    ]);
  });

  it.each([
    ['bounce', 'bounced'],
    ['refuse', 'approval_withdrawn'],
    ['interrupt', 'approval_withdrawn'],
    ['reject', 'not_sent'],
    ['lose', 'sent_unknown'],
  ])('tells of the event %s as %s, with the professor', async (event, kind) => {
    await letters(owner.user.id, event, [owner.draft]);
    expect((await bellOf(owner)).notices[0]).toMatchObject({
      kind,
      professor: owner.professor,
      name: expect.any(String),
      count: 1,
    });
  });

  it('tells of many approvals that were withdrawn at one moment in one line', async () => {
    await letters(owner.user.id, 'withdraw', [owner.draft, 900_001, 900_002], new Date('2030-01-01T00:00:00Z'));
    expect((await bellOf(owner)).notices[0]).toMatchObject({
      kind: 'approval_withdrawn',
      count: 3,
      name: null,
      professor: null,
    });
  });

  it.each(['edit', 'approve', 'unapprove', 'skip', 'accept', 'claim', 'send'])('is silent about %s', async (event) => {
    const person = await newcomer();
    await letters(person.user.id, event, [1]);
    expect(await bellOf(person)).toEqual({ notices: [], unread: 0 });
  });

  it('names nothing of a draft that is gone or of another person', async () => {
    const person = await newcomer();
    await letters(person.user.id, 'bounce', [owner.draft]);
    expect((await bellOf(person)).notices).toEqual([
      expect.objectContaining({ kind: 'bounced', name: null, professor: null, bot: null }),
    ]);
  });

  it('is read through indexes, however many events, runs and accounts there are', async () => {
    const plan: string[] = [];
    await server.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`explain ${readingOf(owner.user.id)}`.execute(trx);
      plan.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
    });
    const text = plan.join('\n');
    // Which index is taken depends on how much the tables hold.
    expect(text).toContain('Index');
    expect(text).not.toContain('Seq Scan');
  });

  it('lists at most thirty', async () => {
    const person = await newcomer();
    for (let n = 0; n < 35; n += 1) await letters(person.user.id, 'bounce', [1], new Date(Date.UTC(2026, 0, 1, 0, n)));
    expect((await bellOf(person)).notices).toHaveLength(30);
  });
});

describe('reading', () => {
  it('marks what was seen, keeps it read, and leaves what comes later unread', async () => {
    const person = await newcomer();
    await letters(person.user.id, 'bounce', [1], new Date('2026-01-01T00:00:00Z'));
    await letters(person.user.id, 'reject', [1], new Date('2026-01-02T00:00:00Z'));
    const [newest, oldest] = (await bellOf(person)).notices;
    expect((await read(person, oldest?.id ?? 0)).body.unread).toBe(1);
    expect((await read(person, newest?.id ?? 0)).body.unread).toBe(0);
    expect((await read(person, oldest?.id ?? 0)).body.unread).toBe(0);
    await letters(person.user.id, 'lose', [1]);
    expect(await bellOf(person)).toMatchObject({ unread: 1 });
  });

  it('the highest number there is does not read the future', async () => {
    const person = await newcomer();
    expect((await read(person, 2_147_483_647)).status).toBe(200);
    await letters(person.user.id, 'bounce', [1]);
    expect((await read(person, 2_147_483_647)).body.unread).toBe(0);
    await letters(person.user.id, 'bounce', [1]);
    expect((await bellOf(person)).unread).toBe(1);
  });

  it('is of one person alone', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    for (const { user } of [one, other]) await letters(user.id, 'bounce', [1]);
    await read(one, 2_147_483_647);
    expect((await bellOf(other)).unread).toBe(1);
  });

  it.each([[{}], [{ up_to: 0 }], [{ up_to: -1 }], [{ up_to: 'x' }], [{ up_to: 2 ** 31 }]])(
    'a body of %j is refused',
    async (body) => {
      expect((await owner.api('POST', `${BELL}read/`, body)).status).toBe(400);
    },
  );
});
