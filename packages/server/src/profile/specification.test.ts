import type { User } from '@peyk/api-types';
import { specifiedLists } from '@peyk/api-types/specification';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startTestServer, type TestServer } from '../testing/server.ts';
import { sampleEntries } from './samples.ts';
import { fieldsOf, type SectionName } from './sections.ts';

type Entry = Record<string, unknown> & { id: number };

let server: TestServer;
let api: Api;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({
    api,
    user: { id: userId },
  } = await server.signUp('specification@example.org'));
});
afterEach(() => sql`delete from profile_entries where user_id = ${userId}`.execute(server.db));
afterAll(() => server.close());

const lists = specifiedLists.map((list) => ({
  ...list,
  stored: fieldsOf(list),
  address: `/api/student/${list.path}/`,
}));

describe.each(lists)('the list of $section', ({ section, id, fields, stored, address }) => {
  const sample = sampleEntries[section];
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, sample[name]]));
  const starred = fields.filter(({ required }) => required).map(({ name }) => name);
  const add = (body: unknown) => api<Entry>('POST', `${address}add/`, body);

  if (id !== null)
    it(`${id} takes the fields of the specification, and asks for those with a star and no others`, async () => {
      const names = fields.map(({ name }) => name);
      expect(stored.names).toEqual(expect.arrayContaining(names));
      expect(new Set(stored.required)).toEqual(new Set(starred));
      const least = await add(named(starred));
      expect([least.status, least.body]).toMatchObject([201, named(starred)]);
      // An interest is there once.
      await api('DELETE', `${address}${least.body.id}/`);
      const whole = await add(named(names));
      expect([whole.status, whole.body]).toMatchObject([201, named(names)]);
      for (const name of starred)
        expect(await add({ ...sample, [name]: undefined }), name).toMatchObject({
          status: 400,
          body: { [name]: ['This field is required.'] },
        });
    });

  it('PROF-104 gives each entry an id of its own, also where a CV is read from', async () => {
    const unique = stored.unique === null ? {} : { [stored.unique]: 'Another one' };
    const added = [await add(sample), await add({ ...sample, ...unique })].map(({ body }) => body.id);
    expect(new Set(added.filter(Number.isSafeInteger)).size).toBe(2);
    expect((await api<Entry[]>('GET', address)).body.map((entry) => entry.id)).toEqual(added);
    const { body } = await api<Record<string, Entry[]>>('GET', '/api/student/cv/');
    expect(body[section]?.map((entry) => entry.id)).toEqual(added);
  });

  if (stored.names.includes('year_end'))
    it('PROF-23 stores an end year that is not given as unset, and takes no zero for it', async () => {
      const without = await add({ ...sample, year_end: undefined });
      const unset = await add({ ...sample, year_end: null });
      expect([without.body.year_end, unset.body.year_end]).toEqual([null, null]);
      expect((await api<Entry[]>('GET', address)).body.map((entry) => entry.year_end)).toEqual([null, null]);
      expect(await add({ ...sample, year_end: 0 })).toMatchObject({
        status: 400,
        body: { year_end: ['Value must be at least 1000.'] },
      });
    });

  it('holds 500 entries, reads them all in their order, and says in both languages why it takes no more', async () => {
    await sql`
      insert into profile_entries (user_id, section, fields)
      select ${userId}, ${section}, ${JSON.stringify(sample)}::jsonb from generate_series(1, 500)`.execute(server.db);
    const { status, body } = await api<Entry[]>('GET', address);
    const ids = body.map((entry) => entry.id);
    expect([status, ids.length, ids]).toEqual([200, 500, ids.toSorted((a, b) => a - b)]);
    expect(await add(sample)).toMatchObject({
      status: 400,
      body: {
        detail: 'This list has 500 entries, the most it can have. Delete one before you add another.',
        code: 'list_full',
      },
    });
    const inPersian = await api('POST', `${address}add/`, sample, { 'accept-language': 'fa' });
    expect(inPersian.body.detail).toBe(
      'این فهرست ۵۰۰\u00a0مورد دارد و این حداکثر تعداد است. پیش از افزودن، یکی را حذف کنید.',
    );
    expect((await api('DELETE', `${address}${ids[0]}/`)).status).toBe(204);
  });
});

describe('a choice', () => {
  it.each<[id: string, section: SectionName, field: string, words: string]>([
    ['PROF-42', 'degrees', 'degree_type', 'BSc, Master, PhD, Post-PhD, Associate, Diploma, Certification'],
    ['PROF-58', 'skills', 'skill_level', 'Beginner, Intermediate, Advanced, Expert'],
    ['PROF-60', 'skills', 'skill_type', 'Technical, Soft, Language'],
    ['PROF-71', 'courses', 'course_type', 'Online, In-person, Workshop'],
    ['PROF-88', 'links', 'link_type', 'GitHub, LinkedIn, Scholar, ResearchGate, Other'],
    ['PROF-93', 'languages', 'proficiency', 'Beginner, Intermediate, Advanced, Native'],
  ])('%s of %s: %s is one of %s, and nothing else', async (_id, section, field, words) => {
    const path = `/api/student/${section.replaceAll('_', '-')}/`;
    const { body } = await api<Entry>('POST', `${path}add/`, sampleEntries[section]);
    for (const word of words.split(', '))
      expect(await api('PATCH', `${path}${body.id}/`, { [field]: word })).toMatchObject({
        status: 200,
        body: { [field]: word },
      });
    for (const word of ['', 'Other things', words.split(', ')[0]?.toUpperCase() + ' ', null])
      expect(await api('PATCH', `${path}${body.id}/`, { [field]: word }), String(word)).toMatchObject({
        status: 400,
        body: { [field]: expect.arrayContaining([`Please select one of: ${words}.`]) },
      });
  });
});

describe('the record of a person', () => {
  const create = { width: 2, height: 2, channels: 3, background: '#ff0000' } as const;

  it('PROF-24 PROF-26 PROF-36 has the fields of the specification under their names, and a photo that was given as a file', async () => {
    const own = await server.signUp('record-of@example.org', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    const given = { gender: 'Female', phone: '+98 912', address: 'Tehran' };
    expect(await own.api('PATCH', '/api/student/profile/edit/', given)).toMatchObject({ status: 200, body: given });
    const form = new FormData();
    form.set('date_birth', '1998-03-21');
    form.set('photo', new Blob([await sharp({ create }).png().toBuffer()]));
    expect((await own.api('PATCH', '/api/auth/me/', form)).status).toBe(200);
    const { body } = await own.api<User>('GET', '/api/auth/me/');
    expect(body).toMatchObject({
      ...given,
      email: 'record-of@example.org',
      first_name: 'Nasrin',
      last_name: 'Ahmadi',
      // The completed section of the record earns a quest.
      xp: 15,
      coins: 5,
      level: 1,
      phone_number: '+98 912',
      date_birth: '1998-03-21',
      photo_url: expect.stringMatching(/^\/api\/media\/[\w-]+\/$/),
    });
    expect((await own.api('GET', '/api/student/profile/edit/')).body).toMatchObject({
      ...given,
      photo_url: body.photo_url,
    });
    for (const gender of ['Other', 'male', 1])
      expect((await own.api('PATCH', '/api/student/profile/edit/', { gender })).status).toBe(400);
  });

  it('PROF-25 keeps its email whatever is sent', async () => {
    const own = await server.signUp('kept-email@example.org');
    for (const path of ['/api/auth/me/', '/api/student/profile/edit/'])
      expect((await own.api('PATCH', path, { email: 'other@example.org', address: 'Bergen' })).status).toBe(200);
    expect((await own.api<User>('GET', '/api/auth/me/')).body).toMatchObject({
      email: 'kept-email@example.org',
      address: 'Bergen',
    });
  });
});
