import path from 'node:path';
import { expect, test } from 'vitest';
import { readScreens, testsIn } from './coverage.ts';

const screens = readScreens(path.join(import.meta.dirname, '../../..'));

test('every screen is there, with its states, its pictures and its tests', () => {
  expect(screens.length).toBeGreaterThan(20);
  const bot = screens.find(({ component }) => component === 'screens-bots-botdetail')!;
  expect(bot.states).toBeGreaterThan(40);
  expect(bot.pictures['en-light/desktop']).toBe(bot.states - bot.unpictured.length);
  expect(bot.tests.length).toBeGreaterThan(10);
  expect(bot.wired).toBe(true);
  expect(bot.keys.filter((key) => key.startsWith('botDetail.')).length).toBeGreaterThan(20);
});

test('every screen with accepted pictures has some in both languages at all three widths', () => {
  // Those of a new screen are taken before they are accepted.
  const pictured = screens.filter(({ pictures }) => Object.keys(pictures).length > 0);
  expect(pictured.length).toBeGreaterThan(20);
  expect(
    pictured.flatMap(({ title, holes }) =>
      holes.filter((hole) => /picture/.test(hole)).map((hole) => `${title}: ${hole}`),
    ),
  ).toEqual([]);
});

test('titles are read with the ids at their head', () => {
  const text = `
    test('BOT-07 stops a run, and says so', () => {});
    test.each([
      ['a', 1],
    ] as const)('R1 keeps %s', () => {});
    it("AIX-01, AIX-02 asks first", () => {});
    describe('KEEP-1 the top stays', () => {});
    describe('a heading without an id', () => {});
    test('an id in the middle such as UTF-8 is none', () => {});`;
  expect(testsIn('a.test.ts', text).map(({ title, ids }) => [title, ids.join()])).toEqual([
    ['KEEP-1 the top stays', 'KEEP-1'],
    ['BOT-07 stops a run, and says so', 'BOT-07'],
    ['AIX-01, AIX-02 asks first', 'AIX-01,AIX-02'],
    ['an id in the middle such as UTF-8 is none', ''],
    ['R1 keeps %s', 'R1'],
  ]);
});
