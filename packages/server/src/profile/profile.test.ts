import type { StudentProfile } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startTestServer, type TestServer } from '../testing/server.ts';
import { sampleEntries } from './samples.ts';
import { fieldsOf, SECTIONS } from './sections.ts';
import { loadStudent } from '../matching/loadStudent.ts';

type Entry = Record<string, unknown> & { id: number };

let server: TestServer;
let api: Api;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({
    api,
    user: { id: userId },
  } = await server.signUp('profile@example.org'));
});
afterAll(() => server.close());

const path = (section: string): string => `/api/student/${section.replaceAll('_', '-')}`;
/** The lists whose entries are deleted at an address that says so, with the line that says it. */
const deletedAtOwnPath = new Map([
  ['research_experiences', 'API-23'],
  ['teaching_experiences', 'API-24'],
  ['references', 'API-25'],
]);

/** A record in which nothing was said in the person's own words. */
const saidNothing = {
  latin_name: null,
  address_en: null,
  persian_name: null,
  plan_season: null,
  plan_year: null,
  plan_degree: null,
  plan_funding: null,
  plan_places: null,
};

describe('the profile record', () => {
  it('API-14 API-15 API-16 PROF-37 reads and changes gender, phone, address and photo_url', async () => {
    const own = await server.signUp('record@example.org');
    const empty = await own.api<StudentProfile>('GET', '/api/student/profile/edit/');
    expect([empty.status, empty.body]).toEqual([
      200,
      { ...saidNothing, gender: null, phone: null, address: null, photo_url: null, version: 1 },
    ]);
    const patched = await own.api('PATCH', '/api/student/profile/edit/', {
      gender: 'Male',
      phone: ' ۰۹۱۲ ',
      address: '',
    });
    expect(patched.body).toEqual({
      ...saidNothing,
      gender: 'Male',
      phone: '۰۹۱۲',
      address: null,
      photo_url: null,
      version: 2,
    });
    const put = await own.api('PUT', '/api/student/profile/edit/', {
      address: 'تهران',
      photo_url: 'https://example.org/a.png',
    });
    expect(put.body).toEqual({
      ...saidNothing,
      gender: 'Male',
      phone: '۰۹۱۲',
      address: 'تهران',
      photo_url: 'https://example.org/a.png',
      version: 3,
    });
    expect((await own.api('GET', '/api/auth/me/')).body).toMatchObject({
      phone: '۰۹۱۲',
      phone_number: '۰۹۱۲',
      address: 'تهران',
    });
    for (const method of ['PATCH', 'PUT'])
      expect(await own.api(method, '/api/student/profile/edit/', { gender: 'Female' }), method).toMatchObject({
        status: 400,
        body: { gender: [expect.any(String)] },
      });
    expect((await own.api('GET', '/api/student/profile/edit/')).body).toEqual(put.body);
    expect((await api('GET', '/api/student/profile/edit/')).body).toEqual(empty.body);
  });

  it('LTR-01 keeps what a person looks for and the name below their emails, for them alone', async () => {
    const own = await server.signUp('plan@example.org');
    const other = await server.signUp('other-plan@example.org');
    const plan = {
      plan_season: 'autumn',
      plan_year: 2027,
      plan_degree: 'PhD',
      plan_funding: 'position',
      plan_places: 'نروژ یا آلمان',
      latin_name: 'Dr Nasrin Ahmadi',
      address_en: 'Tehran, Iran',
    };
    const saved = await own.api<StudentProfile>('PATCH', '/api/student/profile/edit/', { ...plan, version: 1 });
    expect(saved.body).toMatchObject({ ...plan, version: 2 });
    expect((await other.api('GET', '/api/student/profile/edit/')).body).toMatchObject({ ...saidNothing, version: 1 });
    const unset = await own.api('PATCH', '/api/student/profile/edit/', { plan_season: null, latin_name: ' ' });
    expect(unset.body).toMatchObject({ ...plan, plan_season: null, latin_name: null });
    const late = await own.api('PATCH', '/api/student/profile/edit/', { plan_season: 'spring', version: 1 });
    expect([late.status, late.body]).toMatchObject([409, { current: { plan_season: null } }]);
    expect((await own.api('PATCH', '/api/student/profile/edit/', { plan_season: 'monsoon' })).status).toBe(400);
  });

  it.each([
    ['en', 'Please write this in English, in Latin letters.'],
    ['fa', 'لطفاً آن را به انگلیسی و با حروف لاتین بنویسید.'],
  ])('LTR-05 a name below emails in other letters is refused in %s, and nothing is changed', async (lang, text) => {
    const own = await server.signUp(`latin-${lang}@example.org`);
    const refused = await own.api(
      'PATCH',
      '/api/student/profile/edit/',
      { latin_name: 'نسرین احمدی', address: 'Tehran' },
      { 'accept-language': lang },
    );
    expect([refused.status, refused.body]).toMatchObject([400, { latin_name: [text] }]);
    expect((await own.api('GET', '/api/student/profile/edit/')).body).toMatchObject({ ...saidNothing, address: null });
  });

  it.each([
    ['en', 'Please write this in Persian letters.'],
    ['fa', 'لطفاً آن را با حروف فارسی بنویسید.'],
  ])('CVX-01 keeps a name in Persian letters, and refuses one in others in %s', async (lang, text) => {
    const own = await server.signUp(`persian-${lang}@example.org`);
    const change = (persian_name: string) =>
      own.api('PATCH', '/api/student/profile/edit/', { persian_name }, { 'accept-language': lang });
    expect((await change(' زهرا محمدی‌نژاد ')).body).toMatchObject({ persian_name: 'زهرا محمدی‌نژاد' });
    const refused = await change('Zahra');
    expect([refused.status, refused.body]).toMatchObject([400, { persian_name: [text] }]);
    expect((await own.api('GET', '/api/student/profile/edit/')).body).toMatchObject({
      persian_name: 'زهرا محمدی‌نژاد',
    });
  });
});

describe('the English of what is written in other letters', () => {
  it('LTR-05 stands beside it, in Latin digits, and is refused in other letters', async () => {
    const own = await server.signUp('english@example.org');
    const entry = {
      interest_name: 'پایش سلامت سازه',
      question: 'با ۸ حسگر چگونه می‌توان آسیب را بازشناخت؟',
      question_en: ' How can damage be told with ۸ sensors, at ۱۲٫۵٪? ',
    };
    const added = await own.api<{ id: number }>('POST', '/api/student/research-interests/add/', entry);
    expect([added.status, added.body]).toMatchObject([
      201,
      { ...entry, question_en: 'How can damage be told with 8 sensors, at 12.5%?', interest_name_en: null },
    ]);
    expect((await loadStudent(server.db, own.user.id)).interests).toMatchObject([
      { name: 'پایش سلامت سازه', question: 'How can damage be told with 8 sensors, at 12.5%?' },
    ]);
    const at = `/api/student/research-interests/${added.body.id}/`;
    const refused = await own.api('PATCH', at, { interest_name_en: 'پایش' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { interest_name_en: ['Please write this in English, in Latin letters.'] },
    ]);
    const named = await own.api('PATCH', at, { interest_name_en: 'Structural health monitoring: β and Weiß' });
    expect(named.body).toMatchObject({ interest_name_en: 'Structural health monitoring: β and Weiß' });
  });
});

it('API-17 the sections are the fifteen of the specification, each at its own address', async () => {
  const names =
    'degrees papers jobs skills projects awards courses volunteer research-interests links languages certifications research-experiences teaching-experiences references'.split(
      ' ',
    );
  expect(SECTIONS.map(({ section }) => section.replaceAll('_', '-')).toSorted()).toEqual(names.toSorted());
  const own = await server.signUp('sections@example.org');
  for (const name of names)
    expect(await own.api('GET', `/api/student/${name}/`), name).toMatchObject({ status: 200, body: [] });
});

describe.each(SECTIONS.map((description) => ({ ...description, fields: fieldsOf(description) })))(
  'the list of $section',
  ({ section, fields }) => {
    const sample = sampleEntries[section];
    const list = () => api<Entry[]>('GET', `${path(section)}/`);
    const add = (body: unknown) => api<Entry>('POST', `${path(section)}/add/`, body);
    const at = (id: number): string => `${path(section)}/${id}/`;

    const deleted = deletedAtOwnPath.get(section) ?? 'API-22';
    it(`API-18 API-19 API-20 ${deleted} adds, lists, changes and deletes`, async () => {
      const added = await add({ ...sample, id: 77, user_id: 1, extra: 'x' });
      expect(added.status).toBe(201);
      const { id } = added.body;
      expect(added.body).toEqual({ id, ...sample, version: 1 });
      expect((await list()).body).toEqual([added.body]);

      const [first = ''] = fields.required;
      const other =
        typeof sample[first] === 'string' && !['degree_type', 'link_type', 'course_type'].includes(first)
          ? 'Other'
          : sample[first];
      const changed = await api<Entry>('PATCH', at(id), { [first]: other, id: 99 });
      const version = other === sample[first] ? 1 : 2;
      expect([changed.status, changed.body]).toEqual([200, { ...added.body, [first]: other, version }]);

      const remove = () => api('DELETE', deletedAtOwnPath.has(section) ? `${at(id)}delete/` : at(id));
      const removed = await remove();
      expect([removed.status, removed.body]).toEqual([204, undefined]);
      expect((await remove()).status).toBe(404);
      expect((await api('PATCH', at(id), { [first]: other })).status).toBe(404);
      expect((await list()).body).toEqual([]);
    });

    it('API-21 replaces the whole entry by PUT, and unsets what is absent', async () => {
      const { body } = await add(sample);
      const least = Object.fromEntries(fields.required.map((name) => [name, sample[name]]));
      const replaced = await api<Entry>('PUT', at(body.id), least);
      const unset = Object.fromEntries(fields.names.map((name) => [name, name === 'is_current' ? false : null]));
      const isFull = fields.names.length > fields.required.length;
      const version = isFull ? 2 : 1;
      expect([replaced.status, replaced.body]).toEqual([200, { ...unset, ...least, id: body.id, version }]);
      const [first = ''] = fields.required;
      const refused = await api('PUT', at(body.id), { ...least, [first]: undefined });
      expect(refused).toMatchObject({ status: 400, body: { [first]: ['This field is required.'] } });
      // every list also deletes at its entry's own path.
      expect((await api('DELETE', at(body.id))).status).toBe(204);
    });

    it('names every required field that is missing or blank', async () => {
      const missing = await add({});
      expect(missing.status).toBe(400);
      expect(Object.keys(missing.body).toSorted()).toEqual([...fields.required, 'code', 'detail'].toSorted());
      for (const name of fields.required.filter((field) => typeof sample[field] === 'string')) {
        const blank = await add({ ...sample, [name]: ' \u00a0 ' });
        expect([blank.status, Object.keys(blank.body)]).toEqual([400, expect.arrayContaining([name])]);
      }
      expect((await list()).body).toEqual([]);
    });
  },
);

describe('entries', () => {
  it('A-99 have no end year while they are current', async () => {
    const { body } = await api<Entry>('POST', '/api/student/jobs/add/', { ...sampleEntries.jobs, is_current: true });
    expect(body).toMatchObject({ is_current: true, year_end: null });
    const still = await api<Entry>('PATCH', `/api/student/jobs/${body.id}/`, { year_end: 2024 });
    expect(still.body).toMatchObject({ is_current: true, year_end: null });
    const ended = await api<Entry>('PATCH', `/api/student/jobs/${body.id}/`, { year_end: 2024, is_current: null });
    expect(ended.body).toMatchObject({ is_current: false, year_end: 2024 });
    await api('DELETE', `/api/student/jobs/${body.id}/`);
  });

  it('are tidied: trimmed, composed, empty means unset', async () => {
    const { body } = await api<Entry>('POST', '/api/student/papers/add/', {
      title: '  Cafe\u0301 \n',
      year: 2020,
      abstract: '   ',
      doi: '',
      authors: 'می‌نویسد',
    });
    expect(body).toMatchObject({ title: 'Café', abstract: null, doi: null, authors: 'می‌نویسد' });
    await api('DELETE', `/api/student/papers/${body.id}/`);
  });

  it.each([
    ['degrees', { gpa: '17.5/20' }, 201],
    ['degrees', { gpa: -1 }, 400],
    ['degrees', { gpa: '-5' }, 400],
    ['degrees', { gpa: ' −۵ از ۲۰' }, 400],
    ['degrees', { gpa: 'A-' }, 201],
    ['degrees', { year_start: '2020' }, 400],
    ['degrees', { year_start: 20 }, 400],
    ['degrees', { year_start: 2020.5 }, 400],
    ['degrees', { degree_type: 'MSc' }, 400],
    ['certifications', { expiration_date: '1.1.2030' }, 400],
    ['certifications', { expiration_date: '2028-13-45' }, 400],
    ['certifications', { expiration_date: '2027-02-29' }, 400],
    ['certifications', { expiration_date: '2028-02-29' }, 201],
    ['languages', { IELTS_score: '7' }, 400],
    ['papers', { title: 'x'.repeat(301) }, 400],
    ['papers', { abstract: 'ی'.repeat(10_000) }, 201],
    ['links', { url: 'javascript:alert(1)' }, 400],
    ['links', { url: ' JaVaScRiPt:alert(1)' }, 400],
    ['links', { url: '\u200Bjavascript:alert(1)' }, 400],
    ['links', { url: 'javascript\u200B:alert(1)' }, 400],
    ['links', { url: '\u0001 javascript:alert(1)' }, 400],
    ['links', { url: 'java\n\tscript\r:alert(1)' }, 400],
    ['links', { url: 'javascript\t:alert(1)' }, 400],
    ['links', { url: 'javascript:1/alert(1)' }, 400],
    ['links', { url: 'JAVA\nSCRIPT:1' }, 400],
    ['links', { url: 'data:1/html' }, 400],
    ['links', { url: 'data:text/html,x' }, 400],
    ['links', { url: 'mailto:a@example.org' }, 201],
    ['links', { url: 'github.example/ana' }, 201],
    ['links', { url: 'localhost:3000/x' }, 201],
    ['papers', { url: 'vbscript:x' }, 400],
  ] as const)('in %s accept or refuse %j (%i)', async (section, change, status) => {
    const { status: answered, body } = await api<Entry>('POST', `${path(section)}/add/`, {
      ...sampleEntries[section],
      ...change,
    });
    expect(answered).toBe(status);
    const [field = ''] = Object.keys(change);
    // Stored entries and error responses both use the field.
    expect(Object.keys(body)).toContain(field);
    if (status === 201) await api('DELETE', `${path(section)}/${body.id}/`);
  });

  it('AUTH-31 of another person are not there', async () => {
    const { body } = await api<Entry>('POST', '/api/student/skills/add/', sampleEntries.skills);
    const other = await server.signUp('other@example.org');
    expect((await other.api('GET', '/api/student/skills/')).body).toEqual([]);
    for (const [method, url] of [
      ['PATCH', `/api/student/skills/${body.id}/`],
      ['PUT', `/api/student/skills/${body.id}/`],
      ['DELETE', `/api/student/skills/${body.id}/`],
    ] as const) {
      const answer = await other.api(method, url, method === 'DELETE' ? undefined : sampleEntries.skills);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    }
    // An id of one list is unknown in every other.
    expect((await api('DELETE', `/api/student/jobs/${body.id}/`)).status).toBe(404);
    expect((await api('DELETE', `/api/student/skills/${body.id}/`)).status).toBe(204);
  });

  it('A-106 of the interests are never there twice, in whatever spelling', async () => {
    const { api: own } = await server.signUp('double@example.org');
    const add = (interest_name: string) =>
      own<Entry>('POST', '/api/student/research-interests/add/', { interest_name });
    const answers = await Promise.all(['Machine learning', 'machine  Learning', 'MACHINE LEARNING'].map(add));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await add('یادگیری ماشین');
    expect((await add('يادگيري ماشين')).body).toMatchObject({ code: 'interest_exists' });
    const rename = (interest_name: string) =>
      own('PATCH', `/api/student/research-interests/${other.body.id}/`, { interest_name });
    expect((await rename('Machine Learning')).status).toBe(409);
    expect((await rename('یادگیری  ماشین')).status).toBe(200);
    expect((await own<Entry[]>('GET', '/api/student/research-interests/')).body).toHaveLength(2);
    // Uniqueness is per person.
    const { api: twin } = await server.signUp('double.twin@example.org');
    const same = await twin<Entry>('POST', '/api/student/research-interests/add/', {
      interest_name: 'Machine learning',
    });
    expect(same.status).toBe(201);
    expect((await twin<Entry[]>('GET', '/api/student/research-interests/')).body).toEqual([same.body]);
  });
});

describe('what the product reads of a person', () => {
  it('holds the entries with the names of the profile', async () => {
    for (const section of [
      'degrees',
      'papers',
      'projects',
      'jobs',
      'research_experiences',
      'skills',
      'research_interests',
    ] as const) {
      await api('POST', `${path(section)}/add/`, sampleEntries[section]);
    }
    const student = await loadStudent(server.db, userId);
    expect(student).toMatchObject({
      firstName: 'Test',
      lastName: 'Student',
      email: 'profile@example.org',
      interests: [{ name: 'Structural health monitoring', subfield: 'Bridges' }],
      degrees: [sampleEntries.degrees],
      papers: [sampleEntries.papers],
      projects: [sampleEntries.projects],
      jobs: [sampleEntries.jobs],
      researchExperiences: [sampleEntries.research_experiences],
      skills: [sampleEntries.skills],
    });
    const { user: other } = await server.signUp('reader@example.org', { first_name: 'Ana' });
    expect(await loadStudent(server.db, other.id)).toMatchObject({
      firstName: 'Ana',
      email: 'reader@example.org',
      interests: [],
      papers: [],
    });
  });

  it('API-26 API-27 API-28 yields research interests that are not there yet, at both paths', async () => {
    const first = await api<{ research_interests: { interest_name: string }[] }>(
      'POST',
      '/api/integrations/api/research/extract/',
    );
    const second = await api('POST', '/integrations/api/research/extract/', {});
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const names = first.body.research_interests.map(({ interest_name }) => interest_name);
    expect(names).toContain('Graph neural networks');
    expect(names).not.toContain('Structural health monitoring');
    expect((await api<unknown[]>('GET', '/api/student/research-interests/')).body).toHaveLength(1);
  });

  it('yields an empty list for an empty profile', async () => {
    const { api: own } = await server.signUp('empty@example.org');
    expect((await own('POST', '/api/integrations/api/research/extract/')).body).toEqual({ research_interests: [] });
  });
});
