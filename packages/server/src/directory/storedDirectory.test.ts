import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { englishArea } from './areaNames.ts';
import { listCountries, workingDays, zoneOf } from './countries.ts';
import type { UniversityFilter } from './directory.ts';
import { isHoliday } from './holidays.ts';
import { DirectoryProblem } from './problem.ts';
import { storedUniversities, storeUniversities, type UniversityRow } from './storedUniversities.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const university = (
  name: string,
  country: [id: number, code: string],
  world_rank: number | null,
  country_rank: number | null,
): UniversityRow => ({
  external_id: `I-${name}`,
  name,
  city: `City of ${name}`,
  country_id: country[0],
  country_code: country[1],
  domain: null,
  world_rank,
  country_rank,
  search_key: name.toLowerCase(),
});
const [norway, sweden] = [
  [578, 'NO'],
  [752, 'SE'],
] as [[number, string], [number, string]];

describe('universities of one source', () => {
  it('are those that hold every condition, by world rank and name, page by page', async () => {
    const rows = [
      university('Delta', norway, null, 4),
      university('Alpha', norway, 20, 2),
      university('Beta North', norway, 10, 1),
      university('Gamma', sweden, 20, 1),
      university('Omega north', sweden, 30, null),
      university('Alpha South', sweden, null, null),
    ];
    const ranks = { source: 'An order', date: '2026-03-04' };
    await storeUniversities(world.db, 'openalex', ranks, rows);
    const { items } = await storedUniversities(world.db, 'openalex', {});
    const ids = new Map(items.map(({ id, name }) => [name, id]));
    const ordered = ['Beta North', 'Alpha', 'Gamma', 'Omega north', 'Alpha South', 'Delta'];
    expect(items).toEqual(
      ordered.map((name) => {
        const row = rows.find((one) => one.name === name);
        return {
          id: expect.any(Number) as number,
          name,
          city: `City of ${name}`,
          countryId: row?.country_id,
          countryCode: row?.country_code,
          countryName: row?.country_id === 578 ? 'Norway' : 'Sweden',
          worldRank: row?.world_rank,
          countryRank: row?.country_rank,
          rankSource: 'An order',
          rankDate: '2026-03-04',
          sample: false,
        };
      }),
    );
    const idsOf = (...names: string[]) => names.map((name) => ids.get(name) ?? 0);
    const rank = (scope: 'world' | 'country', min: number, max: number) => ({ rank: { scope, min, max } });
    const cases: [UniversityFilter, string[]][] = [
      [{}, ordered],
      [{ ids: idsOf('Delta', 'Gamma', 'Gamma') }, ['Gamma', 'Delta']],
      [{ ids: [] }, []],
      [{ countryIds: [578] }, ['Beta North', 'Alpha', 'Delta']],
      [{ countryIds: [752, 578] }, ordered],
      [{ countryIds: [] }, []],
      [{ name: 'NORTH' }, ['Beta North', 'Omega north']],
      [{ name: 'alpha' }, ['Alpha', 'Alpha South']],
      [rank('world', 10, 20), ['Beta North', 'Alpha', 'Gamma']],
      [rank('world', 11, 20), ['Alpha', 'Gamma']],
      [rank('world', 10, 19), ['Beta North']],
      [rank('world', 20, 30), ['Alpha', 'Gamma', 'Omega north']],
      [rank('world', 21, 29), []],
      [rank('country', 1, 2), ['Beta North', 'Alpha', 'Gamma']],
      [rank('country', 2, 4), ['Alpha', 'Delta']],
      [{ countryIds: [752], ...rank('country', 1, 9) }, ['Gamma']],
      [{ countryIds: [752], name: 'alpha' }, ['Alpha South']],
      [{ ids: idsOf('Alpha', 'Gamma'), countryIds: [752] }, ['Gamma']],
      [{ countryIds: [578], name: 'a', ...rank('world', 11, 99) }, ['Alpha']],
    ];
    for (const [filter, names] of cases) {
      const read = async (page: object) => {
        const answer = await storedUniversities(world.db, 'openalex', { ...filter, ...page });
        return [answer.total, answer.items.map(({ name }) => name)];
      };
      const what = JSON.stringify(filter);
      expect(await read({}), what).toEqual([names.length, names]);
      expect(await read({ page: 1, pageSize: 2 }), what).toEqual([names.length, names.slice(0, 2)]);
      expect(await read({ page: 2, pageSize: 2 }), what).toEqual([names.length, names.slice(2, 4)]);
      expect(await read({ pageSize: 1 }), what).toEqual([names.length, names.slice(0, 1)]);
    }
    const sample = await storedUniversities(world.db, 'sample', { ids: items.map(({ id }) => id) });
    expect(sample).toEqual({ items: [], total: 0 });
  });

  it('are brought up to date where they are there already, and keep their ids', async () => {
    const read = async () => (await storedUniversities(world.db, 'openalex', { name: 'changing' })).items;
    await storeUniversities(world.db, 'openalex', { source: 'Old', date: '2025-01-02' }, [
      university('Changing', norway, 900, 90),
    ]);
    const [before] = await read();
    const changed = { ...university('Changing for good', sweden, 901, null), external_id: 'I-Changing', city: 'Umeå' };
    await storeUniversities(world.db, 'openalex', { source: 'New', date: '2026-01-02' }, [changed]);
    expect(await read()).toEqual([
      {
        id: before?.id,
        name: 'Changing for good',
        city: 'Umeå',
        countryId: 752,
        countryCode: 'SE',
        countryName: 'Sweden',
        worldRank: 901,
        countryRank: null,
        rankSource: 'New',
        rankDate: '2026-01-02',
        sample: false,
      },
    ]);
  });
});

describe('people of the sample', () => {
  it('come by relation to any of the interests, then by h-index, the unknown last, so many of each university', async () => {
    const [here = 0, there = 0] = await world.universities('NO', 2);
    const person = (university_id: number, id: string, topics_key: string, h_index: number | null, works = 10) => ({
      source: 'sample',
      external_id: `sample:${id}`,
      university_id,
      full_name: id,
      department: 'D',
      field: 'F',
      topics: [topics_key],
      topics_key,
      h_index,
      works_count: works,
    });
    await world.db.deleteFrom('directory_people').where('university_id', 'in', [here, there]).execute();
    await world.db
      .insertInto('directory_people')
      .values([
        person(here, 'far', 'courts', 90),
        person(here, 'unknown', 'optics', null),
        person(here, 'low', 'optics', 1),
        person(here, 'high', 'optics', 80, 9),
        person(here, 'second', 'glaciers', 5),
        person(there, 'alone', 'courts', 3),
        { ...person(there, 'elsewhere', 'optics', 99), source: 'openalex' },
      ] as never)
      .execute();
    const names = async (interests: string[], limitPerUniversity: number, minPublications?: number) => {
      const query = { interests, limitPerUniversity, ...(minPublications === undefined ? {} : { minPublications }) };
      const found = await world.deps.directory.professorsOf([there, here], query);
      return found.map(({ fullName, universityId }) => [universityId === here ? 'here' : 'there', fullName].join(' '));
    };
    const order = here < there ? ['here', 'there'] : ['there', 'here'];
    const expected = (...people: string[]) =>
      order.flatMap((place) => people.filter((one) => one.startsWith(`${place} `)));
    expect(await names(['Optics'], 3)).toEqual(expected('here high', 'here low', 'here unknown', 'there alone'));
    expect(await names(['Optics', 'Glaciers'], 3)).toEqual(
      expected('here high', 'here second', 'here low', 'there alone'),
    );
    expect(await names([], 2)).toEqual(expected('here far', 'here high', 'there alone'));
    expect(await names(['Optics'], 1, 9)).toEqual(expected('here high', 'there alone'));
    expect(await names(['Optics'], 1, 10)).toEqual(expected('here low', 'there alone'));
    expect(await names(['Optics'], 1, 11)).toEqual([]);
    expect(await world.deps.directory.professor('sample:elsewhere')).toBeUndefined();
    expect(await world.deps.directory.professor('sample:alone')).toMatchObject({ universityId: there, hIndex: 3 });
  });
});

describe('the days and zones of a country', () => {
  it('are Monday to Friday except where the weekend is another', () => {
    const others = listCountries().flatMap(({ code }) => {
      const days = workingDays(code).join('');
      return days === '12345' ? [] : [`${code} ${days}`];
    });
    expect(others).toEqual([
      'AF 67123',
      'DZ 71234',
      'BH 71234',
      'EG 71234',
      'IR 67123',
      'IQ 71234',
      'IL 71234',
      'JO 71234',
      'KW 71234',
      'LY 71234',
      'OM 71234',
      'QA 71234',
      'SA 71234',
      'SD 71234',
      'SY 71234',
      'YE 71234',
    ]);
    expect(workingDays(' ir ')).toEqual(workingDays('IR'));
  });

  it.each([
    ['GB', 'Europe/London'],
    ['CA', 'America/Toronto'],
    ['AU', 'Australia/Sydney'],
    ['BR', 'America/Sao_Paulo'],
    ['RU', 'Europe/Moscow'],
    ['CN', 'Asia/Shanghai'],
    ['ES', 'Europe/Madrid'],
    ['PT', 'Europe/Lisbon'],
    ['NZ', 'Pacific/Auckland'],
    ['JP', 'Asia/Tokyo'],
    ['KR', 'Asia/Seoul'],
    ['SG', 'Asia/Singapore'],
    ['TR', 'Europe/Istanbul'],
    ['MX', 'America/Mexico_City'],
    ['ID', 'Asia/Jakarta'],
    ['ir', 'Asia/Tehran'],
    ['', 'UTC'],
  ])('%s is reckoned in %s', (code, zone) => {
    expect(zoneOf(code)).toBe(zone);
  });

  it.each([
    ['US', '2026-11-01T12:00:00Z', false],
    ['US', '2026-01-19T12:00:00Z', true],
    ['US', '2026-01-12T12:00:00Z', false],
    ['US', '2026-01-26T12:00:00Z', false],
    // The earliest and latest dates of an Nth Monday.
    ['US', '2026-09-07T12:00:00Z', true],
    ['US', '2026-09-14T12:00:00Z', false],
    ['JP', '2031-07-21T03:00:00Z', true],
    ['US', '2026-05-25T12:00:00Z', true],
    ['US', '2026-05-18T12:00:00Z', false],
    ['NO', '2026-05-14T12:00:00Z', true],
    ['NO', '2026-05-25T12:00:00Z', true],
    ['NO', '2026-04-02T12:00:00Z', true],
    ['NO', '2026-04-01T12:00:00Z', false],
    ['NO', '2026-04-07T12:00:00Z', false],
    ['DE', '2026-10-03T12:00:00Z', true],
    ['SE', '2026-10-03T12:00:00Z', false],
    ['GR', '2026-04-06T12:00:00Z', false],
    ['IR', '2026-03-21T12:00:00Z', true],
    ['IR', '2026-03-20T21:00:00Z', true],
    ['IR', '2026-03-19T12:00:00Z', false],
  ])('%s rests at %s: %s', (code, at, rests) => {
    expect(isHoliday(new Date(at), code)).toBe(rests);
  });
});

describe('the words of the directory', () => {
  it.each([
    ['NLP', 'natural language processing'],
    [' nlp ', 'natural language processing'],
    ['CV', 'computer vision'],
    ['یادگیری ماشین', 'machine learning'],
    ['يادگيري  ماشين', 'machine learning'],
    ['یادگیری عمیق', 'deep learning'],
    [' Slow Rivers ', 'Slow Rivers'],
    ['', ''],
  ])('take %j for %j', (area, words) => {
    expect(englishArea(area)).toBe(words);
  });

  it('say when to ask again, in whole seconds and never too early', () => {
    const answer = (seconds?: number) => {
      const { status, code, headers, kind } = new DirectoryProblem('outage', 'No answer', seconds);
      return { status, code, headers, kind };
    };
    const common = { status: 503, code: 'directory_unavailable', kind: 'outage' };
    expect(answer()).toEqual({ ...common, headers: {} });
    expect(answer(2.1)).toEqual({ ...common, headers: { 'retry-after': '3' } });
    expect(answer(3)).toEqual({ ...common, headers: { 'retry-after': '3' } });
  });
});
