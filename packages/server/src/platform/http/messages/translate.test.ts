import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { languageOf, translate } from './translate.ts';

test.each([
  [1, '1 second', '۱\u00a0ثانیه'],
  [2, '2 seconds', '۲\u00a0ثانیه'],
  [59, '59 seconds', '۵۹\u00a0ثانیه'],
  [60, '1 minute', '۱\u00a0دقیقه'],
  [61, '2 minutes', '۲\u00a0دقیقه'],
  [899, '15 minutes', '۱۵\u00a0دقیقه'],
  [900, '15 minutes', '۱۵\u00a0دقیقه'],
  [901, '16 minutes', '۱۶\u00a0دقیقه'],
  [3600, '60 minutes', '۶۰\u00a0دقیقه'],
  [7200, '2 hours', '۲\u00a0ساعت'],
  [86_399, '24 hours', '۲۴\u00a0ساعت'],
])('a wait of %i seconds is %s and «%s»', (seconds, english, persian) => {
  expect(translate('en', 'tooMany', { seconds })).toBe(`Too many attempts. Please try again in ${english}.`);
  expect(translate('fa', 'tooMany', { seconds })).toBe(
    `تعداد درخواست‌ها زیاد بود. لطفاً پس از ${persian} دوباره تلاش کنید.`,
  );
});

describe('the sentences of the server', () => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  /** The values of a sentence, without the words that go with a number. */
  const places = (text: string): string[] => [...text.matchAll(/\{\w+(?::\w+)?\}/g)].map(([place]) => place).toSorted();
  const COUNTS = { n: 1, count: 1, days: 1, pages: 1, most: 1 };

  test('hold the same values in both languages, and are written in the letters of theirs', () => {
    expect(Object.keys(fa).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) {
      expect([key, new Set(places(fa[key]))]).toEqual([key, new Set(places(en[key]))]);
      expect([key, /[\u0600-\u06ff]/.test(en[key]), /[\u0600-\u06ff]/.test(fa[key])]).toEqual([key, false, true]);
    }
  });

  test('say numbers in the digits of the language, and what a person wrote as it is', () => {
    expect([translate('en', 'maximum', { max: 12_345 }), translate('fa', 'maximum', { max: 12_345 })]).toEqual([
      'Value must be at most 12,345.',
      'مقدار باید حداکثر ۱۲٬۳۴۵ باشد.',
    ]);
    expect(translate('fa', 'bodyForbiddenKey', { name: 'a1' })).toContain('a1');
    expect(translate('en', 'bodyForbiddenKey', { name: '{name}' })).toBe(
      'The request contains a key that is not accepted: {name}.',
    );
    expect(translate('en', 'maximum')).toBe('Value must be at most {max}.');
  });

  test.each([
    ['minLength', 'Must be at least 1 character.', 'Must be at least 2 characters.'],
    ['maxLength', 'Must be at most 1 character.', 'Must be at most 2 characters.'],
    ['tooManyItems', 'At most 1 entry is accepted.', 'At most 2 entries are accepted.'],
    ['professorsFull', 'the limit of 1 professor per', 'the limit of 2 professors per'],
    ['undraftedDepartmentTaken', '1 day after', '2 days after'],
    ['proposalTooLong', 'it has 1 page,', 'it has 2 pages,'],
  ] as const)('say one thing and several each in its form: %s', (key, one, several) => {
    const two = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, 2]));
    expect(translate('en', key, COUNTS)).toContain(one);
    expect(translate('en', key, two)).toContain(several);
    expect(translate('fa', key, two)).toBe(translate('fa', key, COUNTS).replaceAll('۱', '۲'));
  });

  test('no English sentence counts one thing as several, and no Persian one chooses a form', () => {
    for (const key of keys) {
      expect([key, translate('en', key, COUNTS).match(/\b1 (?:\p{L}+ )?\p{L}{3,}s\b/u)?.[0]]).toEqual([key, undefined]);
      expect([key, fa[key].match(/\{\w+:[^{}]*\/[^{}]*\}/)?.[0]]).toEqual([key, undefined]);
    }
  });

  test.each([
    ['fa', 'UiO (Oslo)', '\u2068UiO (Oslo)\u2069'],
    ['fa', 'http://localhost', '\u2068http://localhost\u2069'],
    ['fa', 'a\u2069b', '\u2068ab\u2069'],
    ['fa', 'دانشگاه تهران', 'دانشگاه تهران'],
    ['en', 'دانشگاه تهران', '\u2068دانشگاه تهران\u2069'],
    ['en', 'UiO (Oslo)', 'UiO (Oslo)'],
  ] as const)('in %s %j is set apart where it runs against the sentence', (lang, name, shown) => {
    expect(translate(lang, 'cvUnknownInterest', { name })).toContain(`: ${shown}.`);
  });

  test('name the items of a list one by one, with a word before the last', () => {
    const names = ['A', 'B', 'C'];
    expect(translate('en', 'warnUnread', { names })).toContain(' A, B and C.');
    expect(translate('fa', 'warnUnread', { names })).toContain(
      ' \u2068A\u2069، \u2068B\u2069 و \u2068C\u2069 دریافت نشد.',
    );
    expect(translate('fa', 'warnUnread', { names: ['A'] })).toContain(' \u2068A\u2069 دریافت نشد.');
  });

  test('tie each number to its noun in Persian, so that no line ends between them', () => {
    const loose = /(?:[۰-۹]|\{(?:n|days|pages|most|limit)\}) (?=\p{Script=Arabic})(?!و )/u;
    expect(Object.values(fa).filter((text) => loose.test(text))).toEqual([]);
    expect(translate('fa', 'minLength', { n: 8 })).toBe('کوتاه‌تر از ۸\u00a0نویسه است.');
  });

  test('begin with a word of their own, because who shows one takes its direction from its first letter', () => {
    const foreign = /^(?:[\u2066-\u2068]|\{(?!n\}))/u;
    expect(keys.filter((key) => foreign.test(en[key]) || foreign.test(fa[key]))).toEqual([]);
  });

  test('leave a link without marks, which would be copied with it', () => {
    expect(translate('fa', 'resetText', { name: 'Sara', link: 'https://a.example/x' })).toContain(
      '\n\nhttps://a.example/x\n\n',
    );
  });

  test('set every Latin run of a Persian sentence apart, also where none was inserted', () => {
    const bare = Object.entries(fa)
      .map(([key, text]) => [key, text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069|\{\w+(?::\w+)?\}/gu, '')] as const)
      .filter(([, text]) => /[A-Za-z]|:\/\//.test(text));
    expect(bare).toEqual([]);
  });
});

test.each([
  ['en', en],
  ['fa', fa],
] as const)('no answer has more than two sentences (%s)', (_, messages) => {
  const own = (text: string) => text.replaceAll(/“[^”]*”|«[^»]*»/g, 'x');
  // The emails of the server have paragraphs.
  const long = Object.entries(messages).filter(
    ([, text]) =>
      !text.includes('\n') && (own(text).match(/[.!?؟](?=\s+[\p{Lu}\p{Script=Arabic}\u2068“«]|$)/gu) ?? []).length > 2,
  );
  expect(long).toEqual([]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fa', 'fa'],
  ['FA', 'fa'],
  ['fa-IR', 'fa'],
  ['en-GB,en;q=0.9', 'en'],
  ['de', 'en'],
  ['de,fa;q=0.3', 'fa'],
  ['de, fr;q=0.9, en;q=0.2, fa;q=0.1', 'en'],
  ['en,fa', 'en'],
  ['fa,en', 'fa'],
  ['en;q=0.8,fa', 'fa'],
  ['en;q=0.8, fa;q=0.9', 'fa'],
  ['en; q=0.9, fa; q=0.8', 'en'],
  ['fa;q=0.5,en;q=0.5', 'fa'],
  ['fa;q=0', 'en'],
  ['fa;level=1;q=0.1, en;q=0.2', 'en'],
  ['fab', 'en'],
])('who accepts %j is answered in %s', (header, lang) => {
  expect(languageOf(header)).toBe(lang);
});
