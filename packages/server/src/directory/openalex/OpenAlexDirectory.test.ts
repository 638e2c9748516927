import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { createDirectory } from '../createDirectory.ts';
import { createDirectoryHandlers } from '../handlers.ts';
import { openAlexDouble, type OpenAlexDouble } from './double.ts';
import { OpenAlexDirectory } from './OpenAlexDirectory.ts';
import { RANK_SOURCE } from './universities.ts';

let database: TestDatabase;
let double: OpenAlexDouble;
let clock: Date;
beforeEach(async () => {
  [database, double] = await Promise.all([testDatabase(), openAlexDouble()]);
  clock = new Date('2026-11-21T10:00:00Z');
});
afterEach(async () => {
  await double.close();
  await database.close();
});

const open = (options: { timeoutMs?: number } = {}): OpenAlexDirectory =>
  new OpenAlexDirectory({
    db: database.db,
    client: {
      baseUrl: double.url,
      apiKey: null,
      timeoutMs: 20_000,
      perSecond: Number.POSITIVE_INFINITY,
      wait: () => Promise.resolve(),
    },
    now: () => clock,
    ...options,
  });
const callsOf = (path: string) => double.calls.filter((call) => call.path === path);
const outage = () => (double.trouble = [{ do: { status: 503 }, always: true }]);
const first = async (directory: OpenAlexDirectory, count: number) =>
  (await directory.universities({ page: 1, pageSize: count })).items.map(({ id }) => id);
const query = { interests: ['Machine learning'], limitPerUniversity: 20 };

describe('universities of OpenAlex', () => {
  it('are those that teach and publish, ranked by number of works and never as anything else', async () => {
    const { items } = await open().universities({});
    expect(items).toHaveLength(150);
    expect(items.map(({ worldRank }) => worldRank)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]).toMatchObject({
      name: 'Invented University 1',
      countryCode: 'NO',
      countryRank: 1,
      city: 'City 1',
      rankSource: RANK_SOURCE,
      rankDate: '2026-11-21',
      sample: false,
    });
    expect(RANK_SOURCE).toMatch(/ordered by number of works/);
    expect(items.some(({ name }) => /Company|School/u.test(name))).toBe(false);
  });

  it('are those with a hundred works or more', async () => {
    const [model] = double.data.institutions;
    if (!model) throw new Error('There is no institution');
    for (const works of [99, 100, 101])
      double.data.institutions.push({
        ...model,
        id: `https://openalex.org/I${9000 + works}`,
        display_name: `Works ${works}`,
        works_count: works,
      });
    const { items } = await open().universities({});
    expect(items.flatMap(({ name }) => (name.startsWith('Works') ? [name] : []))).toEqual(['Works 101', 'Works 100']);
  });

  it('are found by acronym and by a Persian name', async () => {
    const directory = open();
    expect((await directory.universities({ name: 'iu12' })).items.map(({ name }) => name)).toContain(
      'Invented University 12',
    );
    expect((await directory.universities({ name: 'دانشگاه نمونه‌ٔ ۱۱۵' })).total).toBe(1);
  });

  it('are read once, page by page, also when many ask at the same time and after a restart', async () => {
    const directory = open();
    await Promise.all([1, 2, 3].map(() => directory.universities({})));
    await open().universities({});
    expect(callsOf('/institutions')).toHaveLength(2);
    expect(callsOf('/institutions').map(({ params }) => params.get('select')?.split(',').length)).toEqual([7, 7]);
  });

  it('keep their ids when the list is read again a month later, and lose their place when they are gone', async () => {
    const before = await open().universities({});
    const gone = double.data.institutions.shift();
    clock = new Date('2027-01-05T10:00:00Z');
    const directory = open();
    expect(await directory.universities({})).toEqual(before);
    const after = await until('the new list is there', async () => {
      const page = await directory.universities({});
      return page.items.at(-1)?.worldRank === null && page.items[0]?.rankDate === '2027-01-05' ? page : null;
    });
    const idOf = (name: string, page: typeof before) => page.items.find((item) => item.name === name)?.id;
    expect(after.items.at(-1)?.name).toBe(gone?.display_name);
    for (const { name } of before.items) expect(idOf(name, after)).toBe(idOf(name, before));
  });

  it('answer from the stored list in an outage, and as a 503 when there is none yet', async () => {
    outage();
    const handlers = createDirectoryHandlers({ directory: open() });
    const list = handlers.listUniversities as unknown as (context: object) => Promise<unknown>;
    await expect(list({ query: { country: 578 } })).rejects.toMatchObject({
      status: 503,
      code: 'directory_unavailable',
    });
    // The countries are there all the same, without a count of what is not known.
    const countries = handlers.listCountries as unknown as (context: object) => Promise<{ body: object[] }>;
    const { body } = await countries({});
    expect(body).toHaveLength(249);
    expect(body[0]).not.toHaveProperty('universities');
    double.trouble = [];
    const before = await open().universities({});
    outage();
    clock = new Date('2027-01-05T10:00:00Z');
    expect(await open().universities({})).toEqual(before);
  });

  it('are not asked for again and again while the service is down, and are there ten minutes later', async () => {
    outage();
    const directory = open();
    await expect(directory.universities({})).rejects.toMatchObject({ kind: 'outage' });
    const tries = double.calls.length;
    await expect(directory.universities({})).rejects.toMatchObject({ kind: 'outage' });
    expect(double.calls).toHaveLength(tries);
    double.trouble = [];
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await directory.universities({})).total).toBe(150);
  });

  it('are not waited for longer than a person would', async () => {
    double.trouble = [{ do: 'hang', always: true }];
    await expect(open({ timeoutMs: 20 }).universities({})).rejects.toMatchObject({
      kind: 'outage',
      headers: { 'retry-after': '30' },
    });
  });
});

describe('people of OpenAlex', () => {
  it('work on topics of the research area, the most related first, and have enough works to supervise', async () => {
    const directory = open();
    const ids = await first(directory, 30);
    const found = await directory.professorsOf(ids, query);
    expect(found.length).toBeGreaterThan(0);
    const related = (person: (typeof found)[number]) => person.topics.indexOf('Machine learning');
    for (const person of found) {
      expect(person.topics.join(' ')).toMatch(/machine learning/iu);
      expect(person.worksCount).toBeGreaterThanOrEqual(15);
    }
    for (const staff of Map.groupBy(found, ({ universityId }) => universityId).values()) {
      expect(staff.map(related)).toEqual(staff.map(related).toSorted((a, b) => a - b));
    }
    expect(callsOf('/topics')).toHaveLength(1);
  });

  it('have as many works as are asked for, and never fewer than fifteen', async () => {
    const directory = open();
    const [enough, fewer] = double.data.authors;
    if (!enough || !fewer) throw new Error('There are no people');
    const [id = 0] = await first(directory, 1);
    for (const [asked, least] of [
      [undefined, 15],
      [14, 15],
      [16, 16],
      [40, 40],
    ] as const) {
      [enough.works_count, fewer.works_count] = [least, least - 1];
      const found = await directory.professorsOf([id], {
        interests: [],
        limitPerUniversity: 20,
        ...(asked === undefined ? {} : { minPublications: asked }),
      });
      const names = found.map(({ fullName }) => fullName);
      expect(
        [enough, fewer].map(({ display_name: name }) => names.includes(name)),
        `${asked} asked for`,
      ).toEqual([true, false]);
    }
  });

  it('have no address, and their record leads to ORCID where there is one', async () => {
    const directory = open();
    const found = await directory.professorsOf(await first(directory, 3), { interests: [], limitPerUniversity: 20 });
    expect(found.every(({ email }) => email === null)).toBe(true);
    expect(found.some(({ homepageUrl }) => homepageUrl?.startsWith('https://orcid.org/'))).toBe(true);
    expect(found[0]?.key).toMatch(/^openalex:A\d+$/u);
  });

  it('EVD-05 bring their five newest publications with whole abstracts, none from the future, and mark a retracted one beside the five', async () => {
    const directory = open();
    const [author] = double.data.authors;
    const model = double.data.works.find((work) => work.authorships[0]?.author.id === author?.id);
    if (model)
      double.data.works.push({
        ...model,
        id: 'https://openalex.org/W1',
        publication_date: '2027-05-01',
        title: 'Not yet',
      });
    const person = await directory.professor(`openalex:${author?.id.split('/').at(-1)}`);
    expect(person?.publications.map(({ retracted }) => retracted)).toEqual([false, false, false, false, true, false]);
    expect(person?.publications.map(({ url }) => url)).toContain('https://journal.example/0/1');
    expect(person?.publications[0]).toMatchObject({ venue: 'Journal of Invented Results' });
    expect(person?.publications.some(({ title }) => title === 'Not yet')).toBe(false);
    expect(person?.publications[0]?.abstractSentence).toMatch(/^We find that the invented method holds/);
    expect(person?.publications[0]?.abstract).toBe(
      'This is an invented abstract about invented things. We find that the invented method holds for the cases that were studied here. More work is needed.',
    );
  });

  it('EVD-05 bring the authors of their publications by their ids, which hold the person, and no work of a namesake', async () => {
    const directory = open();
    const [author, other] = double.data.authors;
    const model = double.data.works.find((work) => work.authorships[0]?.author.id === author?.id);
    if (!author || !other || !model) throw new Error('There is no author');
    const authorship = { author_position: 'first', author: { id: other.id, display_name: author.display_name } };
    double.data.works.push(
      {
        ...model,
        id: 'https://openalex.org/W1',
        title: 'By both',
        publication_date: '2026-11-02',
        authorships: [...model.authorships, authorship, authorship],
      },
      { ...model, id: 'https://openalex.org/W2', title: 'By a namesake', authorships: [authorship] },
    );
    const keyOf = (id: string) => `openalex:${id.split('/').at(-1)}`;
    const person = await directory.professor(keyOf(author.id));
    const both = person?.publications.find(({ title }) => title === 'By both');
    expect(both?.authors).toEqual([keyOf(author.id), keyOf(other.id)]);
    for (const { authors } of person?.publications ?? []) expect(authors).toContain(person?.key);
    expect(person?.publications.map(({ title }) => title)).not.toContain('By a namesake');
  });

  it('are asked for once a week: a repeated question costs nothing', async () => {
    const directory = open();
    const ids = await first(directory, 5);
    const before = await directory.professorsOf(ids, query);
    const calls = double.calls.length;
    outage();
    expect(await open().professorsOf(ids, query)).toEqual(before);
    expect(double.calls).toHaveLength(calls);
    double.trouble = [];
    clock = new Date('2026-11-29T10:00:00Z');
    await open().professorsOf(ids, query);
    expect(double.calls.length).toBeGreaterThan(calls);
    const { kept } = await database.db
      .selectFrom('directory_cache')
      .select((of) => of.fn.countAll<number>().as('kept'))
      .where('expires_at', '<', clock)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(0);
  });

  it('who are known under two profiles of one ORCID are one person', async () => {
    const directory = open();
    const [one, two] = double.data.authors;
    if (one && two) two.orcid = one.orcid;
    const [id] = await first(directory, 1);
    const found = await directory.professorsOf([id ?? 0], { interests: [], limitPerUniversity: 20 });
    expect(found.filter(({ homepageUrl }) => homepageUrl === one?.orcid)).toHaveLength(1);
  });

  it('of a university that is refused are an error of that question alone', async () => {
    const directory = open();
    const ids = await first(directory, 3);
    double.trouble = [{ path: '/authors', holding: 'I1001,', do: { status: 400 }, always: true }];
    await expect(directory.professorsOf(ids, query)).rejects.toMatchObject({ kind: 'refused' });
    expect((await directory.professorsOf([ids[0] ?? 0], { ...query, interests: [] })).length).toBeGreaterThan(0);
  });

  it('whose works are answered with nonsense are found without publications, and asked for again the next time', async () => {
    const directory = open();
    const [id] = await first(directory, 1);
    const ask = () => directory.professorsOf([id ?? 0], { interests: [], limitPerUniversity: 20 });
    double.trouble = [{ path: '/works', do: 'html', always: true }];
    expect((await ask()).every(({ publications }) => publications.length === 0)).toBe(true);
    double.trouble = [];
    const found = await ask();
    expect(found.length).toBeGreaterThan(0);
    for (const { publications } of found) expect(publications.filter(({ retracted }) => !retracted)).toHaveLength(5);
  });
});

describe('the configuration', () => {
  it('chooses the sample by default, OpenAlex with a key, and another address where one is given', async () => {
    expect(readConfig({}).openAlex).toBeNull();
    expect(readConfig({ OPENALEX_API_KEY: 'k' }).openAlex).toEqual({
      baseUrl: 'https://api.openalex.org',
      apiKey: 'k',
    });
    const config = readConfig({ OPENALEX_BASE_URL: `${double.url}/` });
    expect(config.openAlex).toEqual({ baseUrl: double.url, apiKey: null });
    const directory = await createDirectory(config, database.db);
    expect(directory.kind).toBe('openalex');
    expect((await directory.universities({})).total).toBe(150);
    expect((await createDirectory(readConfig({}), database.db)).kind).toBe('sample');
  });
});
