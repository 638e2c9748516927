import codeMappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' };
import primaryZones from 'cldr-core/supplemental/primaryZones.json' with { type: 'json' };
import territoryContainment from 'cldr-core/supplemental/territoryContainment.json' with { type: 'json' };
import weekData from 'cldr-core/supplemental/weekData.json' with { type: 'json' };
import { searchKey } from './searchKey.ts';

/** A country or territory of ISO 3166-1. Names are English; regions are those of UN M49 as in CLDR. */
export interface Country {
  /** The ISO 3166-1 numeric (M49) code as a number, so that it is the same in every installation. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  region: string;
  subregion: string;
  /** The M49 code of the region, which `Intl.DisplayNames` can name in any language. */
  region_code: string;
  subregion_code: string;
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const containment: Readonly<Record<string, { _contains?: string[] }>> =
  territoryContainment.supplemental.territoryContainment;
const mappings: Readonly<Record<string, { _numeric?: string; _alpha3?: string }>> =
  codeMappings.supplemental.codeMappings;
const weekendStarts: Readonly<Record<string, string>> = weekData.supplemental.weekData.weekendStart;
const weekendEnds: Readonly<Record<string, string>> = weekData.supplemental.weekData.weekendEnd;
const primary: Readonly<Record<string, string>> = primaryZones.supplemental.primaryZones;

const english = new Intl.DisplayNames('en', { type: 'region' });
const englishShort = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
const persian = new Intl.DisplayNames('fa', { type: 'region' });

/** Common names that CLDR spells differently. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BO: ['Plurinational State of Bolivia'],
  CD: ['Democratic Republic of the Congo', 'DR Congo'],
  CI: ["Cote d'Ivoire", 'Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  HK: ['Hong Kong'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of'],
  KR: ['Korea', 'Republic of Korea', 'Korea, Republic of'],
  LA: ['Lao PDR'],
  MK: ['Macedonia'],
  MM: ['Myanmar', 'Burma'],
  MO: ['Macao', 'Macau'],
  NL: ['The Netherlands', 'Holland'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SY: ['Syrian Arab Republic'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
};

/** The direct parts of a place in CLDR, whose data keys begin with an underscore. */
function partsOf(place: string): readonly string[] {
  const { _contains: parts } = containment[place] ?? {};
  return parts ?? [];
}

function build(): Country[] {
  const countries: Country[] = [];
  for (const region of partsOf('001')) {
    for (const subregion of partsOf(region)) {
      for (const code of partsOf(subregion)) {
        const { _numeric: numeric } = mappings[code] ?? {};
        // 900 and above are user-assigned (Kosovo): CLDR has them, ISO 3166 does not.
        if (numeric === undefined || Number(numeric) >= 900) continue;
        // M49 puts Antarctica outside the five regions; CLDR puts it in a separate grouping.
        const outside = !/^\d+$/u.test(subregion);
        const regionCode = outside ? code : region;
        const subregionCode = outside ? code : subregion;
        countries.push({
          id: Number(numeric),
          code,
          name: english.of(code) ?? code,
          region: english.of(regionCode) ?? regionCode,
          subregion: english.of(subregionCode) ?? subregionCode,
          region_code: regionCode,
          subregion_code: subregionCode,
        });
      }
    }
  }
  const collator = new Intl.Collator('en');
  return countries.sort((a, b) => collator.compare(a.name, b.name));
}

const countries: readonly Country[] = build();
const byId = new Map(countries.map((country) => [country.id, country]));
const byCode = new Map(countries.map((country) => [country.code, country]));
const byName = new Map<string, Country>();
for (const country of countries) {
  const names = [
    country.name,
    englishShort.of(country.code),
    persian.of(country.code),
    ...(otherNames[country.code] ?? []),
  ];
  for (const name of names) {
    if (name === undefined) continue;
    const key = searchKey(name);
    if (!byName.has(key)) byName.set(key, country);
  }
}

/** Every country of ISO 3166-1, ordered by English name. */
export function listCountries(): readonly Country[] {
  return countries;
}

/** The country with this ISO numeric code, or undefined. */
export function countryById(id: number): Country | undefined {
  return byId.get(id);
}

/** The country with this alpha-2 code in either case, or undefined. */
export function countryByCode(code: string): Country | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** The country whose English, short English, Persian or other common name has the same search key, or undefined. */
export function countryByName(name: string): Country | undefined {
  return byName.get(searchKey(name));
}

/** The name of a country in the given language. */
export function countryName(code: string, lang: 'en' | 'fa'): string {
  return (lang === 'fa' ? persian : english).of(code) ?? code;
}

/** The zone of most universities, for countries with several zones and no primary zone in CLDR. */
const mainZones: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CY: 'Asia/Nicosia',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  RU: 'Europe/Moscow',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
};

/** Intl.Locale's types lack the zones of a region. */
interface RegionLocale extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

/** The IANA time zone for a country's office hours. 'UTC' for uninhabited territories and unknown codes. */
export function zoneOf(code: string): string {
  const country = countryByCode(code);
  if (country === undefined) return 'UTC';
  const chosen = primary[country.code] ?? mainZones[country.code];
  if (chosen !== undefined) return chosen;
  const locale: RegionLocale = new Intl.Locale(`und-${country.code}`);
  return locale.getTimeZones?.()?.[0] ?? 'UTC';
}

const dayNumbers: Readonly<Record<string, Weekday>> = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 };
const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/**
 * The five office days of a country as ISO weekdays, in week order: Monday to Friday, or e.g. Sunday to Thursday, after CLDR's weekend. A
 * one-day weekend is extended by the day before it, when offices are at most half open.
 */
export function workingDays(code: string): readonly Weekday[] {
  const key = code.trim().toUpperCase();
  const end = dayNumbers[weekendEnds[key] ?? 'sun'] ?? 7;
  const named = dayNumbers[weekendStarts[key] ?? 'sat'] ?? 6;
  const start = named === end ? ((((end + 5) % 7) + 1) as Weekday) : named;
  const first = end % 7;
  return week.map((_, index) => (((first + index) % 7) + 1) as Weekday).filter((day) => day !== start && day !== end);
}
