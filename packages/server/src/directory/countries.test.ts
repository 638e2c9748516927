import { describe, expect, it } from 'vitest';
import {
  countryByCode,
  countryById,
  countryByName,
  countryName,
  listCountries,
  workingDays,
  zoneOf,
} from './countries.ts';

describe('countries', () => {
  it('lists every country of ISO 3166-1 once', () => {
    const countries = listCountries();
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map((country) => country.id)).size).toBe(249);
    expect(new Set(countries.map((country) => country.code)).size).toBe(249);
    expect(new Set(countries.map((country) => country.name)).size).toBe(249);
  });

  it('gives every country a region and a subregion', () => {
    for (const country of listCountries()) {
      expect(country.region).not.toBe('');
      expect(country.subregion).not.toBe('');
    }
    expect(new Set(listCountries().map((country) => country.region))).toEqual(
      new Set(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania', 'Antarctica']),
    );
  });

  it('uses the M49 number as the id', () => {
    expect(countryById(578)).toEqual({
      id: 578,
      code: 'NO',
      name: 'Norway',
      region: 'Europe',
      subregion: 'Northern Europe',
      region_code: '150',
      subregion_code: '154',
    });
    expect(countryById(364)?.code).toBe('IR');
    expect(countryById(983)).toBeUndefined();
  });

  it('finds a country by code, English name, Persian name and common name', () => {
    expect(countryByCode(' no ')?.id).toBe(578);
    expect(countryByName('norway')?.code).toBe('NO');
    expect(countryByName('نروژ')?.code).toBe('NO');
    expect(countryByName('ايران')?.code).toBe('IR');
    expect(countryByName('Turkey')?.code).toBe('TR');
    expect(countryByName('turkiye')?.code).toBe('TR');
    expect(countryByName('USA')?.code).toBe('US');
    expect(countryByName('UK')?.code).toBe('GB');
    expect(countryByName('Atlantis')).toBeUndefined();
    expect(countryName('NO', 'fa')).toBe('نروژ');
  });

  it('knows a valid time zone for every country', () => {
    for (const country of listCountries()) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOf(country.code) })).not.toThrow();
    }
    expect(zoneOf('NO')).toBe('Europe/Oslo');
    expect(zoneOf('DE')).toBe('Europe/Berlin');
    expect(zoneOf('US')).toBe('America/New_York');
    expect(zoneOf('IR')).toBe('Asia/Tehran');
    expect(zoneOf('ZZ')).toBe('UTC');
  });

  it('reads the working week from the weekend of the country', () => {
    expect(workingDays('NO')).toEqual([1, 2, 3, 4, 5]);
    expect(workingDays('EG')).toEqual([7, 1, 2, 3, 4]);
    expect(workingDays('SA')).toEqual([7, 1, 2, 3, 4]);
    expect(workingDays('IR')).toEqual([6, 7, 1, 2, 3]);
    expect(workingDays('AE')).toEqual([1, 2, 3, 4, 5]);
    expect(workingDays('IN')).toEqual([1, 2, 3, 4, 5]);
    for (const country of listCountries()) expect(workingDays(country.code)).toHaveLength(5);
  });
});
