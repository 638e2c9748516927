import { dayTag, numberTag } from '@peyk/design-system/writing';
import type { Locale } from './types';
import { persianRegions } from './worldRegions';

/**
 * Numbers and dates for people. The language is always an argument: nothing here reads a default of the machine. Persian: Persian digits,
 * and the Persian (Jalali) calendar for dates, unless the person chose others for all languages. What is no number and no moment, as an
 * answer that is out of order may hold, is written as a dash: one value must not take the page down.
 */

const notKnown = '—';

const numberFormats = new Map<string, Intl.NumberFormat>();
function inDigits(locale: Locale, value: number, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return notKnown;
  const tag = numberTag(locale);
  const key = `${tag}${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(tag, options)));
  return format.format(value);
}

/** A number with group signs: `1,234.5`, «۱٬۲۳۴٫۵». `digits` fixes the decimals. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  return inDigits(
    locale,
    value,
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );
}

/** A year, an identifier, a rank in a sentence: digits of the language, no group signs. */
export function formatPlain(locale: Locale, value: number): string {
  return inDigits(locale, value, { useGrouping: false, maximumFractionDigits: 0 });
}

/** A whole percent of a share between 0 and 1: `26%`, «۲۶٪». */
export function formatPercent(locale: Locale, share: number): string {
  return inDigits(locale, share, { style: 'percent', maximumFractionDigits: 0 });
}

type Moment = string | number | Date;
const asDate = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment));

/** The parts of a moment; null where it is none. A time zone that this browser does not know is left to the browser's own. */
function partsOf(locale: Locale, moment: Moment, options: Intl.DateTimeFormatOptions) {
  const date = asDate(moment);
  if (Number.isNaN(date.getTime())) return null;
  try {
    return new Intl.DateTimeFormat(dayTag(locale), options).formatToParts(date);
  } catch {
    return new Intl.DateTimeFormat(dayTag(locale), { ...options, timeZone: undefined }).formatToParts(date);
  }
}

const joined = (parts: ReturnType<typeof partsOf>) => parts?.map(({ value }) => value).join('') ?? notKnown;

/** Assembled from parts, because ICU adds an era to Persian years in English, and puts the weekday of a Persian day in the wrong place. */
function dayOf(locale: Locale, moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const parts = partsOf(locale, moment, { day: 'numeric', month: 'long', ...options });
  if (!parts) return notKnown;
  return inDayOrder(parts);
}

function inDayOrder(parts: readonly Intl.DateTimeFormatPart[]): string {
  const words = ['weekday', 'day', 'month', 'year'].flatMap((type) => parts.find((part) => part.type === type) ?? []);
  return words.map(({ value }) => value).join(' ');
}

/** The time of day after a day. */
function atTime(locale: Locale, day: string, moment: Moment, timeZone?: string): string {
  return day === notKnown ? day : `${day}${locale === 'fa' ? '، ' : ', '}${formatTime(locale, moment, timeZone)}`;
}

/** A day: `20 November 2026`, «۲۹ آبان ۱۴۰۵». A date alone (`2026-11-20`) is that day everywhere. */
export function formatDate(locale: Locale, moment: Moment): string {
  const timeZone = typeof moment === 'string' && moment.length === 10 ? 'UTC' : undefined;
  return dayOf(locale, moment, { year: 'numeric', timeZone });
}

/** A day of the Gregorian calendar, whichever the person's is: `5 September 2022`, «۵ سپتامبر ۲۰۲۲». */
export function formatGregorianDate(locale: Locale, day: string): string {
  const date = asDate(day);
  if (Number.isNaN(date.getTime())) return notKnown;
  const tag = new Intl.Locale(numberTag(locale), { calendar: 'gregory' });
  const parts = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return inDayOrder(parts.formatToParts(date));
}

/** A day and a time of day: `20 November 2026, 10:00`, «۲۹ آبان ۱۴۰۵، ۱۰:۰۰». `timeZone` is an IANA name. */
export function formatDateTime(locale: Locale, moment: Moment, timeZone?: string): string {
  return atTime(locale, dayOf(locale, moment, { year: 'numeric', timeZone }), moment, timeZone);
}

/** A day by its name, its date and a time of day: `Monday 23 November, 09:20`, «دوشنبه ۲ آذر، ۰۹:۲۰». */
export function formatWeekdayTime(locale: Locale, moment: Moment, timeZone?: string): string {
  return atTime(locale, dayOf(locale, moment, { weekday: 'long', timeZone }), moment, timeZone);
}

/** A time of day, 24 hours: `10:00`, «۱۰:۰۰». */
export function formatTime(locale: Locale, moment: Moment, timeZone?: string): string {
  return joined(partsOf(locale, moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }));
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The distance from now in one unit: `3 days ago`, `in 2 hours`, «۳ روز پیش»; less than a minute is 'just now'. */
export function formatRelative(locale: Locale, moment: Moment, now: number = Date.now()): string {
  const distance = asDate(moment).getTime() - now;
  if (Number.isNaN(distance)) return notKnown;
  const format = new Intl.RelativeTimeFormat(numberTag(locale), { numeric: 'always' });
  for (const [unit, length] of steps) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit);
  }
  return locale === 'fa' ? 'همین حالا' : 'just now';
}

/** The same of what has happened: a clock of the server that is ahead of ours makes nothing of the future. */
export function formatPast(locale: Locale, moment: Moment, now: number = Date.now()): string {
  return formatRelative(locale, Math.min(now, asDate(moment).getTime()), now);
}

/** A stretch of time in one unit, rounded up, so that nobody comes back too early: `15 minutes`, «۱۵ دقیقه». */
export function formatWait(locale: Locale, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [value, unit] =
    seconds < 60 ? [seconds, 'second'] : minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return inDigits(locale, value, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Whole days until a moment, rounded up; 0 or less is in the past (specification, section 9). */
export function daysUntil(moment: Moment, now: number = Date.now()): number {
  return Math.ceil((asDate(moment).getTime() - now) / 86_400_000);
}

/**
 * The words for a count. `zero` is a key of its own, because Persian counts 0 as "one".
 * `{{count}}` in a word becomes the number in the digits of the language.
 */
export function plural(locale: Locale, count: number, words: { zero?: string; one: string; other: string }): string {
  const category = new Intl.PluralRules(locale).select(count) === 'one' && count !== 0 ? words.one : words.other;
  const text = count === 0 && words.zero !== undefined ? words.zero : category;
  return text.replaceAll('{{count}}', formatNumber(locale, count));
}

/** Items joined as a sentence joins them: `a, b and c`, «الف، ب و پ». */
export function formatList(locale: Locale, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(locale === 'fa' ? '، ' : ', ')}${locale === 'fa' ? ' و ' : ' and '}${last}`;
}

/** One per language: making it costs more than the names of a whole list. */
const regionNames: Partial<Record<Locale, Intl.DisplayNames>> = {};

/**
 * The name of a country or a part of the world by its code (ISO 3166-1 alpha-2 or UN M49), in the language of the
 * page; `fallback` (the English name) where there is no code or no name for it.
 */
export function formatRegion(locale: Locale, code: string | null | undefined, fallback: string): string {
  if (!code || locale === 'en') return fallback;
  const region = persianRegions[code];
  if (region) return region;
  try {
    regionNames[locale] ??= new Intl.DisplayNames([dayTag(locale)], { type: 'region', fallback: 'none' });
    return regionNames[locale].of(code) ?? fallback;
  } catch {
    return fallback;
  }
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** The name of a country in the language of the page, from its English name; an unknown name stays as it is. */
export function formatCountry(locale: Locale, englishName: string): string {
  if (locale === 'en') return englishName;
  codesByName ??= countryCodes();
  return formatRegion(locale, codesByName.get(englishName), englishName);
}

/** Every two-letter code that names a country, by the English name: nothing lists them, so each pair of letters is asked. */
function countryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const codes = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const name = names.of(first + second);
      if (name !== undefined && !codes.has(name)) codes.set(name, first + second);
    }
  }
  return codes;
}
