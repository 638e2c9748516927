import type { Country, University } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let api: ReturnType<World['api']>;
beforeAll(async () => {
  world = await createWorld();
  api = world.api((await world.student('places@example.com')).userId);
});
afterAll(() => world.close());

describe('research areas', () => {
  it.each([
    ['پایش سلامت سازه', 'Structural health monitoring'],
    ['یادگیری\u200cماشین', 'Machine learning'],
    ['  مهندسی عمران ', 'Civil engineering'],
    ['NLP', 'Natural language processing'],
    ['تاب‌آوری روستاهای کوهستانی', null],
    ['machine learning', null],
  ])('LTR-05 “%s” is called %s in English', async (name, english) => {
    const answer = await api('GET', `/areas/english/?name=${encodeURIComponent(name)}`);
    expect(answer).toMatchObject({ status: 200, body: { english } });
  });

  it('no name, and one that is too long, is refused with its field', async () => {
    for (const name of ['', 'x'.repeat(301)])
      expect(await api('GET', `/areas/english/?name=${name}`)).toMatchObject({
        status: 400,
        body: { name: [expect.any(String)] },
      });
  });
});

describe('countries and universities', () => {
  it('API-48, API-49 both country calls list every country with region and subregion', async () => {
    const { status, body } = await api<Country[]>('GET', '/countries/');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(240);
    expect(body.find(({ code }) => code === 'NO')).toMatchObject({
      id: 578,
      name: 'Norway',
      region: 'Europe',
      subregion: 'Northern Europe',
    });
    expect((await api<Country[]>('GET', '/api/auth/countries/name/')).body).toEqual(body);
  });

  it('each country says how many universities the directory has there', async () => {
    const { body } = await api<Country[]>('GET', '/countries/');
    const norway = body.find(({ code }) => code === 'NO');
    expect(norway?.universities).toBe((await api<University[]>('GET', '/universities/?country=578')).body.length);
    expect(body.find(({ code }) => code === 'AQ')?.universities).toBe(0);
    expect(body.filter(({ universities }) => universities).length).toBeGreaterThanOrEqual(25);
  });

  it('API-50, API-51, API-52 a country is given by id, name or code', async () => {
    const { body } = await api<University[]>('GET', '/universities/?country=578');
    expect(body.length).toBeGreaterThanOrEqual(3);
    const ranks = body.map(({ world_rank }) => world_rank ?? Number.POSITIVE_INFINITY);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    for (const query of ['name=Norway', `name=${encodeURIComponent('نروژ')}`, 'code=NO', 'code=no']) {
      expect((await api<University[]>('GET', `/api/auth/countries/universities/?${query}`)).body).toEqual(body);
    }
  });

  it('an unknown country has none, and no country at all is refused', async () => {
    expect((await api('GET', '/universities/?country=999')).body).toEqual([]);
    expect((await api('GET', '/api/auth/countries/universities/?name=Atlantis')).body).toEqual([]);
    expect(await api('GET', '/api/auth/countries/universities/')).toMatchObject({
      status: 400,
      body: { name: ['This field is required.'] },
    });
    expect((await api('GET', '/universities/')).status).toBe(400);
  });

  it('each university is told whole, with its place in the world and in its country', async () => {
    for (const country of [578, 276, 364]) {
      const { items } = await world.deps.directory.universities({ countryIds: [country] });
      const { body } = await api<University[]>('GET', `/universities/?country=${country}`);
      expect(body).toEqual(
        items.map((item) => ({
          id: item.id,
          name: item.name,
          world_rank: item.worldRank,
          rank: item.worldRank,
          country_rank: item.countryRank,
          country,
          country_name: item.countryName,
          country_code: item.countryCode,
          city: item.city,
          rank_source: 'Sample directory',
          rank_date: '2026-10-01',
          sample: true,
        })),
      );
      expect(body.map(({ country_rank }) => country_rank)).not.toEqual(body.map(({ world_rank }) => world_rank));
    }
  });

  it('of a code and a name the code counts where there is such a country', async () => {
    const of = async (query: string) =>
      new Set(
        (await api<University[]>('GET', `/api/auth/countries/universities/?${query}`)).body.map(
          ({ country_code }) => country_code,
        ),
      );
    expect(await of('code=NO&name=Sweden')).toEqual(new Set(['NO']));
    expect(await of('code=ZZ&name=Sweden')).toEqual(new Set(['SE']));
    expect(await of('code=ZZ')).toEqual(new Set());
    expect(await of('name=NO')).toEqual(new Set());
  });
});
