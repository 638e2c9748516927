import type { Paper, Skill } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../../housekeeping.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/server.ts';
import { SECTIONS } from '../sections.ts';
import { loadSections } from '../entries.ts';
import type { Found, FoundEntry } from './found.ts';
import { createPreview } from './preview.ts';
import { createImports } from './store.ts';

let server: TestServer;
let clock: Date | null = null;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const imports = () => createImports({ db: server.deps.db, now: () => clock ?? server.deps.now() });
const skill = (skill_name: string, level = 'Expert'): FoundEntry<'skills'> =>
  ({ section: 'skills', entry: { skill_name, skill_level: level, skill_type: 'Technical' } }) as FoundEntry<'skills'>;
const paper = (title: string, more: object = {}, authors: string[] = []): FoundEntry<'papers'> => ({
  section: 'papers',
  entry: { title, year: 2024, authors: authors.join('; ') || null, ...more },
  authors,
});

async function idOf({ api }: SignedUp): Promise<number> {
  return (await api<{ id: number }>('GET', '/api/auth/me/')).body.id;
}

/** A person, and an import of theirs that is shown but not stored. */
async function personWith(email: string, entries: FoundEntry[], person: Found['person'] = null) {
  const signedUp = await server.signUp(email);
  const id = await idOf(signedUp);
  const read = async (items: FoundEntry[]) => {
    const { first_name, last_name, phone, address } = (
      await signedUp.api<{ first_name: string; last_name: string; phone: string | null; address: string | null }>(
        'GET',
        '/api/auth/me/',
      )
    ).body;
    const sections = await loadSections(
      server.deps.db,
      id,
      SECTIONS.map(({ section }) => section),
    );
    const found = { entries: items, name: null, person, problems: [], leftOut: [] } as unknown as Found;
    const known = { sections, person: { first_name, last_name, phone, address } };
    return imports().keep(id, createPreview('bibtex', false, found, known));
  };
  return {
    ...signedUp,
    id,
    read,
    shown: await read(entries),
    skills: async () => (await signedUp.api<Skill[]>('GET', '/api/student/skills/')).body,
    papers: async () => (await signedUp.api<Paper[]>('GET', '/api/student/papers/')).body,
  };
}
const namesOf = (skills: Skill[]) => skills.map(({ skill_name }) => skill_name);
const keysOf = (items: { key: number }[] = []) => items.map(({ key }) => key);

describe('an import', () => {
  it('IMP-01 stores nothing before the person says so, then what was chosen, behind what is there', async () => {
    const own = await personWith('import-store@example.org', [skill('MATLAB'), skill('Python'), skill('Typst')]);
    const other = await server.signUp('import-store-other@example.org');
    const added = await own.api<{ id: number }>('POST', '/api/student/skills/add/', skill('OpenSees').entry);
    expect(added.status).toBe(201);
    await own.api('PATCH', `/api/student/skills/${added.body.id}/`, { position: 1_000_000 });
    expect(namesOf(await own.skills())).toEqual(['OpenSees']);
    const [first, , third] = keysOf(own.shown.lists.skills);
    const saved = await imports().save(own.id, own.shown.id, { take: [first ?? 0, third ?? 0] }, null);
    expect(saved).toEqual({ added: 2, changed: 0 });
    expect(namesOf(await own.skills())).toEqual(['OpenSees', 'MATLAB', 'Typst']);
    expect((await other.api<Skill[]>('GET', '/api/student/skills/')).body).toEqual([]);
  });

  it('IMP-01 is taken back as a whole, except what was changed since', async () => {
    const own = await personWith('import-undo@example.org', [skill('MATLAB'), skill('Python'), skill('Typst')], {
      phone: '+47 22 00',
      address: 'Oslo',
    });
    await own.api('POST', '/api/student/skills/add/', skill('Python', 'Beginner').entry);
    const shown = await own.read([skill('MATLAB'), skill('Python'), skill('Typst')]);
    expect(shown.lists.skills?.map(({ status }) => status)).toEqual(['new', 'different', 'new']);
    const take = [...keysOf(shown.lists.skills), shown.person?.key ?? 0];
    expect(await imports().save(own.id, shown.id, { take }, null)).toEqual({ added: 2, changed: 2 });
    const [python, , typst] = await own.skills();
    expect(python).toMatchObject({ skill_name: 'Python', skill_level: 'Expert' });
    await own.api('PATCH', `/api/student/skills/${typst?.id}/`, { skill_level: 'Advanced' });
    expect(await imports().undo(own.id, shown.id, null)).toEqual({ removed: 1, restored: 2, kept: 1 });
    expect(await own.skills()).toMatchObject([
      { skill_name: 'Python', skill_level: 'Beginner' },
      { skill_name: 'Typst', skill_level: 'Advanced' },
    ]);
    expect((await own.api<{ phone: string | null }>('GET', '/api/auth/me/')).body.phone).toBeNull();
    await expect(imports().undo(own.id, shown.id, null)).rejects.toMatchObject({ status: 409 });
  });

  it('is stored once, by its own person, within a day', async () => {
    const own = await personWith('import-once@example.org', [skill('MATLAB')]);
    const stranger = await personWith('import-stranger@example.org', []);
    const take = keysOf(own.shown.lists.skills);
    const save = (id: number) => imports().save(id, own.shown.id, { take }, null);
    await expect(save(stranger.id)).rejects.toMatchObject({ status: 404 });
    expect(await save(own.id)).toEqual({ added: 1, changed: 0 });
    await expect(save(own.id)).rejects.toMatchObject({ status: 409, code: 'import_stored' });
    await expect(imports().undo(stranger.id, own.shown.id, null)).rejects.toMatchObject({ status: 404 });
    clock = new Date(server.deps.now().getTime() + 24 * 3_600_000 + 1);
    await expect(imports().undo(own.id, own.shown.id, null)).rejects.toMatchObject({ status: 404 });
    await runHousekeeping({ log: server.deps.log, db: server.deps.db, now: () => clock as Date });
    clock = null;
    const rows = await server.deps.db
      .selectFrom('profile_imports')
      .select('id')
      .where('user_id', '=', own.id)
      .execute();
    expect(rows).toEqual([]);
    expect(namesOf(await own.skills())).toEqual(['MATLAB']);
  });

  it('adds no entry a second time that the person added while it was shown', async () => {
    const own = await personWith('import-race@example.org', [skill('MATLAB')]);
    await own.api('POST', '/api/student/skills/add/', skill('matlab').entry);
    const saved = await imports().save(own.id, own.shown.id, { take: keysOf(own.shown.lists.skills) }, null);
    expect(saved).toEqual({ added: 0, changed: 0 });
    expect(namesOf(await own.skills())).toEqual(['matlab']);
  });

  it('that would make a list too long stores nothing at all, and says how many there would be', async () => {
    const many = Array.from({ length: 501 }, (_, index) => skill(`Skill ${index}`));
    const own = await personWith('import-many@example.org', [paper('One'), ...many]);
    const { skills, papers } = own.shown.lists;
    const all = { take: [...keysOf(papers), ...keysOf(skills)] };
    await expect(imports().save(own.id, own.shown.id, all, null)).rejects.toMatchObject({
      status: 400,
      code: 'list_full',
      params: { n: 500, count: 501 },
    });
    expect([await own.papers(), await own.skills()]).toEqual([[], []]);
    const fewer = { take: all.take.slice(0, 501) };
    expect(await imports().save(own.id, own.shown.id, fewer, null)).toEqual({ added: 501, changed: 0 });
  });

  it('IMP-02 keeps the author that the person says they are, and refuses a name that is none of them', async () => {
    const authors = ['K. Rostami', 'N. Karimi'];
    const own = await personWith('import-author@example.org', [paper('One', {}, authors), paper('Two', {}, authors)]);
    const [one = 0, two = 0] = keysOf(own.shown.lists.papers);
    const save = (own_author: string | null) =>
      imports().save(own.id, own.shown.id, { take: [one, two], authors: [{ key: two, own_author }] }, null);
    await expect(save('Somebody else')).rejects.toMatchObject({ status: 400 });
    await save('N. Karimi');
    expect((await own.papers()).map(({ own_author }) => own_author)).toEqual([null, 'N. Karimi']);
  });
});
