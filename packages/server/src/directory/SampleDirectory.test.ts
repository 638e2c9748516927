import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createDirectory } from './createDirectory.ts';
import type { Directory } from './directory.ts';
import { createDirectoryHandlers } from './handlers.ts';
import { samplePeople } from './sample/people.ts';
import { seedSampleDirectory } from './sample/seed.ts';
import { sampleUniversities } from './sample/universities.ts';

let database: TestDatabase;
let directory: Directory;
const norway = 578;
const germany = 276;

beforeAll(async () => {
  database = await testDatabase();
  directory = await createDirectory(null, database.db);
}, 60_000);

afterAll(() => database.close());

describe('the sample directory', () => {
  it('holds every university once, also after several processes seed it at once', async () => {
    const before = await directory.universities({});
    await Promise.all([
      seedSampleDirectory(database.db),
      seedSampleDirectory(database.db),
      seedSampleDirectory(database.db),
    ]);
    const after = await directory.universities({});
    expect(after.total).toBe(sampleUniversities.length);
    expect(after.items.map((item) => item.id)).toEqual(before.items.map((item) => item.id));
  });

  it('lists universities by world rank with unranked ones last', async () => {
    const { items } = await directory.universities({});
    const ranks = items.map((item) => item.worldRank ?? Number.POSITIVE_INFINITY);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(items.at(-1)?.worldRank).toBeNull();
    expect(items[0]).toMatchObject({ rankSource: 'Sample directory', rankDate: '2026-10-01', sample: true });
  });

  it('filters by country, and finds nothing for an empty choice', async () => {
    const { items } = await directory.universities({ countryIds: [norway] });
    expect(items.map((item) => item.countryName)).toEqual(items.map(() => 'Norway'));
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect((await directory.universities({ countryIds: [] })).total).toBe(0);
    expect((await directory.universities({ ids: [] })).total).toBe(0);
  });

  it('finds a name anywhere in it, in any case, without accents and without wildcards', async () => {
    const named = async (name: string) => (await directory.universities({ name })).items.map((item) => item.name);
    expect(await named('AKERSELVA')).toEqual(['Akerselva University']);
    expect(await named('bjorkhem')).toEqual(['Björkhem University']);
    expect(await named('erri creek univ')).toEqual(['Merri Creek University']);
    expect(await named('%')).toEqual([]);
    expect(await named("x' or 1=1 --")).toEqual([]);
  });

  it("filters by world rank and by each country's own rank, both ends included", async () => {
    const world = await directory.universities({
      rank: { scope: 'world', min: 1, max: 200 },
      countryIds: [norway, germany],
    });
    expect(world.items.every((item) => item.worldRank !== null && item.worldRank <= 200)).toBe(true);
    const local = await directory.universities({
      rank: { scope: 'country', min: 1, max: 2 },
      countryIds: [norway, germany],
    });
    const own = Map.groupBy(local.items, (item) => item.countryCode);
    expect(own.get('NO')?.map((item) => item.countryRank)).toEqual([1, 2]);
    expect(own.get('DE')?.map((item) => item.countryRank)).toEqual([1, 2]);
  });

  it('pages without losing or repeating a university', async () => {
    const whole = await directory.universities({});
    const pages = await Promise.all([1, 2, 3].map((page) => directory.universities({ page, pageSize: 20 })));
    expect(pages.map((page) => page.total)).toEqual([whole.total, whole.total, whole.total]);
    expect(pages.flatMap((page) => page.items)).toEqual(whole.items);
  });

  it('reads candidates with their publications, the most related first, at most so many per university', async () => {
    const { items } = await directory.universities({ countryIds: [norway] });
    const ids = items.map((item) => item.id);
    const found = await directory.professorsOf(ids, { interests: ['Structural engineering'], limitPerUniversity: 2 });
    const byUniversity = Map.groupBy(found, (person) => person.universityId);
    expect(byUniversity.size).toBe(ids.length);
    for (const staff of byUniversity.values()) expect(staff.length).toBeLessThanOrEqual(2);
    const structural = [...byUniversity.values()].filter((staff) =>
      staff.some((person) => person.field === 'Structural engineering'),
    );
    expect(structural.length).toBeGreaterThan(0);
    for (const staff of structural) expect(staff[0]?.field).toBe('Structural engineering');
    const first = found[0];
    const source = samplePeople().find((person) => person.key === first?.key);
    expect(first).toMatchObject({
      fullName: source?.fullName,
      topics: source?.topics,
      email: source?.email,
      position: source?.position,
      publications: source?.publications,
    });
    expect(first?.publications.every(({ abstract }) => abstract !== '')).toBe(true);
  });

  it('EVD-05 marks the publications that were taken back', async () => {
    const { items } = await directory.universities({});
    const found = await directory.professorsOf(
      items.map((item) => item.id),
      { interests: [], limitPerUniversity: 1000 },
    );
    const takenBack = (people: readonly { publications: readonly { title: string; retracted?: boolean }[] }[]) =>
      people.flatMap(({ publications }) => publications.flatMap(({ title, retracted }) => (retracted ? [title] : [])));
    expect(takenBack(found).length).toBeGreaterThan(0);
    expect(takenBack(found).toSorted()).toEqual(takenBack(samplePeople()).toSorted());
  });

  it('EVD-05 names the authors of every publication by their keys', async () => {
    const { items } = await directory.universities({ pageSize: 3, page: 1 });
    const ids = items.map((item) => item.id);
    const found = await directory.professorsOf(ids, { interests: [], limitPerUniversity: 1000 });
    expect(found.length).toBeGreaterThan(0);
    for (const { key, publications } of found)
      expect(publications.map(({ authors }) => authors)).toEqual(publications.map(() => [key]));
  });

  it('finds candidates for an interest written in Persian', async () => {
    const { items } = await directory.universities({});
    const ids = items.map((item) => item.id);
    const read = async (interest: string) =>
      (await directory.professorsOf(ids, { interests: [interest], limitPerUniversity: 1 })).map((person) => person.key);
    expect(await read('مهندسي سازه')).toEqual(await read('Structural engineering'));
  });

  it('leaves out people with fewer works than asked for', async () => {
    const { items } = await directory.universities({});
    const found = await directory.professorsOf(
      items.map((item) => item.id),
      { interests: [], minPublications: 60, limitPerUniversity: 100 },
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((person) => person.worksCount >= 60)).toBe(true);
  });

  it('finds one person by key', async () => {
    const found = await directory.professor('sample:kromme-pieter-jan-zoutendijk');
    expect(found).toMatchObject({ universityName: 'Kromme Rijn University', position: 'Associate Professor' });
    expect(await directory.professor('sample:nobody')).toBeUndefined();
  });
});

describe('a newer sample', () => {
  it('replaces the older: universities keep their ids, missing ones are deleted, and another source stays', async () => {
    const { db } = database;
    const rows = async () => ({
      universities: await db.selectFrom('directory_universities').selectAll().orderBy('id').execute(),
      people: await db.selectFrom('directory_people').select(['external_id', 'full_name', 'email']).execute(),
      publications: (await db.selectFrom('directory_publications').select('title').execute()).length,
      version: await db.selectFrom('directory_meta').selectAll().execute(),
    });
    const sorted = ({ people, ...rest }: Awaited<ReturnType<typeof rows>>) => ({
      ...rest,
      people: people.toSorted((a, b) => a.external_id.localeCompare(b.external_id)),
    });
    const before = sorted(await rows());
    const [university] = before.universities;
    if (!university) throw new Error('There is no university');
    const { id: first, ...one } = university;
    const other = { ...one, source: 'openalex', external_id: 'I1', name: 'Elsewhere' };
    const { id: elsewhere } = await db
      .insertInto('directory_universities')
      .values(other)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('directory_universities')
      .values({ ...one, external_id: 'closed' })
      .execute();
    await db
      .updateTable('directory_universities')
      .set({ name: 'Old', world_rank: 1 })
      .where('id', '=', first)
      .execute();
    await db.updateTable('directory_people').set({ full_name: 'Old', email: null }).execute();
    await seedSampleDirectory(db);
    expect(new Set((await rows()).people.map(({ full_name }) => full_name))).toEqual(new Set(['Old']));
    await db.updateTable('directory_meta').set({ value: 'older' }).execute();
    await seedSampleDirectory(db);
    const after = sorted(await rows());
    expect(after.universities.filter(({ id }) => id !== elsewhere)).toEqual(before.universities);
    expect(after.universities.find(({ id }) => id === elsewhere)).toMatchObject(other);
    expect([after.people, after.publications, after.version]).toEqual([
      before.people,
      before.publications,
      before.version,
    ]);
    await db.deleteFrom('directory_universities').where('id', '=', elsewhere).execute();
  });
});

describe('the reference handlers', () => {
  const call = (name: 'listUniversities' | 'listUniversitiesByCountry', query: object) => {
    const handlers = createDirectoryHandlers({ directory });
    return (handlers[name] as (context: unknown) => Promise<{ status: number; body: { name: string }[] }>)({ query });
  };

  it('lists the universities of a country by id, name and code alike', async () => {
    const byId = await call('listUniversities', { country: norway });
    expect(byId.body.length).toBeGreaterThanOrEqual(3);
    expect(await call('listUniversitiesByCountry', { name: 'norway' })).toEqual(byId);
    expect(await call('listUniversitiesByCountry', { name: 'نروژ' })).toEqual(byId);
    expect(await call('listUniversitiesByCountry', { code: 'no' })).toEqual(byId);
  });

  it('answers an unknown country with an empty list', async () => {
    expect((await call('listUniversities', { country: 999_999 })).body).toEqual([]);
    expect((await call('listUniversitiesByCountry', { name: 'Atlantis' })).body).toEqual([]);
  });

  it('asks for a country when neither name nor code is given', async () => {
    await expect(call('listUniversitiesByCountry', {})).rejects.toMatchObject({
      status: 400,
      fields: { name: [{ key: 'required' }] },
    });
  });
});
