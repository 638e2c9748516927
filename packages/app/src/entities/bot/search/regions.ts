import type { Country } from '@peyk/api-types';
import { anywhere } from './finder';

/** A continent or a part of one, by its English name (the value that is sent) and its code (for its name in a language). */
export interface Region {
  name: string;
  code: string | null;
}

/** Countries keep region and subregion under these names; a continent is a region. */
export function continentsOf(countries: readonly Country[]): Region[] {
  return distinct(countries.map(({ region, region_code }) => ({ name: region, code: region_code ?? null })));
}

/** The subcontinents of a continent that contain countries. */
export function subcontinentsOf(countries: readonly Country[], continent: string | null): Region[] {
  return distinct(
    countries
      .filter(({ region }) => region === continent)
      .map(({ subregion, subregion_code }) => ({ name: subregion, code: subregion_code ?? null })),
  );
}

/** The countries of a continent, or of its subcontinent if one is chosen. */
export function countriesIn(
  countries: readonly Country[],
  continent: string | null,
  subcontinent: string | null,
): Country[] {
  if (continent === null) return [];
  if (continent === anywhere) return searchable(countries);
  return countries.filter(
    ({ region, subregion }) => region === continent && (subcontinent === null || subregion === subcontinent),
  );
}

/** The countries with a university; all of them where the server does not say. */
export function searchable(countries: readonly Country[]): Country[] {
  const known = countries.filter(({ universities }) => universities !== undefined && universities > 0);
  return known.length > 0 ? known : [...countries];
}

/** Whether the second list of countries is needed: ids or regions are missing from the first. */
export function isIncomplete(countries: readonly Country[]): boolean {
  return countries.some(({ id, region, subregion }) => id === undefined || !region || !subregion);
}

/** The first list, with missing fields filled in from the second, joined by name. */
export function joinCountries(first: readonly Country[], second: readonly Country[]): Country[] {
  const known = new Map(second.map((country) => [country.name, country]));
  return first.map((country) => {
    const other = known.get(country.name);
    if (!other) return country;
    return {
      ...country,
      id: country.id ?? other.id,
      code: country.code ?? other.code,
      region: country.region || other.region,
      subregion: country.subregion || other.subregion,
      region_code: country.region_code ?? other.region_code,
      subregion_code: country.subregion_code ?? other.subregion_code,
      universities: country.universities ?? other.universities,
    };
  });
}

function distinct(regions: readonly Region[]): Region[] {
  return [...new Map(regions.filter(({ name }) => name).map((region) => [region.name, region])).values()];
}
