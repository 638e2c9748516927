import type { EmailDraft, Import, Rewards, User } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { award, happened } from './earn.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'earner@example.org');
}, 120_000);
afterAll(() => server.close());

const REWARDS = '/api/student/rewards/';
const rewardsOf = async ({ api }: Pick<SignedUp, 'api'>) => (await api<Rewards>('GET', REWARDS)).body;
const earnedBy = async (person: Pick<SignedUp, 'api'>, rule: string) =>
  (await rewardsOf(person)).entries.filter((entry) => entry.rule === rule);
const questOf = async (person: Pick<SignedUp, 'api'>, rule: string) =>
  (await rewardsOf(person)).quests.find((quest) => quest.rule === rule);

let counter = 0;
const newcomer = () => server.signUp(`earner.${(counter += 1)}@example.org`);

describe('the ledger', () => {
  it('QST-01 XP, coins and level are the sum of its rows', async () => {
    const { xp, coins, level, entries, count } = await rewardsOf(owner);
    expect(entries).toHaveLength(count);
    expect(xp).toBe(entries.reduce((sum, entry) => sum + entry.xp, 0));
    expect(coins).toBe(entries.reduce((sum, entry) => sum + entry.coins, 0));
    expect((await owner.api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp, coins, level });
  });

  it('QST-01 a person who did nothing has an empty one', async () => {
    expect(await rewardsOf(await newcomer())).toMatchObject({
      xp: 0,
      coins: 0,
      level: 1,
      entries: [],
      count: 0,
      streak: { weeks: 0, resting: false },
      clock: { time_zone: 'UTC', calendar: 'gregorian' },
    });
  });

  it('QST-01 XP that are written beside the ledger do not count', async () => {
    const person = await newcomer();
    await award(server.db, person.user.id, 'bot-created', '1', { xp: 25, coins: 8 });
    await server.db
      .updateTable('users')
      .set({ xp: 9000, coins: 9000, level: 9 })
      .where('id', '=', person.user.id)
      .execute();
    expect(await rewardsOf(person)).toMatchObject({ xp: 25, coins: 8, level: 1 });
  });

  it('QST-01 a level is a thousand XP, and a row that is gone no longer counts', async () => {
    const person = await newcomer();
    await award(server.db, person.user.id, 'bot-created', '1', { xp: 2350, coins: 0 });
    expect(await rewardsOf(person)).toMatchObject({ xp: 2350, level: 3 });
    await server.db.deleteFrom('rewards').where('user_id', '=', person.user.id).execute();
    expect(await rewardsOf(person)).toMatchObject({ xp: 0, level: 1 });
  });

  it('QST-01 more XP than a number holds are the most it holds', async () => {
    const person = await newcomer();
    for (const reference of ['1', '2'])
      await award(server.db, person.user.id, 'bot-created', reference, { xp: 2_000_000_000, coins: 0 });
    expect(await rewardsOf(person)).toMatchObject({ xp: 2_147_483_647 });
  });

  it('QST-01 the same event twenty times at once is awarded once', async () => {
    const person = await newcomer();
    const once = () =>
      server.db.transaction().execute((trx) =>
        happened(trx, {
          userId: person.user.id,
          event: 'section_completed',
          subject: 'papers',
          actor: 'person',
          at: new Date(),
          once: '',
        }),
      );
    await Promise.all(Array.from({ length: 20 }, once));
    expect(await rewardsOf(person)).toMatchObject({ xp: 15, coins: 5, count: 1 });
  });

  it('QST-01 different events at once are all in the sum', async () => {
    const person = await newcomer();
    const sections = Array.from({ length: 12 }, (_, at) => `section ${at}`);
    await Promise.all(
      sections.map((subject) =>
        server.db.transaction().execute((trx) =>
          happened(trx, {
            userId: person.user.id,
            event: 'section_completed',
            subject,
            actor: 'person',
            at: new Date(),
            once: '',
          }),
        ),
      ),
    );
    expect(await rewardsOf(person)).toMatchObject({ xp: 12 * 15, coins: 12 * 5, count: 12 });
  });

  it('A-33 a new bot earns 25 XP and 8 coins once', async () => {
    expect(await earnedBy(owner, 'bot-created')).toEqual([expect.objectContaining({ xp: 25, coins: 8 })]);
  });

  it('QST-01 is not shown to another person', async () => {
    const stranger = await newcomer();
    expect((await rewardsOf(stranger)).entries).toEqual([]);
    expect((await server.api('GET', REWARDS)).status).toBe(401);
  });
});

describe('opening the paper that an email cites', () => {
  const path = () => `/api/emails/email-drafts/${owner.draft}/source-opened/`;
  const cited = async () => {
    const { body } = await owner.api<EmailDraft>('GET', `/api/emails/email-drafts/${owner.draft}/`);
    const url = body.evidence.find(({ kind }) => kind === 'publication')?.url;
    if (!url) throw new Error('The draft cites no publication.');
    return url;
  };

  it('QST-02 an address that the draft does not cite earns nothing', async () => {
    expect((await owner.api('POST', path(), { url: 'https://elsewhere.example/' })).status).toBe(204);
    expect(await earnedBy(owner, 'open-source')).toEqual([]);
  });

  it.each([[{}], [{ url: '' }], [{ url: 5 }], [{ url: 'x'.repeat(2001) }]])('a body of %j is refused', async (body) => {
    expect((await owner.api('POST', path(), body)).status).toBe(400);
  });

  it('QST-02 of somebody else’s draft is answered with 404', async () => {
    const stranger = await newcomer();
    expect((await stranger.api('POST', path(), { url: await cited() })).status).toBe(404);
  });

  it('QST-02 QST-01 twenty times at once earns once', async () => {
    const url = await cited();
    expect(await questOf(owner, 'open-source')).toMatchObject({ period: 'day', done: 0, needed: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.api('POST', path(), { url })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await earnedBy(owner, 'open-source')).toEqual([expect.objectContaining({ xp: 10, coins: 3 })]);
    expect(await questOf(owner, 'open-source')).toMatchObject({ done: 1, needed: 1 });
  });

  it('QST-02 after the approval nothing is recorded', async () => {
    const url = await cited();
    const opened = () => server.db.selectFrom('events').select('id').where('event', '=', 'source_opened').execute();
    await server.db.updateTable('email_drafts').set({ state: 'approved' }).where('id', '=', owner.draft).execute();
    await server.db
      .updateTable('email_drafts')
      .set({
        evidence: JSON.stringify([
          { marker: 1, kind: 'publication', title: 'Other', detail: null, url: `${url}#2`, quote: null, section: null },
        ]),
      })
      .where('id', '=', owner.draft)
      .execute();
    const before = await opened();
    expect((await owner.api('POST', path(), { url: `${url}#2` })).status).toBe(204);
    expect(await opened()).toEqual(before);
  });
});

describe('completing a section of the profile', () => {
  const address = '/api/student/skills';
  const add = async ({ api }: SignedUp) => {
    expect((await api('POST', `${address}/add/`, sampleEntries.skills)).status).toBe(201);
  };

  it('QST-02 the first entry of a list earns once, also when it is deleted and added again', async () => {
    const person = await newcomer();
    await add(person);
    await add(person);
    expect(await earnedBy(person, 'complete-section')).toHaveLength(1);
    const { body } = await person.api<{ id: number }[]>('GET', `${address}/`);
    for (const entry of body) await person.api('DELETE', `${address}/${entry.id}/delete/`);
    await add(person);
    expect(await earnedBy(person, 'complete-section')).toHaveLength(1);
    expect(await questOf(person, 'complete-section')).toMatchObject({ done: 1, needed: 16, period: 'once' });
  });

  it('QST-02 a list that was begun before sections earned anything earns with its next entry', async () => {
    const person = await newcomer();
    await server.db
      .insertInto('profile_entries')
      .values({
        user_id: person.user.id,
        section: 'skills',
        fields: JSON.stringify({ ...sampleEntries.skills, name: 'Surveying' }),
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    await add(person);
    await add(person);
    expect(await earnedBy(person, 'complete-section')).toHaveLength(1);
  });

  it('QST-02 A-30 phone, gender and address complete the personal one, and the answer has its XP', async () => {
    const person = await newcomer();
    const change = (body: object) => person.api<User>('PATCH', '/api/auth/me/', body);
    expect((await change({ phone_number: '+98 21 555', gender: 'Female' })).body.xp).toBe(0);
    expect((await change({ address: 'Valiasr 1, Tehran' })).body.xp).toBe(15);
    expect((await change({ address: 'Valiasr 2, Tehran' })).body.xp).toBe(15);
  });
});

describe('adding a paper by DOI', () => {
  const bringIn = async ({ api }: SignedUp, text: string) => {
    const form = new FormData();
    form.set('kind', 'doi');
    form.set('text', text);
    const { body } = await api<Import>('POST', '/api/student/imports/', form);
    const take = body.lists.papers?.map(({ key }) => key) ?? [];
    expect((await api('POST', `/api/student/imports/${body.id}/save/`, { take })).status).toBe(200);
    return body.id;
  };

  it('QST-02 earns once a week, and the same paper never again', async () => {
    const person = await newcomer();
    const doi = '10.5555/sample.shm.2018.014';
    const first = await bringIn(person, doi);
    expect(await earnedBy(person, 'paper-by-doi')).toEqual([expect.objectContaining({ xp: 15, coins: 5 })]);
    await person.api('POST', `/api/student/imports/${first}/undo/`);
    await bringIn(person, doi.toUpperCase());
    expect(await earnedBy(person, 'paper-by-doi')).toHaveLength(1);
    const events = await server.db
      .selectFrom('events')
      .select('subject')
      .where('user_id', '=', person.user.id)
      .where('event', '=', 'paper_added_by_doi')
      .execute();
    expect(events).toEqual([{ subject: doi.toLowerCase() }]);
  });
});

describe('the clock', () => {
  it.each([
    ['a zone that does not exist', { time_zone: 'Mars/Olympus', calendar: 'persian' }],
    ['a calendar that does not exist', { time_zone: 'Asia/Tehran', calendar: 'maya' }],
    ['an offset', { time_zone: '+03:30', calendar: 'persian' }],
    ['nothing', {}],
  ])('QST-01 %s is refused', async (_what, body) => {
    const person = await newcomer();
    expect((await person.api('PUT', '/api/student/clock/', body)).status).toBe(400);
    expect((await rewardsOf(person)).clock).toEqual({ time_zone: 'UTC', calendar: 'gregorian' });
  });

  it('QST-01 is what was said last', async () => {
    const person = await newcomer();
    const clock = { time_zone: 'Asia/Tehran', calendar: 'persian' };
    expect(await person.api('PUT', '/api/student/clock/', clock)).toMatchObject({ status: 200, body: clock });
    expect((await rewardsOf(person)).clock).toEqual(clock);
  });
});
