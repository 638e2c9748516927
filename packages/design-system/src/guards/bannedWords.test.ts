import { expect, test } from 'vitest';
import { findings, read, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A word that has another name on the screens (docs/glossary.md). Use the word of the glossary; a new word goes into
it first.`;

/** A word, what the screens say in its place, and the files in which it is right. */
type Banned = readonly [word: RegExp, instead: string, right?: RegExp];

/** Where a Persian writer reaches for a second word, and the one that the screens use. */
const PERSIAN: readonly Banned[] = [
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
  [/تکیه (?:دارد|کن|می‌کن|کرد|داشته)/u, 'استناد کردن به'],
  [/(?<![\p{L}\u200C])نامه(?![\p{L}\u200C])/u, 'ایمیل', /stories/],
  [/پیام(?!\p{L})/u, 'ایمیل', /mailbox|shell|gmail|[sS]trings|stories/],
  [/(?<!\p{L})سند(?!\p{L})/u, 'منبع', /legal|stories/],
  [/(?<!\p{L})فصل(?!\p{L})/u, 'دورهٔ پذیرش', /landing|stories/],
  [/طرح پژوهشی/u, 'پروپوزال'],
  [/حدا(?:قل|کثر) رتب/u, 'از رتبهٔ، تا رتبهٔ', /stories/],
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
const ENGLISH: readonly Banned[] = [
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
  [/(?<!\b(?:Latin|Persian|US) )\b[Ll]etters?\b(?!:|\.to|\) =>)/u, 'email, draft'],
  [/(?<!bulk )\b[Mm]ail\b(?!:)/u, 'email'],
  [/\b[Mm]essages?\b(?!:)/u, 'email', /mailbox|shell/],
  [/\b[Rr]esting\b(?!:)/u, 'paused'],
  [/\b[Pp]ick(?:s|ed|ing)?\b/u, 'select'],
  [/\b(?:[Ee]vidence|[Pp]roofs?)\b(?!:)/u, 'source'],
  [/\brests? on\b/u, 'cite'],
  [/\bdated\b/u, 'with its year'],
  [/\bwaits? with\b/u, 'is waiting to be sent'],
  [/\b(?:exists|is)\b[^.']{0,30} already\./u, 'already, before the verb'],
];
const englishFiles = [
  ...sourcesIn('packages/app/public', /(?<!\.fa)\.md$/),
  ...sourcesIn('packages/design-system/src', /[sS]trings\.tsx?$/),
  ...sourcesIn('packages/app/src/i18n/en', /\.ts$/),
  ...sourcesIn('packages/server/src/platform/http/messages', /en\.ts$/),
];

/** Texts alone: a key or a comment may keep its name. */
function textsOf({ file, text }: Source): Source {
  if (file.endsWith('.md')) return { file, text };
  return { file, text: withoutComments(text).replaceAll(/^(\s*)\w+:(?=\s)/gmu, '$1') };
}

const banned = (sources: readonly Source[], words: readonly Banned[]): string[] =>
  sources
    .map(textsOf)
    .flatMap((source) =>
      words.flatMap(([word, instead, right]) =>
        right?.test(source.file) ? [] : findings(source, word).map((found) => `${found} (use: ${instead})`),
      ),
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

/** The words of the table's right column, without the remarks in brackets. */
function wordsOfTable(glossary: string): string[] {
  const [, section = ''] = glossary.split('\n## Words that the screens do not use\n');
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:-|thing )/.test(line))
    .flatMap((line) => (line.split('|').at(-2) ?? '').replaceAll(/\([^)]*\)/g, '').split(/[,;،؛]/))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Words of the table that no test can tell from the same word where it is right. */
const UNTOLD: Readonly<Record<string, string>> = {
  متوقف: 'sending as a whole has no full stop, so of it the word stands alone',
};

test('each word that the glossary takes off the screens is looked for', () => {
  const words = wordsOfTable(read('docs/glossary.md').text);
  const isFound = (word: string) =>
    banned([{ file: 'a.ts', text: `  a: '${word}',` }], [...PERSIAN, ...ENGLISH]).length > 0;
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !isFound(word) && !(word in UNTOLD))).toEqual([]);
  expect(Object.keys(UNTOLD).filter((word) => !words.includes(word) || isFound(word))).toEqual([]);
});
