import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localTimeIn } from './localTime.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The modules that may use the local time zone, and why. No code of the server and no shared code may. */
const ALLOWED: Record<string, string> = {
  'packages/app/src/i18n/format.ts': 'a moment is shown in the time of whoever reads it',
  'packages/app/src/i18n/ownTimeZone.ts': 'the server is told in which zone the days of a person begin',
  'packages/app/src/features/bots/BotList/botsCsv.ts': 'a file is named after the moment that its person saved it',
  'packages/app/src/features/profile/ListStep/ListStep.tsx':
    'the current year of the person bounds the years of a form',
};

const sources = fs
  .globSync('packages/{app,design-system,server,api-types}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\/|\/mocks\//.test(file));

describe('the time of the machine’s own zone', () => {
  it('is asked for by named modules alone', () => {
    expect(sources.length).toBeGreaterThan(400);
    const found = sources.flatMap((file) =>
      localTimeIn(file, fs.readFileSync(path.join(root, file), 'utf8')).map(({ line, what }) => ({ file, line, what })),
    );
    expect(found.filter(({ file }) => !(file in ALLOWED))).toEqual([]);
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set(Object.keys(ALLOWED)));
  });

  it.each([
    'const month = at.getMonth();',
    'at.setHours(9);',
    'const name = `${at.getFullYear()}`;',
    'const at = new Date(2026, 10, 5);',
    'const at = new Date(...parts);',
    'const at = new Date(`${day}T00:00`);',
    "const at = new Date(day + 'T00:00:00');",
    "const at = Date.parse('2026-11-05T09:00');",
    'const text = Date();',
    "const text = at.toLocaleDateString('en-GB');",
    "const text = at.toLocaleString('en-GB', { hour: 'numeric' });",
    "const format = new Intl.DateTimeFormat('en-GB', options);",
    "const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: undefined });",
    'const zone = getLocalTimeZone();',
    'const today = Temporal.Now.plainDateISO();',
  ])('is found in %s', (text) => {
    expect(localTimeIn('planted.ts', text)).toHaveLength(1);
  });

  it.each([
    'const month = at.getUTCMonth();',
    'const at = new Date(Date.UTC(2026, 10, 5));',
    'const at = new Date(stored.at);',
    'const at = new Date(now.getTime() + DAY);',
    "const at = new Date('2026-11-05');",
    "const at = new Date('2026-11-05T09:00:00Z');",
    'const at = new Date(`${day}T00:00Z`);',
    "const at = Date.parse('2026-11-05T09:00:00+03:30');",
    "const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });",
    "const text = at.toLocaleDateString('en-GB', { timeZone: 'UTC' });",
  ])('is not found in %s', (text) => {
    expect(localTimeIn('planted.ts', text)).toEqual([]);
  });
});
