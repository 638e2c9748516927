import './all';
import { describe, expect, test } from 'vitest';
import { isolate } from './isolate';
import { createTranslator } from './translator';

const en = createTranslator('en');
const fa = createTranslator('fa');

describe('translator', () => {
  test('puts numbers into a sentence in the digits of the language', () => {
    expect(en('common.minimum', { min: 1200 })).toBe('Value must be at least 1,200.');
    expect(fa('common.minimum', { min: 12 })).toBe('مقدار باید دست‌کم ۱۲ باشد.');
  });

  test('keeps the exact words of the specification', () => {
    expect(en('shell.crash.title')).toBe('Unexpected Application Error');
    expect(en('problems.unauthenticated.body')).toBe('Not authenticated');
    expect(en('problems.invalidJson.body', { status: 502 })).toBe('HTTP 502: Invalid JSON response');
  });

  test('isolates only text of the other direction', () => {
    expect(isolate('en', 'Nasrin')).toBe('Nasrin');
    expect(isolate('en', 'نسرین')).toBe('\u2068نسرین\u2069');
    expect(isolate('fa', 'نسرین')).toBe('نسرین');
  });

  test.each([
    ['fa', 'Nasrin'],
    ['fa', '3D Vision Lab'],
    ['fa', '(Nordic) bridges'],
    ['fa', 'دانشگاه Oslo'],
    ['en', 'نسرین'],
    ['en', '«پل» ۲'],
    ['en', 'University of تهران'],
    ['en', 'אוניברסיטת תל אביב'],
  ] as const)('in %s isolates %s, wherever the letters of the other direction stand', (locale, text) => {
    expect(isolate(locale, text)).toBe(`\u2068${text}\u2069`);
  });

  test('speaks counts', () => {
    expect(en('shell.xpPill', { xp: 2350, coins: 1 })).toBe('2,350 XP, 1 coin');
    expect(fa('shell.xpPill', { xp: 2350, coins: 182 })).toBe('۲٬۳۵۰ امتیاز تجربه، ۱۸۲ سکه');
  });

  test('refuses a key that is not there', () => {
    // @ts-expect-error a missing key must not compile
    expect(() => en('common.nowhere')).toThrow('No text');
    // @ts-expect-error a missing parameter must not compile
    expect(en('common.minimum', {})).toContain('at least');
  });
});
