import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANGED_KINDS, MOST_STREAMS } from '../platform/changes/changes.ts';
import { type HeardChanges, hearChanges } from '../testing/changeStream.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { type SignedUp, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
let owner: Owner;
let other: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'stream@example.org');
  other = await server.signUp('other.stream@example.org');
}, 120_000);
afterAll(() => server.close());

const open: HeardChanges[] = [];
const listen = async ({ token }: Pick<SignedUp, 'token'>): Promise<HeardChanges> => {
  const stream = await hearChanges(server.url, token);
  open.push(stream);
  return stream;
};
afterEach(() => open.splice(0).forEach((stream) => stream.leave()));
const ends = (stream: HeardChanges) => until('the stream has ended', stream.hasEnded);
const signIn = async (person: SignedUp): Promise<{ token: string; refresh: string }> => {
  const { email } = person.user;
  const { body } = await server.api<{ access: string; refresh: string }>('POST', '/api/auth/login/', {
    email,
    password: TEST_PASSWORD,
  });
  return { token: body.access, refresh: body.refresh };
};

describe('the stream of changes', () => {
  it('is a stream of events for whoever is signed in alone', async () => {
    expect((await server.api('GET', '/api/changes/')).status).toBe(401);
    const stream = await listen(owner);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    await until('it shows that it lives', () => stream.beats() > 0);
    expect(stream.heard).toEqual([]);
  });

  it('says what kind of thing changed, in every page of the person', async () => {
    const pages = [await listen(owner), await listen(await signIn(owner))];
    await owner.api('POST', '/api/student/research-interests/add/', { interest_name: 'Welding' });
    for (const page of pages) await page.hears('profile');
    await owner.api('POST', `/bots/${owner.bot}/pause/`);
    for (const page of pages) expect(await page.hears('bots')).toBe(true);
  });

  it('tells nobody of what another person does', async () => {
    const [own, others] = [await listen(owner), await listen(other)];
    await owner.api('POST', '/api/student/research-interests/add/', { interest_name: 'Soldering' });
    await own.hears('profile');
    // Told on one connection, in order: what the other person does afterwards is told after it.
    await other.api('PATCH', '/api/account/preferences/', { theme: 'dark' });
    await others.hears('account');
    expect(others.heard).not.toContain('bots');
    expect(own.heard).not.toContain('account');
    // Once, with the person's own record.
    expect(others.heard.filter((kind) => kind === 'profile')).toHaveLength(1);
  });

  it('says the same of many rows of one change once', async () => {
    const stream = await listen(owner);
    await sql`
      insert into events (user_id, actor, event, subject, at)
      select ${owner.user.id}::int, 'product', 'run_finished', '1', now() from generate_series(1, 500)`.execute(
      server.db,
    );
    await stream.hears('notices');
    expect(stream.heard).toEqual(['notices']);
  });

  it('is silent about a write that changes nothing', async () => {
    const stream = await listen(owner);
    await sql`update bots set name = name where user_id = ${owner.user.id}`.execute(server.db);
    await sql`update sessions set last_used_at = now() where user_id = ${owner.user.id}`.execute(server.db);
    await sql`update professors set full_name = full_name || ' ' where id = ${owner.professor}`.execute(server.db);
    await stream.hears('professors');
    expect(stream.heard).toEqual(['professors']);
  });

  it('does nothing for whoever asks for its head', async () => {
    for (let time = 0; time <= MOST_STREAMS; time += 1)
      expect((await other.api('HEAD', '/api/changes/')).status).toBe(200);
    expect((await listen(other)).status).toBe(200);
  });

  it('is refused to a person who has too many, and given again when one has gone', async () => {
    const person = await server.signUp('many@example.org');
    for (let time = 0; time < MOST_STREAMS; time += 1) expect((await listen(person)).status).toBe(200);
    const { status, body, headers } = await person.api('GET', '/api/changes/');
    expect(status).toBe(429);
    expect(body).toMatchObject({ detail: expect.stringContaining('too many windows') });
    expect(headers.get('retry-after')).toBe('60');
    open.at(-1)?.leave();
    await until('one is free', async () => {
      const stream = await listen(person);
      return stream.status === 200;
    });
  });
});

describe('the stream ends', () => {
  let person: SignedUp;
  let counter = 0;
  beforeEach(async () => {
    person = await server.signUp(`ends.${(counter += 1)}@example.org`);
  });

  it('when its session signs out, and that of another session goes on', async () => {
    const session = await signIn(person);
    const [gone, stays] = [await listen(session), await listen(person)];
    await server.api('POST', '/api/auth/logout/', { refresh: session.refresh });
    await ends(gone);
    await stays.hears('sessions');
    expect(stays.hasEnded()).toBe(false);
  });

  it('when another session ends it', async () => {
    const session = await signIn(person);
    const stream = await listen(session);
    await person.api('DELETE', '/api/account/sessions/');
    await ends(stream);
    expect(
      (await server.api('GET', '/api/changes/', undefined, { authorization: `Bearer ${session.token}` })).status,
    ).toBe(401);
  });

  it('when the account is deleted', async () => {
    const stream = await listen(person);
    const { status } = await person.api('POST', '/api/account/delete/', { word: 'delete', password: TEST_PASSWORD });
    expect(status).toBe(202);
    await ends(stream);
  });
});

describe('every kind', () => {
  it('is told by some table, and every table tells of a kind that the contract names', async () => {
    const { rows } = await sql<{ told: string }>`
      select distinct encode(tgargs, 'escape') as told from pg_trigger where tgname = 'tell_change'`.execute(server.db);
    const told = new Set(rows.flatMap((row) => row.told.split('\\000')).filter((kind) => kind !== ''));
    expect([...told].toSorted()).toEqual([...CHANGED_KINDS]);
  });

  it('is told of every table of a person, unless nothing that is shown is in it', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.column_name = 'user_id'
         and not exists (select from pg_trigger where tgname = 'tell_change' and tgrelid = c.table_name::regclass)
       order by 1`.execute(server.db);
    expect(rows.map(({ name }) => name)).toEqual([
      // Written together with what a draft or a message says of them.
      'approvals',
      'contacts',
      // Never shown.
      'devices',
      'idempotency_keys',
      'language_model_usage',
      'oauth_states',
      'password_resets',
    ]);
  });
});

describe('when the database is away', () => {
  it('an open stream stays, and says at its return that anything may have changed', async () => {
    const stream = await listen(owner);
    await until('it lives', () => stream.beats() > 0);
    await server.way.cut();
    await server.way.restore();
    await stream.hears('sessions');
    expect(new Set(stream.heard)).toEqual(new Set(CHANGED_KINDS));
    stream.forget();
    await until('the server is back', async () => (await server.api('GET', '/readyz')).status === 200);
    await owner.api('POST', '/api/student/research-interests/add/', { interest_name: 'Casting' });
    await stream.hears('profile');
    expect(stream.hasEnded()).toBe(false);
  });

  it('a session that ended meanwhile loses its stream', async () => {
    const person = await server.signUp('meanwhile@example.org');
    const stream = await listen(person);
    const beside = new pg.Client(server.beside);
    await beside.connect();
    await server.way.cut();
    await beside.query('update sessions set revoked_at = now() where user_id = $1', [person.user.id]);
    await beside.end();
    await server.way.restore();
    expect(await ends(stream)).toBe(true);
  });
});

describe('the end of the server', () => {
  it('ends every stream at once', async () => {
    const own = await startTestServer();
    const person = await own.signUp('closing@example.org');
    const stream = await hearChanges(own.url, person.token);
    await until('it lives', () => stream.beats() > 0);
    const begun = performance.now();
    await own.close();
    await ends(stream);
    // Requests in progress would have ten seconds.
    expect(performance.now() - begun).toBeLessThan(9000);
  }, 60_000);
});
