import { describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { storedUniversities } from '../storedUniversities.ts';
import { directoryFixture } from '../../testing/directoryFixture.ts';

const fixture = directoryFixture();
const DAY = 86_400_000;

describe('the list of universities', () => {
  it('counts places over those of known countries alone, and leaves the sample as it is', async () => {
    const sample = await storedUniversities(fixture.database.db, 'sample', {});
    fixture.double.data.institutions = [
      fixture.institution(1, { works_count: 900, country_code: 'NO', geo: { city: 'Oslo', country_code: 'NO' } }),
      fixture.institution(2, { works_count: 800, country_code: 'ZZ' }),
      fixture.institution(3, { works_count: 700, country_code: null as never }),
      fixture.institution(4, { works_count: 600, country_code: 'de', geo: null as never }),
      fixture.institution(5, { works_count: 500, country_code: 'NO' }),
      fixture.institution(6, { works_count: 100, country_code: 'DE' }),
      fixture.institution(7, { works_count: 99, country_code: 'DE' }),
    ];
    const { items } = await fixture.open().universities({});
    expect(items.map(({ id: _, ...item }) => item)).toEqual(
      (
        [
          ['Institution 1', 'Oslo', 578, 'NO', 'Norway', 1, 1],
          ['Institution 4', '', 276, 'DE', 'Germany', 2, 1],
          ['Institution 5', 'City 1', 578, 'NO', 'Norway', 3, 2],
          ['Institution 6', 'City 1', 276, 'DE', 'Germany', 4, 2],
        ] as const
      ).map(([name, city, countryId, countryCode, countryName, worldRank, countryRank]) => ({
        name,
        city,
        countryId,
        countryCode,
        countryName,
        worldRank,
        countryRank,
        rankSource: 'OpenAlex, ordered by number of works',
        rankDate: '2026-11-21',
        sample: false,
      })),
    );
    const stored = await fixture.database.db
      .selectFrom('directory_universities')
      .select(['external_id', 'domain'])
      .where('source', '=', 'openalex')
      .orderBy('world_rank')
      .execute();
    expect(stored).toEqual(['I1', 'I4', 'I5', 'I6'].map((external_id) => ({ external_id, domain: 'iu1.example' })));
    expect(await storedUniversities(fixture.database.db, 'sample', {})).toEqual(sample);
  });

  it('is read again after thirty days, and a failure then is told once and tried again after ten minutes', async () => {
    const reads = () => fixture.callsOf('/institutions').length;
    const directory = fixture.open();
    const before = await directory.universities({});
    expect(reads()).toBe(1);
    fixture.advance(30 * DAY - 1);
    await directory.universities({});
    expect(reads()).toBe(1);
    fixture.double.trouble = [{ do: { status: 400 }, always: true }];
    fixture.advance(1);
    expect(await directory.universities({})).toEqual(before);
    await until('it is told', () => fixture.problems.length > 0);
    fixture.advance(10 * 60_000);
    expect(await directory.universities({})).toEqual(before);
    expect([reads(), fixture.problems]).toEqual([2, [expect.objectContaining({ kind: 'refused' })]]);
    fixture.double.trouble = [];
    for (const [index, one] of fixture.double.data.institutions.entries()) one.works_count = 1000 + index;
    fixture.advance(1);
    expect(await directory.universities({})).toEqual(before);
    const after = await until('the new list is there', async () => {
      const page = await directory.universities({});
      return page.items[0]?.rankDate === before.items[0]?.rankDate ? null : page;
    });
    expect([reads(), fixture.problems.length]).toEqual([3, 1]);
    expect(new Set(after.items.map(({ rankDate }) => rankDate))).toEqual(new Set(['2026-12-21']));
  });
});
