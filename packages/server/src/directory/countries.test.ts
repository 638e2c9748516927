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

  it.each([
    ['Plurinational State of Bolivia', 'BO'],
    ['Democratic Republic of the Congo', 'CD'],
    ['DR Congo', 'CD'],
    ["Cote d'Ivoire", 'CI'],
    ['Ivory Coast', 'CI'],
    ['Czech Republic', 'CZ'],
    ['great britain', 'GB'],
    ['England', 'GB'],
    ['Scotland', 'GB'],
    ['Wales', 'GB'],
    ['Hong Kong', 'HK'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Islamic Republic of Iran', 'IR'],
    ['Korea', 'KR'],
    ['South Korea', 'KR'],
    ['Republic of Korea', 'KR'],
    ['North Korea', 'KP'],
    ['کره جنوبی', 'KR'],
    ['Lao PDR', 'LA'],
    ['Macedonia', 'MK'],
    ['Burma', 'MM'],
    ['Macau', 'MO'],
    ['The Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['هلند', 'NL'],
    ['Palestine', 'PS'],
    ['Russian Federation', 'RU'],
    ['Syrian Arab Republic', 'SY'],
    ['United States of America', 'US'],
    ['America', 'US'],
    ['آمريكا', undefined],
    ['Holy See', 'VA'],
    ['Viet Nam', 'VN'],
    ['Guinea', 'GN'],
    ['Niger', 'NE'],
    ['', undefined],
  ])('takes %j for %s', (name, code) => {
    expect(countryByName(name)?.code).toBe(code);
  });

  it('each answer to their own names in both languages, code and id, and are listed by their English name', () => {
    const list = listCountries();
    for (const country of list) {
      expect(countryByCode(country.code.toLowerCase())).toBe(country);
      expect(countryById(country.id)).toBe(country);
      expect(countryByName(country.name.toUpperCase())).toBe(country);
      expect(countryName(country.code, 'en')).toBe(country.name);
      expect(countryByName(countryName(country.code, 'fa'))).toBe(country);
      expect(countryName(country.code, 'fa')).toMatch(/^[\u0600-\u06ff\u200c\s()،.-]+$/);
    }
    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect([names[0], names.at(-1)]).toEqual(['Afghanistan', 'Zimbabwe']);
  });

  it.each([
    ['AR', 'America/Argentina/Buenos_Aires'],
    ['CD', 'Africa/Kinshasa'],
    ['CY', 'Asia/Nicosia'],
    ['KZ', 'Asia/Almaty'],
    ['MN', 'Asia/Ulaanbaatar'],
    ['PG', 'Pacific/Port_Moresby'],
    ['PS', 'Asia/Hebron'],
    ['CL', 'America/Santiago'],
    ['EC', 'America/Guayaquil'],
    ['MY', 'Asia/Kuala_Lumpur'],
    ['UA', 'Europe/Kyiv'],
    ['IN', 'Asia/Kolkata'],
    [' us ', 'America/New_York'],
  ])('%s has the hours of %s', (code, zone) => {
    const hourIn = (timeZone: string) =>
      new Date('2026-07-01T12:00:00Z').toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    expect(hourIn(zoneOf(code))).toBe(hourIn(zone));
  });
});
