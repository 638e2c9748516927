import { writing } from '@peyk/design-system/writing';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  daysUntil,
  formatCountry,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatPast,
  formatPercent,
  formatPlain,
  formatRelative,
  formatTime,
  formatWait,
  formatWeekdayTime,
  plural,
} from './format';

const now = Date.parse('2026-11-20T10:00:00Z');
const before = (minutes: number) => now - minutes * 60_000;

describe('format', () => {
  test('writes numbers in the digits of the language', () => {
    expect(formatNumber('en', 1234567.89)).toBe('1,234,567.89');
    expect(formatNumber('fa', 1234567.89)).toBe('۱٬۲۳۴٬۵۶۷٫۸۹');
    expect(formatNumber('en', 0, 1)).toBe('0.0');
    expect(formatPlain('fa', 2026)).toBe('۲۰۲۶');
    expect(formatPercent('fa', 0.256)).toBe('۲۶٪');
  });

  test('writes days in the calendar of the language', () => {
    expect(formatDate('en', '2026-11-20')).toBe('20 November 2026');
    expect(formatDate('fa', '2026-11-20')).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatDate('fa', '2025-03-20')).toBe('۳۰ اسفند ۱۴۰۳');
    expect(formatDateTime('fa', '2026-11-20T10:00:00Z', 'Asia/Tehran')).toBe('۲۹ آبان ۱۴۰۵، ۱۳:۳۰');
    expect(formatTime('en', '2026-11-20T00:05:00Z', 'UTC')).toBe('00:05');
  });

  test('of what has happened says nothing of the future', () => {
    expect([before(-5), before(0), before(5)].map((moment) => formatPast('en', moment, now))).toEqual([
      'just now',
      'just now',
      '5 minutes ago',
    ]);
    expect(formatPast('fa', before(-5), now)).toBe('همین حالا');
    expect(formatPast('en', 'nonsense', now)).toBe(formatRelative('en', 'nonsense', now));
  });

  test('says how long ago in one unit', () => {
    expect(formatRelative('en', before(0.5), now)).toBe('just now');
    expect(formatRelative('en', before(5), now)).toBe('5 minutes ago');
    expect(formatRelative('en', before(60 * 26), now)).toBe('1 day ago');
    expect(formatRelative('fa', before(60 * 24 * 3), now)).toBe('۳ روز پیش');
  });

  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;
  test.each([
    [0, 'just now', 'همین حالا', 'just now', 'همین حالا'],
    [minute - 1, 'just now', 'همین حالا', 'just now', 'همین حالا'],
    [minute, '1 minute ago', '۱ دقیقه پیش', 'in 1 minute', '۱ دقیقه بعد'],
    [2 * minute - 1, '1 minute ago', '۱ دقیقه پیش', 'in 1 minute', '۱ دقیقه بعد'],
    [hour - 1, '59 minutes ago', '۵۹ دقیقه پیش', 'in 59 minutes', '۵۹ دقیقه بعد'],
    [hour, '1 hour ago', '۱ ساعت پیش', 'in 1 hour', '۱ ساعت بعد'],
    [day - 1, '23 hours ago', '۲۳ ساعت پیش', 'in 23 hours', '۲۳ ساعت بعد'],
    [day, '1 day ago', '۱ روز پیش', 'in 1 day', '۱ روز دیگر'],
    [2 * day - 1, '1 day ago', '۱ روز پیش', 'in 1 day', '۱ روز دیگر'],
    [40 * day, '40 days ago', '۴۰ روز پیش', 'in 40 days', '۴۰ روز دیگر'],
  ])('a distance of %i seconds is whole units that have passed', (seconds, agoEn, agoFa, inEn, inFa) => {
    const at = (sign: number) => new Date(now + sign * seconds * 1000);
    expect(
      [-1, 1].flatMap((sign) => [formatRelative('en', at(sign), now), formatRelative('fa', at(sign), now)]),
    ).toEqual([agoEn, agoFa, inEn, inFa]);
  });

  test('a day by its name is that of the zone asked for, in both languages', () => {
    const late = '2026-11-22T22:45:00Z';
    expect(formatWeekdayTime('en', late, 'UTC')).toBe('Sunday 22 November, 22:45');
    expect(formatWeekdayTime('en', late, 'Asia/Tehran')).toBe('Monday 23 November, 02:15');
    expect(formatWeekdayTime('fa', late, 'UTC')).toBe('یکشنبه ۱ آذر، ۲۲:۴۵');
    expect(formatWeekdayTime('fa', late, 'Asia/Tehran')).toBe('دوشنبه ۲ آذر، ۰۲:۱۵');
    expect(formatTime('fa', late, 'Asia/Tehran')).toBe('۰۲:۱۵');
    expect(formatDateTime('en', late, 'Asia/Tehran')).toBe('23 November 2026, 02:15');
  });

  test.each([
    [1, '1 second', '۱ ثانیه'],
    [59, '59 seconds', '۵۹ ثانیه'],
    [60, '1 minute', '۱ دقیقه'],
    [61, '2 minutes', '۲ دقیقه'],
    [899, '15 minutes', '۱۵ دقیقه'],
    [7140, '119 minutes', '۱۱۹ دقیقه'],
    [7141, '2 hours', '۲ ساعت'],
    [7200, '2 hours', '۲ ساعت'],
    [7201, '3 hours', '۳ ساعت'],
  ])('says a wait of %i seconds in one unit, rounded up', (seconds, english, persian) => {
    expect(formatWait('en', seconds)).toBe(english);
    expect(formatWait('fa', seconds)).toBe(persian);
  });

  test('rounds days remaining up', () => {
    expect(daysUntil('2026-11-20T10:00:01Z', now)).toBe(1);
    expect(daysUntil('2026-11-22T09:00:00Z', now)).toBe(2);
    expect(daysUntil('2026-11-20T09:59:59Z', now)).toBeLessThanOrEqual(0);
  });

  test('counts zero with words of its own, also in Persian', () => {
    const words = { zero: 'none', one: '{{count}} bot', other: '{{count}} bots' };
    expect([0, 1, 2].map((count) => plural('en', count, words))).toEqual(['none', '1 bot', '2 bots']);
    expect(plural('fa', 0, { one: 'یک', other: '{{count}} بات' })).toBe('۰ بات');
  });

  test.each(['en', 'fa'] as const)('writes a dash for what is no number and no moment, in %s', (locale) => {
    expect([formatNumber, formatPlain, formatPercent].map((format) => format(locale, Number.NaN))).toEqual([
      '—',
      '—',
      '—',
    ]);
    for (const format of [formatDate, formatDateTime, formatWeekdayTime, formatTime, formatRelative])
      expect(format(locale, 'soon')).toBe('—');
    expect(formatNumber(locale, daysUntil('soon'))).toBe('—');
  });

  test('a time zone that is none is left to the browser', () => {
    expect(formatDateTime('en', '2026-11-20T10:00:00Z', 'Mars/Olympus')).toBe(
      formatDateTime('en', '2026-11-20T10:00:00Z'),
    );
  });

  test('joins a list as a sentence does', () => {
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b and c');
    expect(formatList('fa', ['الف', 'ب', 'پ'])).toBe('الف، ب و پ');
    expect(formatList('fa', ['الف', 'ب'])).toBe('الف و ب');
    expect(formatList('en', ['a'])).toBe('a');
    expect(formatList('en', [])).toBe('');
  });
});

test('a country known by its English name is named in Persian; an unknown name stays', () => {
  expect(formatCountry('fa', 'Norway')).toBe('نروژ');
  expect(formatCountry('en', 'Norway')).toBe('Norway');
  expect(formatCountry('fa', 'Atlantis')).toBe('Atlantis');
});

describe('OWN-01 with a calendar and digits of one’s own', () => {
  const choose = (calendar: 'gregory' | 'persian', digits: 'latn' | 'arabext') => {
    const before = { ...writing };
    onTestFinished(() => void Object.assign(writing, before));
    writing.en = writing.fa = { calendar, digits };
  };
  const moment = '2026-11-20T10:00:00Z';
  const all = (locale: 'en' | 'fa') => [
    formatDate(locale, '2026-11-20'),
    formatDateTime(locale, moment, 'Asia/Tehran'),
    formatWeekdayTime(locale, moment, 'Asia/Tehran'),
    formatRelative(locale, before(60 * 24 * 3), now),
    formatNumber(locale, 1234.5),
    formatPlain(locale, 2026),
    formatPercent(locale, 0.256),
    formatWait(locale, 61),
    plural(locale, 12, { one: '{{count}}', other: '{{count}}' }),
  ];

  test('Persian is written with Gregorian days and Latin digits', () => {
    choose('gregory', 'latn');
    expect(all('fa').map((text) => text.replace(/[\u200e\u200f]/g, ''))).toEqual([
      '20 نوامبر 2026',
      '20 نوامبر 2026، 13:30',
      'جمعه 20 نوامبر، 13:30',
      '3 روز پیش',
      '1,234.5',
      '2026',
      '26%',
      '2 دقیقه',
      '12',
    ]);
  });

  test('English is written with Persian days, without an era, and Persian digits', () => {
    choose('persian', 'arabext');
    expect(all('en')).toEqual([
      '۲۹ Aban ۱۴۰۵',
      '۲۹ Aban ۱۴۰۵, ۱۳:۳۰',
      'Friday ۲۹ Aban, ۱۳:۳۰',
      '۳ days ago',
      '۱٬۲۳۴٫۵',
      '۲۰۲۶',
      '۲۶٪',
      '۲ minutes',
      '۱۲',
    ]);
  });

  test('the calendar and the digits are chosen each by itself', () => {
    choose('gregory', 'arabext');
    expect(formatDate('fa', '2026-11-20')).toBe('۲۰ نوامبر ۲۰۲۶');
    choose('persian', 'latn');
    expect(formatDate('fa', '2026-11-20')).toBe('29 آبان 1405');
  });
});
