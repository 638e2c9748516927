import { describe, expect, it } from 'vitest';
import { MockCountries } from '../../../../mocks/fixtures/university';
import { continentsOf, countriesIn, isIncomplete, joinCountries, subcontinentsOf } from './regions';

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
});
