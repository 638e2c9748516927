import { expect, test } from 'vitest';
import { dateStrings } from '../components/DateField/dateStrings';
import { fileStrings } from '../components/FileField/fileStrings';
import { moveStrings } from '../components/MoveHandle/moveStrings';
import { levelStrings } from '../components/LevelBar/levelStrings';
import { frameStrings } from '../components/SandboxedFrame/frameStrings';
import { stageStrings } from '../components/StageProgress/stageStrings';
import { wordStrings } from '../components/TextArea/wordStrings';
import { speak } from './reactAriaStrings';
import { strings } from './strings';

type Words = Record<string, unknown>;

const tables: Record<string, { en: Words; fa: Words }> = {
  strings,
  dateStrings,
  fileStrings,
  frameStrings,
  levelStrings,
  moveStrings,
  stageStrings,
  wordStrings,
};
/** A text that is appended to a day: it has a separate test. */
const APART = 'dateStrings.calendarDay';
const entries = Object.entries(tables)
  .flatMap(([table, { en, fa }]) => Object.keys(en).map((name) => [`${table}.${name}`, en[name], fa[name]] as const))
  .filter(([name]) => name !== APART);

/** The order in which a sentence uses its arguments. */
function order(sentence: unknown): number[] {
  if (typeof sentence !== 'function') return [];
  const given = Array.from({ length: sentence.length }, (_, index) => index);
  const places = given.map((index) => String(sentence(...given.map((one) => `<${one}>`))).indexOf(`<${index}>`));
  return given.filter((index) => (places[index] ?? -1) >= 0).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** The full text of a string, with Persian digits as its arguments. */
const spelled = (words: unknown) =>
  typeof words === 'function' ? String(words('۱', '۲', '۳')) : JSON.stringify(words);

test.each(entries)('%s says all that it is given, in the same order in both languages', (_, english, persian) => {
  const given = typeof english === 'function' ? english.length : 0;
  expect(order(english)).toHaveLength(given);
  expect(order(persian)).toEqual(order(english));
});

test('Persian words hold no Latin letters', () => {
  const latin = entries.filter(([, , persian]) => /[A-Za-z]/.test(spelled(persian).replaceAll(/"\w+":/g, '')));
  expect(latin.map(([name]) => name)).toEqual([]);
});

/** A string of React Aria, read the way React Aria does. */
function heard(pack: string, name: string, args: Record<string, unknown> = {}): string {
  const all: unknown = Reflect.get(globalThis, Symbol.for('react-aria.i18n.strings'));
  const text: unknown = (all as Record<string, Words>)[pack]?.[name];
  return typeof text === 'function' ? String(text(args, { number: String })) : String(text);
}

test.each([
  ['@react-aria/combobox', 'countAnnouncement', { optionCount: 0 }, '0 options available.', '0 گزینه در دسترس است.'],
  ['@react-aria/combobox', 'countAnnouncement', { optionCount: 1 }, '1 option available.', '1 گزینه در دسترس است.'],
  ['@react-aria/combobox', 'countAnnouncement', { optionCount: 2 }, '2 options available.', '2 گزینه در دسترس است.'],
  ['@react-aria/toast', 'notifications', { count: 1 }, '1 notification', '1 اعلان'],
  ['@react-aria/toast', 'notifications', { count: 3 }, '3 notifications', '3 اعلان'],
  ['@react-aria/combobox', 'focusAnnouncement', { optionText: 'آ', isSelected: false }, 'آ', 'آ'],
  ['@react-aria/combobox', 'focusAnnouncement', { optionText: 'آ', isSelected: true }, 'آ, selected', 'آ، انتخاب‌شده'],
  ['@react-aria/combobox', 'selectedAnnouncement', { optionText: 'آ' }, 'آ, selected', 'آ، انتخاب شد'],
  ['@react-aria/datepicker', 'selectedDateDescription', { date: '۳' }, 'Selected date: ۳', 'تاریخ انتخاب‌شده: ۳'],
  ['@react-aria/overlays', 'dismiss', {}, 'Dismiss', 'بستن'],
])('%s %s of %j is said in the language of the moment', (pack, name, args, english, persian) => {
  speak('en');
  expect(heard(pack, name, args)).toBe(english);
  speak('fa');
  expect(heard(pack, name, args)).toBe(persian);
  speak('en');
  expect(heard(pack, name, args)).toBe(english);
});
