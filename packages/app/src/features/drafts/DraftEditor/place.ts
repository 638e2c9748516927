/** Zones of countries that have several: the one where most universities are, as the server reckons slots. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** The browser tells the zones of a country in one of two ways, or in none. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The IANA zone of a country's working hours; null when it is not known, and then no local time is shown. */
export function zoneOfCountry(code: string | null): string | null {
  const region = code?.toUpperCase();
  if (!region || !/^[A-Z]{2}$/.test(region)) return null;
  const main = mainZones[region];
  if (main) return main;
  const locale: RegionLocale = new Intl.Locale(`und-${region}`);
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? null;
}
