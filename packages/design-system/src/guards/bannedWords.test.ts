import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A word that has another name on the screens (docs/glossary.md). Use the word of the glossary; a new word goes into
it first.`;

/** Where a Persian writer reaches for a second word, and the one that the screens use. */
const PERSIAN: readonly (readonly [RegExp, string])[] = [
  [/پالایه/u, 'فیلتر'],
  [/پرونده/u, 'فایل'],
  [/رونوشت/u, 'کپی'],
  [/بارگیری/u, 'دریافت، دانلود'],
  [/پیشنهاده(?!ا|‌)/u, 'پروپوزال'],
  [/تاریخ‌دار/u, 'با سال انتشار مشخص'],
  [/مکث/u, 'توقف موقت'],
  [/نمایهٔ علمی/u, 'پایگاه اطلاعات علمی'],
  [/پایان نامه/u, 'پایان ایمیل، پایان‌نامه'],
  [/پس (?:گرفت|بگیر|می‌گیر)/u, 'لغو تأیید، لغو'],
  [/برگزی[دن]/u, 'انتخاب کردن'],
  [/رد شدن/u, 'کنار گذاشتن'],
  [/سرآیند|میان‌مبدأ/u, 'هدر، CORS'],
  [/این فصل|فصل درخواست/u, 'دورهٔ پذیرش'],
  [/علاقه‌های پژوهشی|علاقه‌مندی‌ها/u, 'علایق پژوهشی'],
  [/شواهد/u, 'منبع'],
  [/تکیه (?:دارد|کن|می‌کن|داشته)/u, 'استناد کردن به'],
  [/به عنوان/u, 'به‌عنوان'],
  [/یک‌باره/u, 'یک‌جا، هر بار'],
  [/نگه‌داری/u, 'نگهداری'],
  [/به (?:آنان|آن‌ها|این استاد|این شخص) (?:ن?می‌نویس|ن?نویس|نوشته)/u, 'ایمیل فرستادن به'],
];

/** Texts of the screens and of the server; the letters themselves are in another voice. */
const files = [
  ...sourcesIn('packages/app/src/i18n/fa', /\.ts$/),
  ...sourcesIn('packages/server/src/platform/http/messages', /fa\.ts$/),
  ...sourcesIn('packages/app/public', /\.fa\.md$/),
  ...sourcesIn('packages/design-system/src', /(?:[sS]trings|\.stories)\.tsx?$/),
];

/** English that the screens do not say: poetry, and a second name for a thing. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\byour yes\b/u, 'your approval'],
  [/\b(?:came|comes) back\b/u, 'bounced, replied'],
  [/\bat work\b/u, 'running'],
  [/\brehearsal\b/u, 'dry run'],
  [/\b(?:[Aa]sleep|wakes?)\b/u, 'disabled, paused'],
  [/\b(?:It|They) waits?\b/u, 'Waiting: …'],
  [/\b[Pp]eople you will not write to\b/u, 'do-not-contact list'],
  [/\b[Tt]ake (?:it|them) back\b/u, 'withdraw the approval, undo'],
  [/\bthis season\b/u, 'this application season'],
  [/\bdid not come\b/u, 'could not load'],
  [/\b[Ll]ooks? into\b/u, 'check'],
  [/\b[Cc]hosen\b/u, 'selected'],
  [/\b[Cc]hoose\b(?! (?:a new password|another one,))/u, 'select'],
  [/\b(?:holds|stands?)\b/u, 'contains, is printed'],
  [/\bwaits? with\b/u, 'is waiting to be sent'],
  [/\b(?:exists|is)\b[^.']{0,30} already\./u, 'already, before the verb'],
];
const englishFiles = [
  ...sourcesIn('packages/app/src/i18n/en', /\.ts$/),
  ...sourcesIn('packages/server/src/platform/http/messages', /en\.ts$/),
];

/** Texts alone: a key or a comment may keep its name. */
function textsOf({ file, text }: Source): Source {
  if (file.endsWith('.md')) return { file, text };
  return { file, text: withoutComments(text).replaceAll(/^(\s*)\w+:(?=\s)/gmu, '$1') };
}

const banned = (sources: readonly Source[], words: readonly (readonly [RegExp, string])[]): string[] =>
  sources
    .map(textsOf)
    .flatMap((source) =>
      words.flatMap(([word, instead]) => findings(source, word).map((found) => `${found} (use: ${instead})`)),
    );

test('Persian says each thing with the word of the glossary', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(banned(files, PERSIAN), HOW).toEqual([]);
});

test('English says each thing with the word of the glossary, and without poetry', () => {
  expect(englishFiles.length).toBeGreaterThan(20);
  expect(banned(englishFiles, ENGLISH), HOW).toEqual([]);
});

test('the guard sees a banned word in a text, and neither in a key nor in a comment', () => {
  const source = (text: string): Source[] => [{ file: 'a.ts', text }];
  expect(banned(source("  a: 'پاک کردن پالایه‌ها',"), PERSIAN)).toHaveLength(1);
  expect(banned(source("  a: 'The button wakes.',"), ENGLISH)).toHaveLength(1);
  expect(banned(source("  // wakes\n  asleep: 'Scroll to the end.',"), ENGLISH)).toEqual([]);
  expect(banned(source("  a: 'پیشنهادها',"), PERSIAN)).toEqual([]);
});
