import { describe, expect, test } from 'vitest';
import {
  daysUntil,
  formatCountry,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
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

  test('says how long ago in one unit', () => {
    expect(formatRelative('en', before(0.5), now)).toBe('just now');
    expect(formatRelative('en', before(5), now)).toBe('5 minutes ago');
    expect(formatRelative('en', before(60 * 26), now)).toBe('1 day ago');
    expect(formatRelative('fa', before(60 * 24 * 3), now)).toBe('۳ روز پیش');
  });

  test.each([
    [1, '1 second', '۱ ثانیه'],
    [59, '59 seconds', '۵۹ ثانیه'],
    [60, '1 minute', '۱ دقیقه'],
    [61, '2 minutes', '۲ دقیقه'],
    [899, '15 minutes', '۱۵ دقیقه'],
    [7200, '2 hours', '۲ ساعت'],
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
    expect(formatList('en', [])).toBe('');
  });
});

test('a country known by its English name is named in Persian; an unknown name stays', () => {
  expect(formatCountry('fa', 'Norway')).toBe('نروژ');
  expect(formatCountry('en', 'Norway')).toBe('Norway');
  expect(formatCountry('fa', 'Atlantis')).toBe('Atlantis');
});
