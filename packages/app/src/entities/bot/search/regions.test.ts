import { describe, expect, it } from 'vitest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { continentsOf, countriesIn, isIncomplete, joinCountries, searchable, subcontinentsOf } from './regions';

describe('regions', () => {
  it('BOT-31 REF-01 A-51 reads continents from regions, each once', () => {
    expect(continentsOf(MockCountries).map(({ name }) => name)).toEqual(['Europe', 'Asia', 'Americas']);
  });

  it('BOT-32 offers the parts of the chosen continent', () => {
    expect(subcontinentsOf(MockCountries, 'Europe').map(({ name }) => name)).toEqual([
      'Northern Europe',
      'Western Europe',
    ]);
    expect(subcontinentsOf(MockCountries, null)).toEqual([]);
  });

  it('BOT-33 offers the countries of the continent, or of its part', () => {
    expect(countriesIn(MockCountries, 'Europe', null).map(({ name }) => name)).toEqual(['Norway', 'Sweden', 'Germany']);
    expect(countriesIn(MockCountries, 'Europe', 'Western Europe').map(({ name }) => name)).toEqual(['Germany']);
    expect(countriesIn(MockCountries, null, null)).toEqual([]);
  });

  it('REF-01 A-51 takes what is missing from the second list', () => {
    const first = [{ name: 'Norway', region: '', subregion: '' }];
    expect(isIncomplete(first)).toBe(true);
    expect(isIncomplete(MockCountries)).toBe(false);
    expect(joinCountries(first, MockCountries)[0]).toMatchObject({
      id: 578,
      region: 'Europe',
      subregion: 'Northern Europe',
      code: 'NO',
    });
  });

  it('A-51 names continents and their parts with their codes, and leaves out what has no name', () => {
    const sea = { name: 'Atlantis', region: '', subregion: '' };
    expect(continentsOf([sea, ...MockCountries])).toEqual([
      { name: 'Europe', code: '150' },
      { name: 'Asia', code: '142' },
      { name: 'Americas', code: '019' },
    ]);
    expect(subcontinentsOf([sea, ...MockCountries], 'Europe')).toEqual([
      { name: 'Northern Europe', code: '154' },
      { name: 'Western Europe', code: '155' },
    ]);
    expect(continentsOf([{ name: 'Norway', region: 'Europe', subregion: 'Northern Europe' }])).toEqual([
      { name: 'Europe', code: null },
    ]);
  });

  it('A-51 offers no country of another continent whose part has the same name', () => {
    const north = MockCountries.map((country) => ({ ...country, subregion: 'North' }));
    expect(countriesIn(north, 'Europe', 'North').map(({ name }) => name)).toEqual(['Norway', 'Sweden', 'Germany']);
  });

  it.each(['id', 'region', 'subregion'] as const)('A-51 asks the second list where one country has no %s', (field) => {
    const [first, ...rest] = MockCountries;
    expect(isIncomplete([...rest, { ...first!, [field]: field === 'id' ? undefined : '' }])).toBe(true);
  });

  it('A-51 keeps what the first list knows, and takes from the second only what it does not', () => {
    const whole = {
      id: 1,
      universities: 3,
      name: 'Norway',
      code: 'N1',
      region: 'North',
      subregion: 'Far north',
      region_code: '1',
      subregion_code: '11',
    };
    const bare = { name: 'Sweden', region: '', subregion: '' };
    const unknown = { name: 'Atlantis', region: '', subregion: '' };
    const sweden = MockCountries.find(({ name }) => name === 'Sweden');
    expect(joinCountries([whole, bare, unknown], MockCountries)).toEqual([whole, sweden, unknown]);
  });

  it('offers the countries with a university anywhere, and all of them where nobody counts', () => {
    const names = ['Norway', 'Sweden', 'Germany', 'Canada'];
    expect(searchable(MockCountries).map(({ name }) => name)).toEqual(names);
    expect(countriesIn(MockCountries, '*', null).map(({ name }) => name)).toEqual(names);
    const uncounted = MockCountries.map(({ universities: _, ...country }) => country);
    expect(searchable(uncounted)).toEqual(uncounted);
  });
});
