import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../../packages/app/src/i18n/en';
import { fa } from '../../../packages/app/src/i18n/fa';
import { createTranslator } from '../../../packages/app/src/i18n/translator';
import '../../../packages/app/src/i18n/all';
import { dateStrings } from '../../../packages/design-system/src/components/DateField/dateStrings';
import { strings } from '../../../packages/design-system/src/i18n/strings';
import { translate } from '../../../packages/server/src/platform/http/messages/translate';
import { partWords } from './partWords.ts';
import { allTexts, keysOf, paired, plain } from './words.ts';

test('a text is found under its key in both languages', () => {
  expect(keysOf(en.common.unnamed, 'en')).toContain('common.unnamed');
  expect(keysOf(fa.common.unnamed, 'fa')).toContain('common.unnamed');
});

test('a text whose places are filled is found as well, with its marks of direction', () => {
  const entry = allTexts().find(({ en: text }) => /^[^{}]{8,}\{\{name\}\}/.test(text))!;
  const say = createTranslator('fa') as unknown as (key: string, params: object) => string;
  const said = say(entry.key, { name: 'Jane Hill' });
  expect(plain(said)).toContain('Jane Hill');
  expect(keysOf(said, 'fa')).toContain(entry.key);
});

test('what a part of the design system or the server says is found under its key in both languages', () => {
  expect(keysOf(strings.en.capsLock, 'en')).toContain('design-system.strings.capsLock');
  expect(keysOf(strings.fa.remove('نروژ'), 'fa')).toContain('design-system.strings.remove');
  expect(keysOf(dateStrings.fa.calendarOpen('تولد'), 'fa')).toContain('design-system.dateStrings.calendarOpen');
  expect(keysOf(translate('en', 'notFound'), 'en')).toContain('server.notFound');
  expect(keysOf(translate('fa', 'tooMany', { seconds: 60 }), 'fa')).toContain('server.tooMany');
});

test('no words of a part are left out', () => {
  const files = globSync('packages/design-system/src/**/*trings.ts', {
    cwd: path.join(import.meta.dirname, '../../..'),
  }).map((file) => path.basename(file, '.ts'));
  // Those of the library that parts are made of have no keys of ours.
  expect(Object.keys(partWords('fa')).sort()).toEqual(files.filter((name) => name !== 'reactAriaStrings').sort());
});

test('what a person wrote has no key', () => {
  expect(keysOf('Structural health monitoring of prestressed bridges', 'en')).toEqual([]);
});

test('texts are put side by side by key, then by their place', () => {
  const told = (text: string, ...keys: string[]) => ({ text, keys, cut: false });
  expect(
    paired(
      [told('Save', 'a.save', 'b.save'), told('Dr. Jane Hill'), told('Only here', 'c.only')],
      [told('دکتر هیل'), told('ذخیره', 'b.save'), told('فقط این‌جا', 'd.only')],
    ).map(({ keys, en: left, fa: right }) => [keys.join(), left?.text, right?.text]),
  ).toEqual([
    ['b.save', 'Save', 'ذخیره'],
    ['', 'Dr. Jane Hill', 'دکتر هیل'],
    ['c.only', 'Only here', undefined],
    ['d.only', undefined, 'فقط این‌جا'],
  ]);
});

test('most sentences can be recognised', () => {
  const known = allTexts().filter(({ en: text, key }) => !text.includes('{{') && keysOf(text, 'en').includes(key));
  expect(known.length).toBeGreaterThan(500);
});
