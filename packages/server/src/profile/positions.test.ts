import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = '/api/student/skills/';
const skill = (skill_name: string) => ({ skill_name, skill_level: 'Expert', skill_type: 'Technical' });
type Stored = { id: number; skill_name: string; version: number };

/** A person with skills of these names, and the ids by name. */
async function personWith(email: string, ...names: string[]) {
  const { api } = await server.signUp(email);
  const ids = new Map<string, number>();
  const add = async (name: string, position?: number) => {
    const { status, body } = await api<Stored>('POST', `${path}add/`, {
      ...skill(name),
      ...(position ? { position } : {}),
    });
    expect(status).toBe(201);
    ids.set(name, body.id);
    return body;
  };
  for (const name of names) await add(name);
  return {
    api,
    add,
    at: (name: string) => `${path}${ids.get(name)}/`,
    list: async () => (await api<Stored[]>('GET', path)).body,
    order: async () => (await api<Stored[]>('GET', path)).body.map(({ skill_name }) => skill_name).join(''),
    order2: async () => {
      const { body } = await api<{ skills: Stored[] }>('GET', '/api/student/cv/');
      return body.skills.map(({ skill_name }) => skill_name).join('');
    },
  };
}

describe('the order of a list', () => {
  it('is that of addition until an entry is moved, and the same wherever the profile is read', async () => {
    const own = await personWith('order@example.org', 'a', 'b', 'c', 'd');
    const other = await personWith('order-of-another@example.org', 'a', 'b', 'c', 'd');
    const moves: [name: string, position: number, order: string][] = [
      ['d', 1, 'dabc'],
      ['a', 3, 'dbac'],
      ['c', 4, 'dbac'],
      ['d', 99, 'bacd'],
      ['c', 2, 'bcad'],
    ];
    for (const [name, position, order] of moves) {
      expect((await own.api('PATCH', own.at(name), { position })).status).toBe(200);
      expect([await own.order(), await own.order2()]).toEqual([order, order]);
    }
    expect(await other.order()).toBe('abcd');
  });

  it('takes a new entry at the end, also behind one that was moved there, or at the place that is asked for', async () => {
    const own = await personWith('added@example.org', 'a', 'b', 'c');
    await own.api('PATCH', own.at('a'), { position: 3 });
    await own.add('d');
    await own.add('e', 2);
    await own.add('f', 50);
    expect(await own.order()).toBe('becadf');
  });

  it('has a removed entry back at its place when it is put back there', async () => {
    const own = await personWith('undone@example.org', 'a', 'b', 'c');
    await own.api('DELETE', own.at('b'));
    await own.add('b', 2);
    expect(await own.order()).toBe('abc');
  });

  it('is no edit: a move keeps the versions of all entries, and a form that is open elsewhere can be saved', async () => {
    const own = await personWith('moved@example.org', 'a', 'b');
    const moved = await own.api<Stored>('PATCH', own.at('b'), { position: 1 });
    expect(moved.body).toMatchObject({ skill_name: 'b', version: 1 });
    expect(moved.body).not.toHaveProperty('position');
    const edited = await own.api('PATCH', own.at('b'), { skill_level: 'Beginner', version: 1 });
    expect([edited.status, (await own.list()).map(({ version }) => version)]).toEqual([200, [2, 1]]);
  });

  it('changes together with fields, and not at all where those are refused', async () => {
    const own = await personWith('both@example.org', 'a', 'b', 'c');
    await own.api('PATCH', own.at('a'), { position: 3, skill_level: 'Advanced' });
    expect(await own.order()).toBe('bca');
    expect((await own.api('PATCH', own.at('a'), { position: 1, skill_level: 'Great' })).status).toBe(400);
    expect((await own.api('PATCH', own.at('a'), { position: 1, skill_level: 'Expert', version: 1 })).status).toBe(409);
    expect(await own.order()).toBe('bca');
  });

  it.each([0, -1, 1.5, 'first', 1_000_001])('has no place %s', async (position) => {
    const own = await personWith(`place-${String(position)}@example.org`, 'a', 'b');
    const refused = await own.api('PATCH', own.at('b'), { position });
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, expect.arrayContaining(['position'])]);
    expect(await own.order()).toBe('ab');
  });

  it('of another person cannot be changed', async () => {
    const own = await personWith('mine@example.org', 'a', 'b');
    const stranger: SignedUp = await server.signUp('stranger@example.org');
    expect((await stranger.api('PATCH', own.at('b'), { position: 1 })).status).toBe(404);
    expect(await own.order()).toBe('ab');
  });

  it('survives more moves between the same two entries than there are numbers between them', async () => {
    const own = await personWith('many@example.org', 'a', 'b', 'c', 'd');
    for (let round = 0; round < 40; round++)
      for (const name of ['c', 'b']) await own.api('PATCH', own.at(name), { position: 2 });
    expect(await own.order()).toBe('abcd');
    await own.api('PATCH', own.at('d'), { position: 2 });
    expect(await own.order()).toBe('adbc');
  });

  it('of two moves at once is one of both, and holds every entry once', async () => {
    const own = await personWith('at-once@example.org', 'a', 'b', 'c', 'd', 'e');
    await Promise.all([
      own.api('PATCH', own.at('a'), { position: 5 }),
      own.api('PATCH', own.at('e'), { position: 1 }),
      own.api('PATCH', own.at('c'), { position: 1 }),
    ]);
    const order = await own.order();
    expect(order.split('').sort().join('')).toBe('abcde');
    expect(order.endsWith('a')).toBe(true);
  });
});
