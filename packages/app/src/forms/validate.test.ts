import '../i18n/all';
import { describe, expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator';
import { type Rules, type Value, check, validate } from './validate';

const en = createTranslator('en');
const fa = createTranslator('fa');

describe('the validator', () => {
  test('what is no number is said to be none where nothing is asked for, and to be missing where something is', () => {
    expect(validate(en, Number.NaN, { min: 1 })).toBe('Write a whole number in digits, such as 12.');
    expect(validate(fa, Number.NaN, {})).toBe('عددی صحیح و با رقم بنویسید، مانند ۱۲.');
  });

  test.each<Value>(['', '   ', '\n\t', '\u200c\u200f', null, undefined, Number.NaN])(
    'VAL-01 %j is not there',
    (value) => {
      expect(validate(en, value, { required: true })).toBe('This field is required.');
      expect(validate(fa, value, { required: true })).toBe('پر کردن این فیلد الزامی است.');
    },
  );

  test.each<Value>(['0', 0, 'ا', ' x '])('VAL-01 %j is there', (value) => {
    expect(validate(en, value, { required: true })).toBeNull();
  });

  test('VAL-01 a field that may be empty breaks no other rule while it is', () => {
    expect(validate(en, ' ', { min: 1, max: 2, minLength: 3, maxLength: 4, pattern: /x/, link: true })).toBeNull();
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
    expect(validate(en, value, { min: 1 })).toBe(good ? null : 'Value must be at least 1.');
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
    expect(validate(en, value, { max: 100 })).toBe(good ? null : 'Value must be at most 100.');
  });

  test.each(['ten', '1e3', '0x10', '1-2', '--1', '1.2.3', 'Infinity'])('VAL-06 %j is no number', (value) => {
    expect(validate(en, value, { min: 1 })).toBe('Invalid format.');
  });

  test('VAL-04 a text is too short by its characters', () => {
    expect(validate(en, 'a', { minLength: 2 })).toBe('Must be at least 2 characters.');
    expect(validate(en, '🎓', { minLength: 2 })).toBe('Must be at least 2 characters.');
    expect(validate(en, 'ab', { minLength: 2 })).toBeNull();
  });

  test('VAL-05 a text is too long by its characters', () => {
    expect(validate(en, 'a'.repeat(121), { maxLength: 120 })).toBe('Must be at most 120 characters.');
    expect(validate(en, '🎓'.repeat(120), { maxLength: 120 })).toBeNull();
  });

  test('VAL-06 a text follows its pattern, in any digits, however often it is asked', () => {
    const rules: Rules = { pattern: /^\d{4}$/g };
    expect([1, 2, 3].map(() => validate(en, '۱۴۰۵', rules))).toEqual([null, null, null]);
    expect(validate(en, '140', rules)).toBe('Invalid format.');
  });

  test('VAL-06 VAL-08 a link that is none has the wrong format', () => {
    expect(validate(en, 'javascript:alert(1)', { link: true })).toBe('Invalid format.');
    expect(validate(en, 'https://mail.example', { link: true })).toBeNull();
  });

  test('VAL-02 VAL-03 VAL-04 VAL-05 numbers are written in the digits of the language', () => {
    expect(validate(en, 5, { min: 1200 })).toBe('Value must be at least 1,200.');
    expect(validate(fa, 5, { min: 1200 })).toBe('مقدار باید دست‌کم ۱٬۲۰۰ باشد.');
    expect(validate(fa, 101, { max: 100 })).toBe('مقدار باید حداکثر ۱۰۰ باشد.');
    expect(validate(fa, 'ا', { minLength: 2 })).toBe('باید دست‌کم ۲ نویسه باشد.');
    expect(validate(fa, 'بلند', { maxLength: 3 })).toBe('باید حداکثر ۳ نویسه باشد.');
  });

  test('the length comes before the pattern: an expression sees no endless text', () => {
    const begun = performance.now();
    expect(check('a'.repeat(100_000), { maxLength: 200, pattern: /^(?:a+)+$/ })).toEqual({
      kind: 'tooLong',
      limit: 200,
    });
    expect(performance.now() - begun).toBeLessThan(100);
  });
});
