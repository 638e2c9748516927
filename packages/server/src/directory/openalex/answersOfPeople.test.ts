import { beforeEach, describe, expect, it } from 'vitest';
import { storedUniversities } from '../storedUniversities.ts';
import { directoryFixture } from '../../testing/directoryFixture.ts';
import { abstractIndex, type DoubleAuthor, type DoubleWork } from './doubleData.ts';
import type { OpenAlexDirectory } from './OpenAlexDirectory.ts';

const fixture = directoryFixture();
const DAY = 86_400_000;
const filters = () => fixture.callsOf('/authors').map(({ params }) => params.get('filter'));
const idsOf = async (directory: OpenAlexDirectory) => (await directory.universities({})).items.map(({ id }) => id);

const topic = (number: number, count: number | null = 10, subfield = `Subfield ${number}`) =>
  ({
    id: `https://openalex.org/T${number}`,
    display_name: `Topic ${number}`,
    count,
    subfield: { id: `https://openalex.org/subfields/${number}`, display_name: subfield },
  }) as DoubleAuthor['topics'][number];
const place = (id: string, lineage: string[] = [id]) => ({
  id: `https://openalex.org/${id}`,
  display_name: id,
  country_code: 'NO',
  type: 'education',
  lineage: lineage.map((one) => `https://openalex.org/${one}`),
});
const author = (number: number, fields: Partial<DoubleAuthor> = {}): DoubleAuthor => ({
  id: `https://openalex.org/A${number}`,
  orcid: null,
  display_name: `Person ${number}`,
  works_count: 40,
  cited_by_count: 1,
  summary_stats: { h_index: 10 },
  last_known_institutions: [place('I1000')],
  topics: [topic(1)],
  ...fields,
});
const work = (number: number, date: string, by: number[], fields: Partial<DoubleWork> = {}): DoubleWork => ({
  id: `https://openalex.org/W${number}`,
  doi: `https://doi.org/10.5555/${number}`,
  title: `Work ${number}`,
  publication_year: Number(date.slice(0, 4)),
  publication_date: date,
  type: 'article',
  is_retracted: false,
  authorships: by.map((one) => ({
    author_position: 'first',
    author: { id: `https://openalex.org/A${one}`, display_name: `Person ${one}` },
  })),
  primary_location: {
    landing_page_url: `https://journal.example/${number}`,
    source: { display_name: 'Journal' },
  },
  abstract_inverted_index: null,
  ...fields,
});
const titlesOf = (people: readonly { fullName: string; publications: { title: string }[] }[]) =>
  people.map(({ fullName, publications }) => [fullName, ...publications.map(({ title }) => title)]);

describe('a person of OpenAlex', () => {
  it('is told with everything that the index knows of them, at the university that was asked for', async () => {
    fixture.double.data.authors = [
      author(1, {
        display_name: 'Ana <i>M.</i> Silva &amp; Co',
        orcid: 'https://orcid.org/0000-0000-0000-0001',
        works_count: 77,
        summary_stats: { h_index: 33 },
        topics: Array.from({ length: 9 }, (_, index) => topic(index + 1, 10, `Subfield ${index}`)),
      }),
      author(2, {
        topics: [{ ...topic(5), subfield: null as never }],
        summary_stats: null as never,
        last_known_institutions: [place('I77', ['I77', 'I1001'])],
      }),
    ];
    fixture.double.data.works = [
      work(10, '2026-11-21', [1], { title: 'On <i>E. coli</i>', doi: null }),
      work(11, '2026-11-22', [1]),
      work(12, '2024-02-03', [1], { primary_location: { landing_page_url: null, source: null } }),
      work(13, '2024-02-02', [1], {
        doi: '10.5555/13',
        primary_location: { landing_page_url: 'javascript:alert(1)', source: { display_name: 'A &amp; B' } },
        abstract_inverted_index: abstractIndex(
          'This is a sentence of a proper length, too. We find that the answer is of a proper length.',
        ),
      }),
      work(14, '2023-11-21', [1]),
      work(15, '2023-11-20', [1]),
      work(16, '2025-01-01', [1], { title: ' ' }),
      work(17, '2025-01-02', [1], { is_retracted: true }),
    ];
    const directory = fixture.open();
    const [first = 0, second = 0] = await idsOf(directory);
    const publication = (title: string, publishedOn: string, url: string, more = {}) => ({
      title,
      venue: 'Journal',
      year: Number(publishedOn.slice(0, 4)),
      publishedOn,
      url,
      abstractSentence: '',
      abstract: '',
      authors: ['openalex:A1'],
      retracted: false,
      ...more,
    });
    const nowhere = { email: null, scholarUrl: null, linkedinUrl: null, researchgateUrl: null };
    const one = {
      key: 'openalex:A1',
      universityId: first,
      universityName: 'Invented University 1',
      countryId: 578,
      countryCode: 'NO',
      countryName: 'Norway',
      fullName: 'Ana M. Silva & Co',
      department: '',
      field: 'Subfield 0',
      topics: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Topic ${number}`),
      hIndex: 33,
      worksCount: 77,
      ...nowhere,
      homepageUrl: 'https://orcid.org/0000-0000-0000-0001',
      publications: [
        publication('On E. coli', '2026-11-21', 'https://journal.example/10'),
        publication('Work 17', '2025-01-02', 'https://doi.org/10.5555/17', { retracted: true }),
        publication('Work 12', '2024-02-03', 'https://doi.org/10.5555/12', { venue: '' }),
        publication('Work 13', '2024-02-02', 'https://openalex.org/W13', {
          venue: 'A & B',
          abstractSentence: 'We find that the answer is of a proper length.',
          abstract: 'This is a sentence of a proper length, too. We find that the answer is of a proper length.',
        }),
        publication('Work 14', '2023-11-21', 'https://doi.org/10.5555/14'),
      ],
      sample: false,
    };
    const two = {
      ...one,
      key: 'openalex:A2',
      universityId: second,
      universityName: 'Invented University 2',
      countryId: 276,
      countryCode: 'DE',
      countryName: 'Germany',
      fullName: 'Person 2',
      field: 'Topic 5',
      topics: ['Topic 5'],
      hIndex: null,
      worksCount: 40,
      homepageUrl: null,
      publications: [],
    };
    const asked = { interests: [], limitPerUniversity: 5 };
    expect(await directory.professorsOf([second, first], asked)).toEqual([one, two]);
    expect(await directory.professorsOf([second, second], asked)).toEqual([two]);
    expect(await directory.professorsOf([999_999], asked)).toEqual([]);
    const [ofSample] = (await storedUniversities(fixture.database.db, 'sample', { pageSize: 1 })).items;
    expect(await directory.professorsOf([ofSample?.id ?? 0], asked)).toEqual([]);
    expect(await directory.professor('openalex:A1')).toEqual(one);
    expect(await directory.professor('openalex:A2')).toEqual(two);
    fixture.double.data.merged = { A5: 'A2' };
    expect(await directory.professor('openalex:A5')).toEqual(two);
    for (const key of ['openalex:A3', 'sample:A1', 'A1', 'openalex:A1/..', 'openalex:W1', ' openalex:A1'])
      expect([key, await directory.professor(key)]).toEqual([key, undefined]);
    fixture.double.data.authors.push(author(6, { last_known_institutions: [place('I55')] }));
    expect(await directory.professor('openalex:A6')).toBeUndefined();
  });

  it('has their newest five works although others have more, and shares the ones that they wrote together', async () => {
    fixture.double.data.authors = [author(1, { summary_stats: { h_index: 30 } }), author(2), author(3)];
    fixture.double.data.works = [
      ...Array.from({ length: 230 }, (_, index) => work(1000 + index, '2026-10-10', [1])),
      ...[1, 2, 3, 4, 5, 6].map((day) => work(day, `2026-05-0${day}`, [2, 2, 9])),
      work(7, '2026-05-07', [3, 2]),
      work(8, '2026-11-01', [1, 3]),
    ];
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    const found = await directory.professorsOf([id], { interests: [], limitPerUniversity: 3 });
    expect(titlesOf(found)).toEqual([
      ['Person 1', 'Work 8', 'Work 1000', 'Work 1001', 'Work 1002', 'Work 1003'],
      ['Person 2', 'Work 7', 'Work 6', 'Work 5', 'Work 4', 'Work 3'],
      ['Person 3', 'Work 8', 'Work 7'],
    ]);
    expect(fixture.callsOf('/works').map(({ params }) => [params.get('filter'), params.get('cursor')])).toEqual([
      ['authorships.author.id:A1|A2|A3,from_publication_date:2023-11-21', '*'],
      ['authorships.author.id:A1|A2|A3,from_publication_date:2023-11-21', 'c100'],
      ['authorships.author.id:A2,from_publication_date:2023-11-21', '*'],
    ]);
  });

  it.each([
    ['2028-02-29', '2025-03-01'],
    ['2028-03-01', '2025-03-01'],
    ['2027-02-28', '2024-02-28'],
  ])('on %s is asked for from %s on, a day that there was', async (today, since) => {
    fixture.now = new Date(`${today}T23:59:59.999Z`);
    fixture.double.data.authors = [author(1)];
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    await directory.professorsOf([id], { interests: [], limitPerUniversity: 1 });
    const [, asked] = fixture.callsOf('/works')[0]?.params.get('filter')?.split(',') ?? [];
    expect(asked).toBe(`from_publication_date:${since}`);
    expect(fixture.now.toISOString().slice(0, 10)).toBe(today);
  });

  it('is read with ten others at a time, and whoever was left out of a refused question alone, again the next time', async () => {
    fixture.double.data.authors = Array.from({ length: 12 }, (_, index) =>
      author(index + 1, { summary_stats: { h_index: 50 - index } }),
    );
    fixture.double.data.works = fixture.double.data.authors.map((_, index) =>
      work(index + 1, '2026-05-05', [index + 1]),
    );
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    const whole = fixture.double.data.authors.map((_, index) => [`Person ${index + 1}`, `Work ${index + 1}`]);
    const ask = async () => titlesOf(await directory.professorsOf([id], { interests: [], limitPerUniversity: 50 }));
    fixture.double.trouble = [{ path: '/works', do: { status: 400 } }];
    expect(await ask()).toEqual(whole);
    expect(
      fixture.callsOf('/works').map(({ params }) => params.get('filter')?.split(',')[0]?.split('|').length),
    ).toEqual([10, ...Array.from({ length: 10 }, () => 1), 2]);
    fixture.double.calls = [];
    expect(await ask()).toEqual(whole);
    expect(fixture.callsOf('/works')).toHaveLength(2);
    fixture.double.calls = [];
    expect(await ask()).toEqual(whole);
    expect(fixture.double.calls).toEqual([]);
  });

  it('is an outage for whoever asks when the service goes away while works are read', async () => {
    fixture.double.data.authors = [author(1)];
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    fixture.double.trouble = [{ path: '/works', do: { status: 503 }, always: true }];
    await expect(directory.professorsOf([id], { interests: [], limitPerUniversity: 5 })).rejects.toMatchObject({
      kind: 'outage',
    });
  });
});

describe('a question about people', () => {
  const names = ['Glaciers', 'Rivers', 'Machine learning'];
  beforeEach(() => {
    fixture.double.data.topics = names.map((display_name, index) => ({
      id: `https://openalex.org/T${index + 1}`,
      display_name,
      description: '',
    }));
  });

  it('asks for enough works, as many people as are wanted, and the topics of the areas in English', async () => {
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    const ask = async (interests: string[], limitPerUniversity: number, minPublications?: number) => {
      fixture.double.calls = [];
      await directory.professorsOf([id], {
        interests,
        limitPerUniversity,
        ...(minPublications === undefined ? {} : { minPublications }),
      });
      return fixture.callsOf('/authors').map(({ params }) => [params.get('filter'), params.get('per_page')]);
    };
    const lineage = 'last_known_institutions.lineage:I1000';
    expect(await ask([], 7)).toEqual([[`${lineage},works_count:>14`, '7']]);
    expect(await ask([], 6, 3)).toEqual([[`${lineage},works_count:>14`, '6']]);
    expect(await ask([], 51, 15)).toEqual([[`${lineage},works_count:>14`, '50']]);
    expect(await ask([], 50, 16)).toEqual([[`${lineage},works_count:>15`, '50']]);
    expect(await ask(['یادگیری ماشین', ' ', 'Rivers', 'ML'], 1)).toEqual([
      [`${lineage},topics.id:T3|T2,works_count:>14`, '1'],
    ]);
    expect(fixture.callsOf('/topics').map(({ params }) => params.get('search'))).toEqual([
      'machine learning',
      'rivers',
    ]);
    await ask(['GLACIERS AND "Rivers"* ~ or?', 'x'.repeat(300)], 2);
    expect(fixture.callsOf('/topics').map(({ params }) => [params.get('search'), params.get('per_page')])).toEqual([
      ['glaciers and  rivers     or', '5'],
      ['x'.repeat(200), '5'],
    ]);
  });

  it('is answered by what was kept of the very same question alone', async () => {
    const directory = fixture.open();
    const [first = 0, second = 0] = await idsOf(directory);
    fixture.double.data.authors = [
      author(1, { works_count: 15 }),
      author(2, { works_count: 14 }),
      author(3, { works_count: 99, summary_stats: { h_index: 5 }, topics: [topic(2)] }),
      author(4, { last_known_institutions: [place('I1001')] }),
    ];
    const ask = async (ids: number[], interests: string[], limitPerUniversity: number, minPublications = 0) =>
      (await directory.professorsOf(ids, { interests, limitPerUniversity, minPublications })).map(
        ({ fullName }) => fullName,
      );
    for (let time = 0; time < 2; time += 1) {
      expect(await ask([first], [], 1)).toEqual(['Person 1']);
      expect(await ask([first], [], 9)).toEqual(['Person 1', 'Person 3']);
      expect(await ask([first], [], 9, 16)).toEqual(['Person 3']);
      expect(await ask([first], ['Rivers'], 9)).toEqual(['Person 3']);
      expect(await ask([first], ['Glaciers'], 9)).toEqual(['Person 1']);
      expect(await ask([first], ['Glaciers', 'Rivers'], 9)).toEqual(['Person 1', 'Person 3']);
      expect(await ask([second], [], 9)).toEqual(['Person 4']);
      expect(await ask([second, first], [], 9)).toEqual(['Person 1', 'Person 3', 'Person 4']);
    }
    expect(filters()).toHaveLength(7);
    fixture.double.calls = [];
    fixture.advance(7 * DAY - 1);
    await ask([first], ['Rivers'], 9);
    expect(fixture.double.calls).toEqual([]);
    fixture.advance(1);
    await ask([first], ['Rivers'], 9);
    expect(fixture.double.calls.map(({ path }) => path)).toEqual(['/authors', '/works', '/works']);
    fixture.double.calls = [];
    fixture.advance(23 * DAY - 1);
    await ask([first], ['Rivers'], 9);
    expect(fixture.callsOf('/topics')).toEqual([]);
    fixture.advance(1);
    await ask([first], ['Rivers'], 8);
    expect(fixture.callsOf('/topics')).toHaveLength(1);
  });

  it('has first whose work is most on the topics, then the higher h-index, and one profile of each person', async () => {
    const directory = fixture.open();
    const [id = 0] = await idsOf(directory);
    const orcid = 'https://orcid.org/0000-0000-0000-0009';
    fixture.double.data.authors = [
      author(1, { summary_stats: { h_index: 50 }, topics: [topic(3, 90), topic(1, 5)] }),
      author(2, { summary_stats: { h_index: 20 }, topics: [topic(2, 4), topic(1, 4)] }),
      author(3, { summary_stats: { h_index: 30 }, topics: [topic(1, 5), topic(9, 900)] }),
      author(4, { summary_stats: { h_index: 40 }, topics: [topic(1, null)] }),
      author(5, { summary_stats: { h_index: 9 }, topics: [topic(1, 70)], orcid }),
      author(6, { summary_stats: { h_index: 10 }, topics: [topic(1, 60)], orcid }),
      author(7, { summary_stats: { h_index: 90 }, topics: [topic(7, 999)] }),
    ];
    const ask = async (interests: string[]) =>
      (await directory.professorsOf([id], { interests, limitPerUniversity: 9 })).map(({ fullName }) => fullName);
    expect(await ask(['Rivers', 'Glaciers'])).toEqual(['Person 6', 'Person 2', 'Person 1', 'Person 3', 'Person 4']);
    expect(await ask([])).toEqual(['Person 7', 'Person 1', 'Person 4', 'Person 3', 'Person 2', 'Person 6']);
  });
});
