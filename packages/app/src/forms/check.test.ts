import '../i18n/all';
import { describe, expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator';
import type { Locale } from '../i18n/types';
import { type Rules, type Value, check } from './check';
import { faultText } from './fault';

/** The error text of a value; null if it is valid. */
const saidIn =
  (locale: Locale) =>
  (value: Value, rules: Rules): string | null => {
    const fault = check(value, rules);
    return fault && faultText(createTranslator(locale), locale, fault);
  };
const en = saidIn('en');
const fa = saidIn('fa');

describe('the validator', () => {
  test('what is no number is said to be none where nothing is asked for, and to be missing where something is', () => {
    expect(en(Number.NaN, { minimum: 1 })).toBe('Enter a whole number in digits, such as 12.');
    expect(fa(Number.NaN, {})).toBe('عدد صحیح را با رقم بنویسید، مانند ۱۲.');
  });

  test.each<Value>(['', '   ', '\n\t', '\u200c\u200f', null, undefined, Number.NaN])(
    'VAL-01 %j is not there',
    (value) => {
      expect(en(value, { required: true })).toBe('This field is required.');
      expect(fa(value, { required: true })).toBe('پر کردن این فیلد الزامی است.');
    },
  );

  test.each<Value>(['0', 0, 'ا', ' x '])('VAL-01 %j is there', (value) => {
    expect(en(value, { required: true })).toBeNull();
  });

  test('VAL-01 a field that may be empty breaks no other rule while it is', () => {
    expect(en(' ', { minimum: 1, maximum: 2, minLength: 3, maxLength: 4, pattern: 'x', link: true })).toBeNull();
  });

  test.each<[Value, boolean]>([
    [0, false],
    ['0.9', false],
    ['۰', false],
    ['−5', false],
    [1, true],
    ['۱', true],
    ['١', true],
    [' 1 ', true],
  ])('VAL-02 whether %j is at least 1: %s', (value, good) => {
    expect(en(value, { minimum: 1 })).toBe(good ? null : 'Value must be at least 1.');
  });

  test.each<[Value, boolean]>([
    [101, false],
    ['۱٬۰۰۰', false],
    ['100.5', false],
    ['۱۰۰٫۵', false],
    [100, true],
    ['۱۰۰', true],
    ['1,00', true],
  ])('VAL-03 whether %j is at most 100: %s', (value, good) => {
    expect(en(value, { maximum: 100 })).toBe(good ? null : 'Value must be at most 100.');
  });

  test.each(['ten', '1e3', '0x10', '1-2', '--1', '1.2.3', 'Infinity'])('VAL-06 %j is no number', (value) => {
    expect(en(value, { minimum: 1 })).toBe('Invalid format.');
  });

  test('VAL-04 a text is too short by its characters', () => {
    expect(en('a', { minLength: 2 })).toBe('Must be at least 2 characters.');
    expect(en('🎓', { minLength: 2 })).toBe('Must be at least 2 characters.');
    expect(en('ab', { minLength: 2 })).toBeNull();
  });

  test('VAL-05 a text is too long by its characters', () => {
    expect(en('a'.repeat(121), { maxLength: 120 })).toBe('Must be at most 120 characters.');
    expect(en('🎓'.repeat(120), { maxLength: 120 })).toBeNull();
  });

  test('VAL-06 a text follows its pattern, in any digits, however often it is asked', () => {
    const rules: Rules = { pattern: String.raw`^\d{4}$` };
    expect([1, 2, 3].map(() => en('۱۴۰۵', rules))).toEqual([null, null, null]);
    expect(en('140', rules)).toBe('Invalid format.');
  });

  test('VAL-06 VAL-08 a link that is none has the wrong format', () => {
    expect(en('javascript:alert(1)', { link: true })).toBe('Invalid format.');
    expect(en('https://mail.example', { link: true })).toBeNull();
  });

  test('VAL-02 VAL-03 VAL-04 VAL-05 numbers are written in the digits of the language', () => {
    expect(en(5, { minimum: 1200 })).toBe('Value must be at least 1,200.');
    expect(fa(5, { minimum: 1200 })).toBe('مقدار باید دست‌کم ۱٬۲۰۰ باشد.');
    expect(fa(101, { maximum: 100 })).toBe('مقدار باید حداکثر ۱۰۰ باشد.');
    expect(fa('ا', { minLength: 2 })).toBe('کوتاه‌تر از ۲\u00a0نویسه است.');
    expect(fa('بلند', { maxLength: 3 })).toBe('باید حداکثر ۳\u00a0نویسه باشد.');
  });

  test('the length comes before the pattern: an expression sees no endless text', () => {
    const begun = performance.now();
    expect(check('a'.repeat(100_000), { maxLength: 200, pattern: '^(?:a+)+$' })).toEqual({
      code: 'maxLength',
      params: { limit: 200 },
    });
    expect(performance.now() - begun).toBeLessThan(100);
  });
});
