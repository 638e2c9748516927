import type { MatchScore, Professor } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import { candidates } from '../matching/fixtures.ts';
import { fromCandidate } from './toProfessor.ts';

interface List {
  results: Professor[];
  count: number;
}

let world: World;
let person: Awaited<ReturnType<World['student']>>;
let other: Awaited<ReturnType<World['student']>>;
let api: ReturnType<World['api']>;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  counter += 1;
  person = await world.student(`person-${counter}@example.com`);
  other = await world.student(`other-${counter}@example.com`);
  api = world.api(person.userId);
});
afterAll(() => world.close());

const base = '/api/professor/professors/';
const rows = () =>
  world.db
    .selectFrom('professors')
    .selectAll()
    .where('user_id', 'in', [person.userId, other.userId])
    .orderBy('id')
    .execute();
const score = (userId: number, professor: number, value: number | null, run: number | null = null) =>
  world.db
    .insertInto('match_scores')
    .values({ user_id: userId, professor_id: professor, bot_run_id: run, score: value, reason: `Reason ${value}` })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('a list of professors', () => {
  it('holds those that every filter lets in, in the order that is asked for, and nobody of another person', async () => {
    const people = [
      { name: 'Ada', h: 40, scores: [90, 50], university: 'Oslo', department: 'Physics', interests: 'Optics, Lasers' },
      { name: 'Bea', h: 39, scores: [50, 90], university: 'Oslo', department: 'Law', interests: 'Courts' },
      { name: 'Cy', h: 41, scores: [], university: 'Bergen', department: 'Physics', interests: 'Lasers' },
      { name: 'Dan', h: null, scores: [51], university: 'Bergen', department: 'Law', interests: 'Optics of courts' },
      { name: 'Eve', h: 40, scores: [null], university: null, department: null, interests: '' },
    ];
    for (const { userId } of [person, other])
      for (const { name, h, scores, university, department, interests } of people) {
        const { body } = await world.api(userId)<Professor>('POST', `${base}create/`, {
          full_name: name,
          h_index: h,
          university_name: university,
          university_country: university === 'Oslo' ? 'Norway' : university === 'Bergen' ? 'Neverland' : null,
          department,
          research_interests: interests,
        });
        for (const value of scores) await score(userId, body.id, value);
      }
    const asked: [query: string, names: string[]][] = [
      ['', ['Cy', 'Ada', 'Eve', 'Bea', 'Dan']],
      ['ordering=-h_index', ['Cy', 'Ada', 'Eve', 'Bea', 'Dan']],
      ['ordering=h_index', ['Bea', 'Ada', 'Eve', 'Cy', 'Dan']],
      ['ordering=full_name', ['Ada', 'Bea', 'Cy', 'Dan', 'Eve']],
      ['ordering=-full_name', ['Eve', 'Dan', 'Cy', 'Bea', 'Ada']],
      ['ordering=match_score', ['Ada', 'Dan', 'Bea', 'Cy', 'Eve']],
      ['ordering=-match_score', ['Bea', 'Dan', 'Ada', 'Cy', 'Eve']],
      ['min_h_index=0', ['Cy', 'Ada', 'Eve', 'Bea', 'Dan']],
      ['min_h_index=1', ['Cy', 'Ada', 'Eve', 'Bea']],
      ['min_h_index=40', ['Cy', 'Ada', 'Eve']],
      ['min_h_index=41', ['Cy']],
      ['min_match_score=0', ['Cy', 'Ada', 'Eve', 'Bea', 'Dan']],
      ['min_match_score=50', ['Ada', 'Bea', 'Dan']],
      ['min_match_score=50.5', ['Bea', 'Dan']],
      ['min_match_score=51', ['Bea', 'Dan']],
      ['min_match_score=52', ['Bea']],
      ['min_match_score=91', []],
      ['university_name=os', ['Ada', 'Bea']],
      ['university_name=%20', ['Cy', 'Ada', 'Eve', 'Bea', 'Dan']],
      ['department=law', ['Bea', 'Dan']],
      ['country_name=norway', ['Ada', 'Bea']],
      ['country_name=never', ['Cy', 'Dan']],
      ['research_interests=lasers', ['Cy', 'Ada']],
      ['research_interests=courts;%20lasers%D8%8C', ['Cy', 'Ada', 'Bea', 'Dan']],
      ['search=optics', ['Ada', 'Dan']],
      ['search=optics%20courts', ['Dan']],
      ['search=oslo%20law', ['Bea']],
      ['search=neverland', []],
      ['search=courts&research_interests=optics', ['Dan']],
      ['search=oslo&min_h_index=40', ['Ada']],
      ['university_name=bergen&department=physics&min_h_index=41', ['Cy']],
      ['department=physics&min_match_score=50', ['Ada']],
      ['research_interests=lasers&university_name=oslo&ordering=full_name', ['Ada']],
    ];
    const ask = async (query: string) => {
      const { body } = await api<List>('GET', `${base}?${query}`);
      return [body.count, body.results.map(({ full_name }) => full_name)];
    };
    for (const [query, names] of asked) {
      expect(await ask(query), query).toEqual([names.length, names]);
      expect(await ask(`${query}&page_size=2&page=2`), query).toEqual([names.length, names.slice(2, 4)]);
    }
    const shown = (await api<List>('GET', `${base}?ordering=full_name`)).body.results;
    expect(shown.map(({ match_score }) => match_score)).toEqual([50, 90, null, 51, null]);
    expect((await api('GET', `${base}stats/`)).body).toEqual({
      total_professors: 5,
      professors_with_h_index: 4,
      average_h_index: 40,
    });
    await api('PATCH', `${base}${shown[0]?.id}/update/`, { h_index: 0 });
    await api('PATCH', `${base}${shown[1]?.id}/update/`, { h_index: 10 });
    await api('PATCH', `${base}${shown[2]?.id}/update/`, { h_index: 10 });
    await api('PATCH', `${base}${shown[4]?.id}/update/`, { h_index: null });
    expect((await api('GET', `${base}stats/`)).body).toMatchObject({
      professors_with_h_index: 3,
      average_h_index: 6.7,
    });
  });

  it('is searched by words of any length in records of any length, in one order', async () => {
    // The key of the second is longer than an entry of an index can be.
    const long = Array.from({ length: 400 }, (_, n) => `topic ${n}`).join(', ');
    const people = [
      { full_name: 'Ada', h_index: 30, research_interests: 'C++, 100% renewable, quiet_rooms' },
      { full_name: 'Bea', h_index: 20, research_interests: `${long}, optics, quartz` },
      { full_name: 'Cy', h_index: 10, research_interests: 'Optics, نور' },
      { full_name: 'Dan', h_index: null, research_interests: `${long}, optics` },
    ];
    for (const { userId } of [person, other])
      for (const fields of people) await world.api(userId)('POST', `${base}create/`, fields);
    for (const [words, names] of [
      ['optics', ['Bea', 'Cy', 'Dan']],
      ['optics topic', ['Bea', 'Dan']],
      ['topic 399', ['Bea', 'Dan']],
      ['q', ['Ada', 'Bea']],
      ['qu', ['Ada', 'Bea']],
      ['qua', ['Bea']],
      ['c++', ['Ada']],
      ['%', ['Ada']],
      ['_', ['Ada']],
      ['نو', ['Cy']],
      ['z q', ['Bea']],
      ['w', ['Ada']],
      ['!', []],
    ] as const) {
      const query = `search=${encodeURIComponent(words)}`;
      const ask = async (more: string) => {
        const { body } = await api<List>('GET', `${base}?${query}${more}`);
        return { count: body.count, names: body.results.map(({ full_name: name }) => name) };
      };
      expect(await ask(''), words).toEqual({ count: names.length, names });
      expect(await ask('&page_size=1&page=2'), words).toEqual({ count: names.length, names: names.slice(1, 2) });
      expect(await ask('&page=9'), words).toEqual({ count: names.length, names: [] });
      expect(await ask('&ordering=-full_name'), words).toEqual({ count: names.length, names: names.toReversed() });
      expect((await ask('&ordering=match_score')).count, words).toBe(names.length);
    }
  });

  it('of match scores holds those of one professor, newest first, whole, of one run where one is named', async () => {
    const runs = [(await world.bot(person, {})).runId, (await world.bot(person, {})).runId];
    const professors = [];
    for (const name of ['Ada', 'Bea'])
      professors.push((await api<Professor>('POST', `${base}create/`, { full_name: name })).body.id);
    const [ada = 0, bea = 0] = professors;
    const made: [number, number | null, number, number][] = [];
    for (const [index, run] of [runs[0] ?? 0, null, runs[1] ?? 0].entries())
      for (const professor of [ada, bea])
        made.push([professor, run, index, (await score(person.userId, professor, index, run)).id]);
    await score(other.userId, ada, 99);
    const list = async (query: string) =>
      (await api<{ results: MatchScore[]; count: number }>('GET', `/api/matching/match-scores/?${query}`)).body;
    const expected = (professor: number, run?: number) => {
      const results = made
        .filter((row) => row[0] === professor && (run === undefined || row[1] === run))
        .map(([of, bot_run, value, id]) => ({
          id,
          professor: of,
          bot_run,
          score: value,
          reason: `Reason ${value}`,
          pros: [],
          cons: [],
          terms: [],
          class: 'no',
        }))
        .toReversed();
      return { results, count: results.length };
    };
    expect(await list(`professor=${ada}`)).toEqual(expected(ada));
    for (const run of runs) expect(await list(`professor=${bea}&bot_run=${run}`)).toEqual(expected(bea, run));
    expect(await list('professor=2000000000')).toEqual({ results: [], count: 0 });
  });
});

const full = {
  full_name: 'Kari Solheim',
  department: 'Informatics',
  university_name: 'University of Oslo',
  university_country: 'Norway',
  h_index: 40,
  research_interests: 'Vision',
  email: 'kari@uio.example',
  linkedin_url: 'https://linkedin.example/kari',
  google_scholar_url: 'https://scholar.example/kari',
  researchgate_url: 'https://gate.example/kari',
  homepage_url: 'https://uio.example/kari',
  related_recent_publications: 'Slow rivers (Journal, 2024)',
  related_recent_publications_url: 'https://doi.example/1',
};

/** The publications of a typed record are told by no source of their own. */
const sourcesOf = (fields: string[], now: Date) =>
  Object.fromEntries(
    fields
      .filter((field) => !field.startsWith('related_'))
      .map((field) => [field, { source: 'person', at: now.toISOString() }]),
  );

describe('a record', () => {
  it('FAC-64 stores each field in its place, and answers with it', async () => {
    const now = world.pass(3);
    const { status, body } = await api<Professor>('POST', `${base}create/`, full);
    const answer = {
      ...full,
      id: body.id,
      country_code: 'NO',
      image_url: null,
      publications: [],
      sample: false,
      draft_state: null,
      do_not_contact: false,
    };
    const { related_recent_publications: _paper, related_recent_publications_url: _url, ...told } = full;
    const sources = Object.keys(told).map((field) => ({ field, source: 'person', at: now.toISOString() }));
    expect([status, body]).toEqual([201, { ...answer, match_score: null }]);
    expect((await api('GET', `${base}${body.id}/`)).body).toEqual({ ...answer, match_score: null, sources });
    expect(await rows()).toEqual([
      {
        ...full,
        id: body.id,
        user_id: person.userId,
        country_code: 'NO',
        sources: {},
        person_key: 'own:kari@uio.example',
        mailbox: 'kari@uio.example',
        search_key: 'kari solheim informatics university of oslo vision',
        image_key: null,
        publications: [],
        sample: false,
        created_at: now,
        updated_at: now,
      },
    ]);
  });

  it.each<[Record<string, unknown>, Record<string, unknown>?]>([
    [
      { full_name: ' Kari Berg ' },
      { full_name: 'Kari Berg', search_key: 'kari berg informatics university of oslo vision' },
    ],
    [{ department: 'Law' }, { department: 'Law', search_key: 'kari solheim law university of oslo vision' }],
    [{ department: ' ' }, { department: null, search_key: 'kari solheim university of oslo vision' }],
    [{ university_name: 'NTNU' }, { university_name: 'NTNU', search_key: 'kari solheim informatics ntnu vision' }],
    [{ university_country: 'سوئد' }, { university_country: 'سوئد', country_code: 'SE' }],
    [{ university_country: 'Neverland' }, { university_country: 'Neverland', country_code: null }],
    [{ university_country: null }, { university_country: null, country_code: null }],
    [{ h_index: 0 }],
    [{ h_index: null }],
    [
      { research_interests: 'Zürich' },
      { research_interests: 'Zürich', search_key: 'kari solheim informatics university of oslo zurich' },
    ],
    [
      { research_interests: null },
      { research_interests: '', search_key: 'kari solheim informatics university of oslo' },
    ],
    [{ email: ' K.Solheim@UiO.example ' }, { email: 'k.solheim@uio.example', mailbox: 'k.solheim@uio.example' }],
    [{ email: '' }, { email: null, mailbox: null }],
    [{ linkedin_url: 'linkedin.example:8080/k' }, { linkedin_url: 'https://linkedin.example:8080/k' }],
    [{ google_scholar_url: 'HTTP://scholar.example' }],
    [{ researchgate_url: null }],
    [{ homepage_url: ' uio.example ' }, { homepage_url: 'https://uio.example' }],
    [{ related_recent_publications: 'Other (2020)' }],
    [{ related_recent_publications_url: '' }, { related_recent_publications_url: null }],
  ])('is changed by %j in that alone, and no other record is', async (change, stored = change) => {
    const { body } = await api<Professor>('POST', `${base}create/`, full);
    await api('POST', `${base}create/`, { ...full, email: 'second@uio.example' });
    await world.api(other.userId)('POST', `${base}create/`, full);
    const before = await rows();
    expect(before).toHaveLength(3);
    const now = world.pass(5);
    expect((await api('PATCH', `${base}${body.id}/update/`, change)).status).toBe(200);
    expect(await rows()).toEqual(
      before.map((row) =>
        row.id === body.id ? { ...row, ...stored, sources: sourcesOf(Object.keys(change), now), updated_at: now } : row,
      ),
    );
  });

  it('is there once for a mailbox, however it is spelled and whoever added it, and once more for another person', async () => {
    const add = (as: number, fields: object) => world.api(as)('POST', `${base}create/`, { full_name: 'K', ...fields });
    const runs = [{ key: 'sample:1', email: 'found@uio.example' }].map(({ key, email }) =>
      fromCandidate(person.userId, { ...(candidates[0] as CandidateProfessor), key, email }, world.deps.now()),
    );
    await world.db.insertInto('professors').values(runs).execute();
    const status = async (as: number, email?: string) => (await add(as, email === undefined ? {} : { email })).status;
    expect(await status(person.userId, 'FOUND@uio.example')).toBe(409);
    expect(await status(other.userId, 'found@uio.example')).toBe(201);
    expect([await status(person.userId), await status(person.userId)]).toEqual([201, 201]);
    expect(await status(person.userId, 'new@uio.example')).toBe(201);
    expect(await status(person.userId, 'New@UIO.example')).toBe(409);
    expect(await status(person.userId, 'jane.doe@gmail.com')).toBe(201);
    expect(await status(person.userId, 'JaneDoe+group@googlemail.com')).toBe(409);
    expect(await status(other.userId, 'janedoe@gmail.com')).toBe(201);
  });

  it('that is deleted takes its scores and its picture along, and nothing of anybody else', async () => {
    const add = async (as: number) => (await world.api(as)<Professor>('POST', `${base}create/`, full)).body.id;
    const [mine, theirs] = [await add(person.userId), await add(other.userId)];
    const second = (await api<Professor>('POST', `${base}create/`, { full_name: 'Ada' })).body.id;
    for (const [owner, id] of [
      [person.userId, mine],
      [person.userId, second],
      [other.userId, theirs],
    ] as const) {
      const key = `picture-${counter}-${id}`;
      await world.db
        .insertInto('media')
        .values({ key, user_id: owner, mime: 'image/png', bytes: Buffer.from('x') })
        .execute();
      await world.db.updateTable('professors').set({ image_key: key }).where('id', '=', id).execute();
      await score(owner, id, 50);
      await api('POST', '/api/emails/email-drafts/get-or-create/', { professor: id });
    }
    const left = async () => ({
      professors: (await rows()).map(({ id }) => id),
      scores: (await world.db.selectFrom('match_scores').select('professor_id as id').orderBy('id').execute())
        .map(({ id }) => id)
        .filter((id) => [mine, second, theirs].includes(id)),
      pictures: (await world.db.selectFrom('media').select('key').orderBy('key').execute()).flatMap(({ key }) =>
        key.startsWith(`picture-${counter}-`) ? [Number(key.split('-').at(-1))] : [],
      ),
      drafts: (
        await world.db
          .selectFrom('email_drafts')
          .select('professor_id')
          .where('user_id', '=', person.userId)
          .orderBy('professor_id')
          .execute()
      ).map((row) => row.professor_id),
    });
    const expected = (...ids: number[]) => ({
      professors: ids.toSorted((a, b) => a - b),
      scores: ids.toSorted((a, b) => a - b),
      pictures: ids.toSorted((a, b) => a - b),
      drafts: ids.filter((id) => id !== theirs).toSorted((a, b) => a - b),
    });
    expect(await left()).toEqual(expected(mine, second, theirs));
    expect((await api('DELETE', `${base}${theirs}/delete/`)).status).toBe(404);
    expect((await api('DELETE', `${base}${mine}/delete/`)).status).toBe(204);
    expect(await left()).toEqual(expected(second, theirs));
  });

  it.each([
    ['https://a.example', true],
    ['http://a.example/x?y#z', true],
    ['a.example', true],
    ['a.example:8080', true],
    ['localhost', false],
    ['https://localhost/x', false],
    ['ftp://a.example', false],
    ['mailto:a@b.example', false],
    ['JavaScript:alert(1)//a.example', false],
    ['https://me@a.example', false],
    ['me:pass@a.example', false],
    ['https://', false],
    ['not a link.example', false],
  ])('takes the link %j: %s', async (link, taken) => {
    const fields = [
      'linkedin_url',
      'google_scholar_url',
      'researchgate_url',
      'homepage_url',
      'related_recent_publications_url',
    ];
    for (const field of fields) {
      const { status, body } = await api('POST', `${base}create/`, { full_name: 'K', [field]: link });
      expect([field, status, Array.isArray(body[field])]).toEqual([field, taken ? 201 : 400, !taken]);
    }
  });
});

describe('a person of the directory as a record', () => {
  const candidate: CandidateProfessor = {
    key: 'openalex:A1',
    universityId: 9,
    universityName: 'University of Oslo',
    countryId: 578,
    countryCode: 'NO',
    countryName: 'Norway',
    fullName: 'Kari Solheim',
    department: 'Informatics',
    field: 'Vision',
    topics: ['Seeing', 'Looking'],
    hIndex: 7,
    worksCount: 80,
    email: ' Kari@UiO.example ',
    homepageUrl: 'https://home.example',
    scholarUrl: 'https://scholar.example',
    linkedinUrl: 'https://linkedin.example',
    researchgateUrl: 'https://gate.example',
    publications: [
      {
        title: 'New',
        venue: 'V',
        year: 2025,
        publishedOn: '2025-01-02',
        url: 'https://doi.example/2',
        abstractSentence: 'N.',
      },
      {
        title: 'Old',
        venue: 'W',
        year: 2020,
        publishedOn: '2020-01-02',
        url: 'https://doi.example/1',
        abstractSentence: '',
      },
    ],
    sample: false,
  };
  const now = new Date('2026-11-21T10:00:00Z');

  it('has each of its facts in its place, and its newest publication named', () => {
    expect(fromCandidate(3, candidate, now)).toEqual({
      user_id: 3,
      person_key: 'openalex:A1',
      full_name: 'Kari Solheim',
      department: 'Informatics',
      university_name: 'University of Oslo',
      university_country: 'Norway',
      country_code: 'NO',
      research_interests: 'Seeing, Looking',
      search_key: 'kari solheim informatics university of oslo seeing, looking',
      h_index: 7,
      email: 'kari@uio.example',
      homepage_url: 'https://home.example',
      google_scholar_url: 'https://scholar.example',
      linkedin_url: 'https://linkedin.example',
      researchgate_url: 'https://gate.example',
      related_recent_publications: 'New (V, 2025)',
      related_recent_publications_url: 'https://doi.example/2',
      publications: JSON.stringify(candidate.publications),
      sample: false,
      created_at: now,
      updated_at: now,
    });
  });

  it('names no publication that was taken back as its newest', () => {
    const [newest, ...older] = candidate.publications;
    if (!newest) throw new Error('It has publications');
    const record = fromCandidate(3, { ...candidate, publications: [{ ...newest, retracted: true }, ...older] }, now);
    expect(record.related_recent_publications).toBe('Old (W, 2020)');
    expect(record.related_recent_publications_url).toBe('https://doi.example/1');
  });

  it('answers whole abstracts and retractions, and null and false for a record of before they were kept', async () => {
    const [newest, older] = candidate.publications;
    if (!newest || !older) throw new Error('It has two publications');
    const publications = [
      { ...newest, abstract: 'We look. N. We see.', retracted: true },
      { ...newest, abstract: '' },
      older,
    ];
    await world.db
      .insertInto('professors')
      .values(fromCandidate(person.userId, { ...candidate, publications }, now))
      .execute();
    const { body } = await api<List>('GET', base);
    expect(
      body.results.flatMap((one) => one.publications.map(({ abstract, retracted }) => [abstract, retracted])),
    ).toEqual([
      ['We look. N. We see.', true],
      [null, false],
      [null, false],
    ]);
  });

  it('claims nothing that the directory does not know', () => {
    const [newest] = candidate.publications;
    if (!newest) throw new Error('It has publications');
    const known = (changes: Partial<CandidateProfessor>) => fromCandidate(3, { ...candidate, ...changes }, now);
    expect(known({ publications: [{ ...newest, venue: '' }] }).related_recent_publications).toBe('New (2025)');
    expect(known({ publications: [], email: null, department: '', topics: [], sample: true })).toMatchObject({
      related_recent_publications: null,
      related_recent_publications_url: null,
      publications: '[]',
      email: null,
      department: null,
      research_interests: '',
      search_key: 'kari solheim university of oslo',
      sample: true,
    });
  });
});
