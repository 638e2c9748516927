import type { MatchScore, Professor } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { storeMessage } from '../testing/messages.ts';

interface List {
  results: Professor[];
  count: number;
}

let world: World;
let student: Awaited<ReturnType<World['student']>>;
let api: ReturnType<World['api']>;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  counter += 1;
  student = await world.student(`student-${counter}@example.com`);
  api = world.api(student.userId);
});
afterAll(() => world.close());

const base = '/api/professor/professors/';
const add = async (fields: object): Promise<Professor> => {
  const answer = await api<Professor>('POST', `${base}create/`, fields);
  expect(answer.status).toBe(201);
  return answer.body;
};
const names = async (query: string): Promise<string[]> =>
  (await api<List>('GET', `${base}?${query}`)).body.results.map(({ full_name }) => full_name);

describe('the list of professors', () => {
  beforeEach(async () => {
    await add({
      full_name: 'Kari Solheim',
      department: 'Informatics',
      university_name: 'University of Oslo',
      university_country: 'Norway',
      h_index: 40,
      research_interests: 'Machine learning, Vision',
    });
    await add({
      full_name: 'José Álvarez',
      department: 'Physics',
      university_name: 'Universidad de Málaga',
      university_country: 'Spain',
      h_index: 12,
      research_interests: 'Quantum optics',
    });
    await add({
      full_name: 'علی کاظمی',
      department: 'مهندسی برق',
      university_name: 'دانشگاه تهران',
      university_country: 'ایران',
      research_interests: 'یادگیری ماشین',
    });
  });

  it.each([
    ['API-61 search by a word of the name', 'search=solheim', ['Kari Solheim']],
    ['API-61 search without accents', 'search=jose alvarez', ['José Álvarez']],
    ['API-61 search with Arabic letters for Persian ones', `search=${encodeURIComponent('علي كاظمي')}`, ['علی کاظمی']],
    ['API-61 search takes % literally', 'search=%25', []],
    ['API-62 university_name', 'university_name=oslo', ['Kari Solheim']],
    ['API-62 university_name with its accents', `university_name=${encodeURIComponent('málaga')}`, ['José Álvarez']],
    ['API-62 university_name without its accents', 'university_name=malaga', ['José Álvarez']],
    ['API-62 university_name with one too many', `university_name=${encodeURIComponent('óslo')}`, ['Kari Solheim']],
    ['API-63 country_name', 'country_name=spain', ['José Álvarez']],
    ['API-63 country_name with an accent', `country_name=${encodeURIComponent('spáin')}`, ['José Álvarez']],
    ['API-63 country_name in Persian', `country_name=${encodeURIComponent('نروژ')}`, ['Kari Solheim']],
    ['API-64 department', 'department=phys', ['José Álvarez']],
    ['API-64 department with an accent', `department=${encodeURIComponent('phýs')}`, ['José Álvarez']],
    ['API-65 min_h_index', 'min_h_index=20', ['Kari Solheim']],
    ['API-66 research_interests, any of them', 'research_interests=vision,optics', ['Kari Solheim', 'José Álvarez']],
    [
      'API-68 ordering by -h_index, the unknown last',
      'ordering=-h_index',
      ['Kari Solheim', 'José Álvarez', 'علی کاظمی'],
    ],
    ['API-68 ordering by h_index, the unknown last', 'ordering=h_index', ['José Álvarez', 'Kari Solheim', 'علی کاظمی']],
    ['API-67 page', 'page=2&page_size=2', ['علی کاظمی']],
    ['a page after the last', 'page=9', []],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('API-76 searches by query, q and search (A-135)', async () => {
    for (const name of ['query', 'q', 'search']) {
      const { body } = await api<List>('GET', `${base}search/?${name}=optics`);
      expect(body).toMatchObject({ count: 1, results: [{ full_name: 'José Álvarez' }] });
    }
    expect((await api<List>('GET', `${base}search/`)).body.count).toBe(3);
  });

  it('API-77 counts and averages', async () => {
    const expected = { total_professors: 3, professors_with_h_index: 2, average_h_index: 26 };
    expect((await api('GET', `${base}stats/`)).body).toEqual(expected);
    expect((await api('GET', '/professor/professors/stats/')).body).toEqual(expected);
    const nobody = world.api((await world.student(`empty-${counter}@example.com`)).userId);
    expect((await nobody('GET', `${base}stats/`)).body).toEqual({
      total_professors: 0,
      professors_with_h_index: 0,
      average_h_index: null,
    });
  });

  it('refuses an order or a number it does not know', async () => {
    expect((await api('GET', `${base}?ordering=password`)).status).toBe(400);
    expect((await api('GET', `${base}?min_h_index=many`)).status).toBe(400);
  });
});

describe('where the facts of a professor come from', () => {
  it('A-127 is the directory, then the person for what they changed, with what was there; and never in another list', async () => {
    const ids = await world.staffed(1);
    const { runId } = await world.bot(student, { selected_universities: ids });
    await performRun(world.deps, runId);
    const other = await world.student(`neighbour-${counter}@example.com`);
    const { runId: otherRun } = await world.bot(other, { selected_universities: ids });
    await performRun(world.deps, otherRun);
    const [listed] = (await api<List>('GET', base)).body.results;
    if (!listed) throw new Error('The bot found nobody');
    expect(listed.sources).toBeUndefined();

    const read = async () => (await api<Professor>('GET', `${base}${listed.id}/`)).body;
    const sourceOf = async (field: string) => (await read()).sources?.find((one) => one.field === field);
    const change = (body: object) => api<Professor>('PATCH', `${base}${listed.id}/update/`, body);
    const found = await sourceOf('email');
    expect(found).toEqual({ field: 'email', source: 'directory', at: expect.any(String) });

    await change({ email: 'another@uni.example', department: listed.department });
    const changed = { field: 'email', source: 'person', at: world.deps.now().toISOString(), before: listed.email };
    expect(await sourceOf('email')).toEqual(changed);
    expect(await sourceOf('department')).toMatchObject({ source: 'directory' });
    await change({ email: null });
    expect(await sourceOf('email')).toEqual(changed);
    await change({ email: listed.email });
    expect(await sourceOf('email')).toEqual(found);

    await change({ email: 'mine@uni.example' });
    const theirs = (
      await world.api(other.userId)<List>('GET', `${base}?search=${encodeURIComponent(listed.full_name)}`)
    ).body.results;
    expect(theirs.map(({ email }) => email)).toContain(listed.email);
    expect((await world.api(other.userId)('GET', `${base}${listed.id}/`)).status).toBe(404);
  });

  it('A-127 each change is taken back by saying again what the directory says, and a stranger can neither change nor take back', async () => {
    const ids = await world.staffed(1);
    const { runId } = await world.bot(student, { selected_universities: ids });
    await performRun(world.deps, runId);
    const [listed] = (await api<List>('GET', base)).body.results;
    if (!listed) throw new Error('The bot found nobody');
    // A directory may spell a name with a separate accent, and with spaces around it.
    const decomposed = ' Jose\u0301 A\u0301lvarez ';
    await world.db
      .updateTable('professors')
      .set({ full_name: decomposed, homepage_url: 'https://uni.example/jose' })
      .where('id', '=', listed.id)
      .execute();
    const read = async () => (await api<Professor>('GET', `${base}${listed.id}/`)).body;
    const change = (body: object) => api<Professor>('PATCH', `${base}${listed.id}/update/`, body);
    const found = await read();
    const own = {
      full_name: 'José Álvarez Ruiz',
      department: 'My department',
      university_name: 'My university',
      university_country: 'Sweden',
      h_index: 1,
      research_interests: 'My field',
      email: 'mine@uni.example',
      homepage_url: null,
    };
    const changed = (await change(own)).body;
    expect(changed).toMatchObject({ ...own, country_code: 'SE' });
    const before = changed.sources?.filter(({ source }) => source === 'person');
    expect(before?.map(({ field }) => field).sort()).toEqual(Object.keys(own).sort());

    const stranger = world.api((await world.student(`stranger-${counter}@example.com`)).userId);
    expect((await stranger('PATCH', `${base}${listed.id}/update/`, { full_name: 'Theirs' })).status).toBe(404);
    expect(await read()).toEqual(changed);

    for (const { field, before: said } of before ?? [])
      await change({ [field]: field === 'h_index' && said !== null ? Number(said) : said });
    expect(await read()).toEqual({ ...found, full_name: decomposed.normalize('NFC').trim() });
  });

  it('is the person for all of a record that they entered, with nothing before it', async () => {
    const { id } = await add({ full_name: 'Kari Solheim', email: 'kari@uio.example' });
    await api('PATCH', `${base}${id}/update/`, { email: 'solheim@uio.example' });
    const { body } = await api<Professor>('GET', `${base}${id}/`);
    expect(body.sources).toEqual([
      { field: 'full_name', source: 'person', at: expect.any(String) },
      { field: 'email', source: 'person', at: expect.any(String) },
    ]);
  });
});

describe('the scores of several professors', () => {
  it('A-119 come in one answer, the newest of each, without those of another person', async () => {
    const ids = await world.staffed(1);
    const { runId } = await world.bot(student, { selected_universities: ids });
    await performRun(world.deps, runId);
    const { results } = (await api<List>('GET', `${base}?ordering=full_name`)).body;
    const [first, second] = results;
    const unscored = await add({ full_name: 'Without Score' });
    const asked = [unscored.id, second?.id, first?.id, second?.id, 2_147_483_647, 9_999_999_999];
    const path = (list: unknown[]) => `/api/matching/match-scores/batch/?professors=${list.join(',')}`;
    const { status, body } = await api<{ results: MatchScore[]; count: number }>('GET', path(asked));
    expect(status).toBe(200);
    expect(body.results.map(({ professor, score }) => [professor, score])).toEqual([
      [second?.id, second?.match_score],
      [first?.id, first?.match_score],
    ]);
    const other = world.api((await world.student(`no-scores-${counter}@example.com`)).userId);
    expect((await other<List>('GET', path(asked))).body).toEqual({ results: [], count: 0 });
  });

  it.each(['', '1,', 'a', '0', '1,2;3', Array.from({ length: 101 }, (_, id) => id + 1).join(',')])(
    'are refused for the list %j',
    async (list) => {
      expect((await api('GET', `/api/matching/match-scores/batch/?professors=${list}`)).status).toBe(400);
    },
  );
});

describe('professors a bot found', () => {
  it('API-82 A-118 carry their newest match score, and can be ordered and filtered by it', async () => {
    const ids = await world.staffed(2);
    const { runId } = await world.bot(student, { selected_universities: ids });
    await performRun(world.deps, runId);
    await add({ full_name: 'Without Score' });
    const { body } = await api<List>('GET', `${base}?ordering=-match_score`);
    expect(body.count).toBe(11);
    const scores = body.results.map(({ match_score }) => match_score);
    expect(scores.at(-1)).toBeNull();
    const known = scores.slice(0, -1).map(Number);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    const minimum = known[3] ?? 0;
    const filtered = (await api<List>('GET', `${base}?min_match_score=${minimum}`)).body;
    expect(filtered.count).toBe(known.filter((score) => score >= minimum).length);
    expect((await api<List>('GET', `${base}?min_match_score=0`)).body.count).toBe(11);

    const professor = body.results[0];
    const { items } = await world.deps.directory.universities({ ids });
    const place = items.find(({ name }) => name === professor?.university_name);
    expect(professor).toMatchObject({
      sample: true,
      country_code: place?.countryCode,
      university_country: place?.countryName,
    });
    expect(professor?.publications.length).toBeGreaterThan(0);
    const list = await api<{ results: MatchScore[] }>(
      'GET',
      `/api/matching/match-scores/?professor=${professor?.id}&bot_run=${runId}`,
    );
    expect(list.body.results).toMatchObject([
      { professor: professor?.id, bot_run: runId, score: professor?.match_score },
    ]);
    expect(list.body.results[0]?.terms.length).toBeGreaterThan(0);
    const stranger = world.api((await world.student(`scores-${counter}@example.com`)).userId);
    expect((await stranger('GET', `/api/matching/match-scores/?professor=${professor?.id}`)).body).toEqual({
      results: [],
      count: 0,
    });
  });
});

describe('a professor record', () => {
  it('API-70 is answered whole', async () => {
    const professor = await add({ full_name: 'Liv Berg', email: 'liv@uib.example' });
    expect(await api('GET', `${base}${professor.id}/`)).toMatchObject({ status: 200, body: professor });
  });

  it('API-72, API-73 changes what the body names, and nothing else', async () => {
    const professor = await add({ full_name: 'Kari Solheim', email: 'kari@uio.example', h_index: 40 });
    for (const method of ['PATCH', 'PUT'] as const) {
      const { status, body } = await api<Professor>(method, `${base}${professor.id}/update/`, {
        email: ' k.solheim@uio.example ',
        sample: true,
        id: 9,
      });
      expect(status).toBe(200);
      expect(body).toEqual({ ...professor, email: 'k.solheim@uio.example', sources: expect.any(Array) });
    }
    expect((await api<Professor>('GET', `${base}${professor.id}/`)).body.email).toBe('k.solheim@uio.example');
    expect((await api<List>('GET', `${base}?search=solheim`)).body.count).toBe(1);
    await api('PATCH', `${base}${professor.id}/update/`, { full_name: 'Kari Berg' });
    expect((await api<List>('GET', `${base}?search=solheim`)).body.count).toBe(0);
  });

  it.each([
    [{ email: 'not an address' }, 'email', 'Enter it as name@example.org.'],
    [
      { homepage_url: 'javascript:alert(1)' },
      'homepage_url',
      'Please enter an address that begins with http:// or https://.',
    ],
    [
      { linkedin_url: 'https://user@evil.example/' },
      'linkedin_url',
      'Please enter an address that begins with http:// or https://.',
    ],
    [{ full_name: ' ' }, 'full_name', 'This field is required.'],
    [{ h_index: -1 }, 'h_index', 'Value must be at least 0.'],
  ])('refuses %j', async (change, field, message) => {
    const professor = await add({ full_name: 'Kari Solheim' });
    expect(await api('PATCH', `${base}${professor.id}/update/`, change)).toMatchObject({
      status: 400,
      body: { [field]: [message] },
    });
  });

  it('puts https before a bare host (A-152)', async () => {
    expect((await add({ full_name: 'Kari Solheim', homepage_url: 'uio.example/kari' })).homepage_url).toBe(
      'https://uio.example/kari',
    );
  });

  it('exists once per address', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => api('POST', `${base}create/`, { full_name: 'Kari Solheim', email: 'Kari@uio.example' })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('may have an address that another one had', async () => {
    const kari = await add({ full_name: 'Kari Solheim', email: 'kari@uio.example' });
    await api('PATCH', `${base}${kari.id}/update/`, { email: 'solheim@uio.example' });
    const jon = await add({ full_name: 'Jon Dahl', email: 'kari@uio.example' });
    expect(jon.email).toBe('kari@uio.example');
    const third = await api('POST', `${base}create/`, { full_name: 'Third', email: 'Kari@uio.example' });
    expect(third).toMatchObject({ status: 409, body: { code: 'professor_exists' } });
    expect(await names('ordering=full_name')).toEqual(['Jon Dahl', 'Kari Solheim']);
  });

  it('API-71 takes a picture in a form, and only a picture', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const form = new FormData();
    form.set('full_name', 'Kari Solheim');
    form.set('h_index', '');
    form.set('image', new Blob([png], { type: 'image/png' }), 'kari.png');
    const created = await api<Professor>('POST', `${base}create/`, form);
    expect(created).toMatchObject({ status: 201, body: { full_name: 'Kari Solheim', h_index: null } });
    expect(created.body.image_url).toMatch(/^\/api\/media\/.+\/$/);
    const bad = new FormData();
    bad.set('image', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }), 'kari.png');
    const refused = await api('PATCH', `${base}${created.body.id}/update/`, bad);
    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty('image');
    const address = `${base}${created.body.id}/update/`;
    const pictures = () => world.db.selectFrom('media').select('key').where('user_id', '=', student.userId).execute();
    const [first] = await pictures();
    const moved = await api<Professor>('PATCH', address, { department: 'Informatics' });
    expect([moved.body.image_url, await pictures()]).toEqual([created.body.image_url, [first]]);
    const other = new FormData();
    other.set('image', new Blob([png], { type: 'image/png' }), 'kari.png');
    const drawn = await api<Professor>('PATCH', address, other);
    expect(await pictures()).toEqual([{ key: drawn.body.image_url?.split('/').at(-2) }]);
    expect(drawn.body.image_url).not.toBe(created.body.image_url);
  });

  it('API-75 several are added in order, all or none', async () => {
    const good = await api('POST', `${base}bulk-create/`, {
      professors: [{ full_name: 'A' }, { full_name: 'B', email: 'b@uio.example' }],
    });
    expect(good).toMatchObject({ status: 201, body: { count: 2, created: [{ full_name: 'A' }, { full_name: 'B' }] } });
    const clash = await api('POST', `${base}bulk-create/`, [
      { full_name: 'C' },
      { full_name: 'D', email: 'b@uio.example' },
    ]);
    expect(clash.status).toBe(409);
    expect(await names('ordering=full_name')).toEqual(['A', 'B']);
  });

  it('API-74 is deleted with its draft, and the message that was sent stays known', async () => {
    const { runId } = await world.bot(
      student,
      { selected_universities: await world.universities('NO', 1) },
      { num_professors: 1 },
    );
    await performRun(world.deps, runId);
    const draft = await world.db
      .selectFrom('email_drafts')
      .selectAll()
      .where('user_id', '=', student.userId)
      .executeTakeFirstOrThrow();
    const approval = await world.db
      .insertInto('approvals')
      .values({
        draft_id: draft.id,
        user_id: student.userId,
        draft_version: 1,
        recipient: 'a@b.example',
        subject: '',
        body: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeMessage(world.db, {
      user_id: student.userId,
      person_key: 'x',
      recipient: 'a@b.example',
      season: 2026,
      approval_id: approval.id,
      state: 'sent',
      mode: 'direct',
      message_id: `<${counter}@peyk>`,
    });
    expect((await api('DELETE', `${base}${draft.professor_id}/delete/`)).status).toBe(204);
    expect((await api('GET', `${base}${draft.professor_id}/`)).status).toBe(404);
    expect(await world.db.selectFrom('email_drafts').select('id').where('id', '=', draft.id).execute()).toEqual([]);
    expect(
      await world.db.selectFrom('messages').select('approval_id').where('user_id', '=', student.userId).execute(),
    ).toEqual([{ approval_id: null }]);
  });

  it("of somebody else's is not found", async () => {
    const { id } = await add({ full_name: 'Kari Solheim' });
    const stranger = world.api((await world.student(`stranger-${counter}@example.com`)).userId);
    expect((await stranger('GET', `${base}${id}/`)).status).toBe(404);
    expect((await stranger('PATCH', `${base}${id}/update/`, { full_name: 'Mine' })).status).toBe(404);
    expect((await stranger('DELETE', `${base}${id}/delete/`)).status).toBe(404);
    expect((await stranger<List>('GET', base)).body).toEqual({ results: [], count: 0 });
  });
});
