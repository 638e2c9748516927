import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { countryByCode } from './countries.ts';
import { createDirectory } from './createDirectory.ts';
import type { Directory } from './directory.ts';
import { openAlexDouble, type OpenAlexDouble } from './openalex/double.ts';
import { OpenAlexDirectory } from './openalex/OpenAlexDirectory.ts';

let database: TestDatabase;
let double: OpenAlexDouble;
const directories: Partial<Record<Directory['kind'], Directory>> = {};
beforeAll(async () => {
  [database, double] = await Promise.all([testDatabase(), openAlexDouble()]);
  directories.sample = await createDirectory(null, database.db);
  directories.openalex = new OpenAlexDirectory({
    db: database.db,
    client: { baseUrl: double.url, apiKey: null, perSecond: Number.POSITIVE_INFINITY },
  });
});
afterAll(async () => {
  await double.close();
  await database.close();
});

/** What the rest of the product relies on in every directory. */
describe.each(['sample', 'openalex'] as const)('the %s directory', (kind) => {
  const directory = (): Directory => {
    const found = directories[kind];
    if (!found) throw new Error(`There is no ${kind} directory`);
    return found;
  };
  const norway = countryByCode('NO')?.id ?? 0;

  it('says what it is', () => expect(directory().kind).toBe(kind));

  it('lists universities by world rank, says whose order that is, and whether they are samples', async () => {
    const { items, total } = await directory().universities({});
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThanOrEqual(60);
    const ranks = items.map((item) => item.worldRank ?? Number.POSITIVE_INFINITY);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const item of items) {
      expect(item).toMatchObject({ sample: kind === 'sample', rankSource: expect.stringMatching(/\S/) });
      expect(item.rankDate).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(countryByCode(item.countryCode)?.id).toBe(item.countryId);
    }
  });

  it('pages without losing or repeating one', async () => {
    const whole = await directory().universities({});
    const pageSize = Math.ceil(whole.total / 3);
    const pages = await Promise.all([1, 2, 3].map((page) => directory().universities({ page, pageSize })));
    expect(pages.flatMap((page) => page.items)).toEqual(whole.items);
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([whole.total]));
  });

  it('BOT-48 filters by country and by the rank in it', async () => {
    const { items } = await directory().universities({
      countryIds: [norway],
      rank: { scope: 'country', min: 1, max: 2 },
    });
    expect(items.map(({ countryRank, countryCode }) => [countryCode, countryRank])).toEqual([
      ['NO', 1],
      ['NO', 2],
    ]);
    expect((await directory().universities({ countryIds: [] })).total).toBe(0);
    expect((await directory().universities({ ids: [] })).total).toBe(0);
  });

  it('finds a name anywhere in it, in any case and without wildcards', async () => {
    const [first] = (await directory().universities({})).items;
    const part = first?.name.slice(2, 12).toUpperCase() ?? '';
    expect((await directory().universities({ name: part })).items.map(({ id }) => id)).toContain(first?.id);
    expect((await directory().universities({ name: '%' })).total).toBe(0);
  });

  it('reads people of each university, the most related first and at most so many, with dated publications', async () => {
    const { items } = await directory().universities({ countryIds: [norway], page: 1, pageSize: 2 });
    const interest = { interests: ['Structural engineering', 'Machine learning'], limitPerUniversity: 3 };
    const found = await directory().professorsOf(
      items.map(({ id }) => id),
      interest,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ universityId }) => universityId)).toEqual(
      found.map(({ universityId }) => universityId).toSorted((a, b) => a - b),
    );
    for (const staff of Map.groupBy(found, ({ universityId }) => universityId).values()) {
      expect(staff.length).toBeLessThanOrEqual(3);
    }
    for (const person of found) {
      expect(person).toMatchObject({ sample: kind === 'sample', countryCode: 'NO', countryId: norway });
      expect(person.topics.length).toBeGreaterThan(0);
      const dates = person.publications.map(({ publishedOn }) => publishedOn);
      expect(dates).toEqual(dates.toSorted().toReversed());
      for (const publication of person.publications) {
        expect(publication.publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
        expect(publication.year).toBe(Number(publication.publishedOn.slice(0, 4)));
        expect(new URL(publication.url).protocol).toBe('https:');
        expect(publication.title).not.toMatch(/<|&amp;/u);
      }
    }
    expect(await directory().professorsOf([], interest)).toEqual([]);
  });

  it('answers the same people to the same question, and each of them by key', async () => {
    const { items } = await directory().universities({ countryIds: [norway], page: 1, pageSize: 1 });
    const ask = () =>
      directory().professorsOf(
        items.map(({ id }) => id),
        { interests: [], limitPerUniversity: 5 },
      );
    const found = await ask();
    expect(found.length).toBeGreaterThan(0);
    expect(await ask()).toEqual(found);
    expect(await directory().professor(found[0]?.key ?? '')).toEqual(found[0]);
    expect(await directory().professor(`${kind}:A999`)).toBeUndefined();
    expect(await directory().professor('elsewhere:1')).toBeUndefined();
  });

  it('leaves out people with fewer works than asked for', async () => {
    const { items } = await directory().universities({ page: 1, pageSize: 10 });
    const found = await directory().professorsOf(
      items.map(({ id }) => id),
      { interests: [], minPublications: 42, limitPerUniversity: 50 },
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ worksCount }) => worksCount >= 42)).toBe(true);
  });
});
