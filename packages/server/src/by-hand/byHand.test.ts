import type { EmailDraft, MatchScore, Professor, ProfessorByHandCheck } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld } from '../testing/botWorld.ts';
import { type Api, type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let person: SignedUp;
let api: Api;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const base = '/api/professor/professors/';
const BY_INGRID = '10.5555/sample.shm.2023.009';
const ALSO_BY_INGRID = 'https://doi.org/10.5555/SAMPLE.shm.2022.118';
const BY_OTHERS = '10.5555/sample.chem.2020.6';
const ingrid = {
  full_name: 'Prof. Ingrid Solheim',
  university_name: 'Fjordane University',
  university_country: 'Norway',
};

const signUp = async () => {
  counter += 1;
  person = await server.signUp(`by-hand-${counter}@example.org`, { first_name: 'Nasrin', last_name: 'Ahmadi' });
  api = person.api;
};
const check = <T = ProfessorByHandCheck>(body: object) => api<T>('POST', `${base}by-hand/check/`, body);
const add = <T = Professor>(body: object, headers?: Record<string, string>) =>
  api<T>('POST', `${base}by-hand/`, body, headers);
type Refused = { detail: string; code: string } & Record<string, string[]>;

describe('a professor whom a person found', () => {
  it('is shown with the papers of the DOIs first, and nothing is stored', async () => {
    await signUp();
    const { status, body } = await check({ ...ingrid, first_doi: BY_INGRID, second_doi: ALSO_BY_INGRID });
    expect(status).toBe(200);
    expect(body).toMatchObject({ alike: [], do_not_contact: false, contacted: false, sample: true });
    expect(body.papers).toMatchObject([
      {
        field: 'first_doi',
        title: 'Sparse sensing & virtual sensors for long-span bridges',
        year: 2023,
        url: `https://doi.org/${BY_INGRID}`,
        authors: ['Ingrid Solheim', 'Nasrin Ahmadi', 'Kaveh Rostami'],
        retracted: false,
      },
      { field: 'second_doi', year: 2022 },
    ]);
    expect((await api<{ count: number }>('GET', base)).body.count).toBe(0);
  });

  it('is added once, with a score, where each field is from, and a letter that cites one of the papers', async () => {
    await signUp();
    await api('POST', '/api/student/research-interests/add/', { interest_name: 'Structural health monitoring' });
    const given = { ...ingrid, email: 'Ingrid.Solheim@fjordane.example', homepage_url: 'fjordane.example/solheim' };
    const key = { 'idempotency-key': 'add-ingrid' };
    const first = await add({ ...given, first_doi: ALSO_BY_INGRID, second_doi: BY_INGRID }, key);
    expect(first.status).toBe(201);
    expect((await add({ ...given, first_doi: ALSO_BY_INGRID, second_doi: BY_INGRID }, key)).body).toEqual(first.body);
    const { id } = first.body;
    const { body } = await api<Professor>('GET', `${base}${id}/`);
    expect(body).toMatchObject({
      full_name: 'Prof. Ingrid Solheim',
      country_code: 'NO',
      email: 'ingrid.solheim@fjordane.example',
      homepage_url: 'https://fjordane.example/solheim',
      sample: false,
    });
    expect(body.publications.map(({ year }) => year)).toEqual([2023, 2022]);
    expect(body.sources?.map(({ field, source }) => [field, source])).toEqual([
      ['full_name', 'person'],
      ['university_name', 'person'],
      ['university_country', 'person'],
      ['email', 'person'],
      ['homepage_url', 'person'],
      ['publications', 'doi'],
    ]);
    const scores = await api<{ results: MatchScore[] }>('GET', `/api/matching/match-scores/?professor=${id}`);
    expect(scores.body.results).toMatchObject([{ professor: id, bot_run: null, score: expect.any(Number) }]);
    const draft = await api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', { professor: id });
    expect(draft.body.state).toBe('needs_review');
    expect(draft.body.body).toContain('Solheim');
    expect(draft.body.body).toMatch(/Sparse sensing|Physics-informed operator learning/u);
    expect((await api<{ count: number }>('GET', base)).body.count).toBe(1);
  });

  it('has no score without a paper, and says so', async () => {
    await signUp();
    const { body } = await add(ingrid);
    expect(body).toMatchObject({ publications: [], match_score: null });
    expect(body.sources?.some(({ field }) => field === 'publications')).toBe(false);
  });

  it.each([
    ['full_name', { full_name: 'n'.repeat(300) }, 'Must be at most 200 characters.'],
    ['full_name', { full_name: 'ن'.repeat(300) }, 'Must be at most 200 characters.'],
    ['full_name', { full_name: '  ' }, 'This field is required.'],
    ['university_name', { university_name: ' ' }, 'This field is required.'],
    ['email', { email: 'ingrid at fjordane' }, 'Enter it as name@example.org.'],
    ...[
      'http://fjordane.example/solheim',
      'javascript:alert(1)',
      'https://user:word@fjordane.example',
      'https://127.0.0.1/solheim',
      'https://[::1]/',
      'https://printer.local/',
      'https://localhost/',
    ].map((address): [string, object, string] => [
      'homepage_url',
      { homepage_url: address },
      'Please enter a public web address that begins with https://.',
    ]),
    ['first_doi', { first_doi: 'my best paper' }, 'This is not a DOI.'],
    ['second_doi', { second_doi: '10.5555/nobody.knows.this' }, 'No record was found for this DOI.'],
    ['second_doi', { first_doi: BY_INGRID, second_doi: `doi:${BY_INGRID.toUpperCase()}` }, 'This is the same paper'],
    ['first_doi', { first_doi: BY_OTHERS }, 'not among the authors of this paper: Omid Farahani, Elham Vaziri'],
  ])('names the field %s that %j leaves wrong, before and at saving', async (field, wrong, sentence) => {
    await signUp();
    for (const answer of [await check<Refused>({ ...ingrid, ...wrong }), await add<Refused>({ ...ingrid, ...wrong })]) {
      expect(answer.status).toBe(400);
      expect(answer.body[field]?.join(' ')).toContain(sentence);
    }
    expect((await api<{ count: number }>('GET', base)).body.count).toBe(0);
  });

  it('is told in Persian what is wrong', async () => {
    await signUp();
    const { body } = await api<Refused>(
      'POST',
      `${base}by-hand/check/`,
      { ...ingrid, homepage_url: 'http://fjordane.example', first_doi: BY_OTHERS },
      { 'accept-language': 'fa' },
    );
    expect(body.homepage_url?.[0]).toMatch(/نشانی عمومی وب/u);
    expect(body.first_doi?.[0]).toMatch(/نویسندگان این مقاله/u);
  });
});

describe('LET-10 somebody who is in the list already', () => {
  it('is shown by the same mailbox in another spelling, and never added twice', async () => {
    await signUp();
    const known = await api<Professor>('POST', `${base}create/`, { full_name: 'I. S.', email: 'ingrid@gmail.com' });
    const again = { ...ingrid, email: 'Ing.rid+lab@gmail.com', another: true };
    expect((await check(again)).body.alike).toEqual([
      { id: known.body.id, full_name: 'I. S.', university_name: null, by: 'address' },
    ]);
    expect(await add<Refused>(again)).toMatchObject({ status: 409, body: { code: 'professor_exists' } });
  });

  it.each([
    ['Solheim, Ingrid', 'fjordane university'],
    ['Dr. Íngrid Solheim', 'The Fjordane University'],
    ['ingrid solheim', null],
  ])(
    'is shown as %s of %s, and added only when it is said to be another person',
    async (full_name, university_name) => {
      await signUp();
      const known = await api<Professor>('POST', `${base}create/`, { full_name, university_name });
      expect((await check(ingrid)).body.alike).toMatchObject([{ id: known.body.id, by: 'name' }]);
      expect(await add<Refused>(ingrid)).toMatchObject({ status: 409, body: { code: 'professor_alike' } });
      expect((await add({ ...ingrid, another: true })).status).toBe(201);
    },
  );

  it('is nobody of another university, of another name, or of another person’s list', async () => {
    await signUp();
    await api('POST', `${base}create/`, { full_name: 'Ingrid Solheim', university_name: 'Nordmark University' });
    await api('POST', `${base}create/`, { full_name: 'Ingrid Solheimsen', university_name: 'Fjordane University' });
    await server.signUp(`other-${counter}@example.org`).then(async (other) => {
      await other.api('POST', `${base}create/`, { ...ingrid, email: 'ingrid@fjordane.example' });
    });
    expect((await check({ ...ingrid, email: 'ingrid@fjordane.example' })).body.alike).toEqual([]);
  });

  it('is said to be on the do-not-contact list', async () => {
    await signUp();
    const email = 'ingrid@fjordane.example';
    const { body } = await api<Professor>('POST', `${base}create/`, { full_name: 'Ingrid Solheim', email });
    await api('POST', '/api/sending/do-not-contact/', { professor: body.id });
    await api('DELETE', `${base}${body.id}/delete/`);
    expect((await check({ ...ingrid, email })).body).toMatchObject({ alike: [], do_not_contact: true });
    expect((await add({ ...ingrid, email })).body.do_not_contact).toBe(true);
  });

  it('is one record when a bot finds them afterwards', async () => {
    const world = await createWorld();
    try {
      const ids = await world.staffed(1);
      const listOf = async (email: string, known: Professor | null) => {
        const student = await world.student(email);
        const own = world.api(student.userId);
        const added =
          known &&
          (await own<Professor>('POST', `${base}create/`, {
            full_name: `Prof. ${known.full_name}`,
            university_name: known.university_name,
          }));
        const { runId } = await world.bot(student, { selected_universities: ids });
        await performRun(world.deps, runId);
        const { results } = (await own<{ results: Professor[] }>('GET', `${base}?page_size=100`)).body;
        return { results, added: added?.body ?? null };
      };
      const before = (await listOf('found@example.com', null)).results;
      const someone = before[0];
      if (!someone) throw new Error('The bot found nobody');
      const { results, added } = await listOf('found-later@example.com', someone);
      expect(results).toHaveLength(before.length);
      const same = results.filter(({ full_name: name }) => name.endsWith(someone.full_name));
      expect(same).toMatchObject([
        { id: added?.id, full_name: `Prof. ${someone.full_name}`, match_score: expect.any(Number) },
      ]);
    } finally {
      await world.close();
    }
  });
});
