import { describe, expect, test } from 'vitest';
import { en } from '../../../i18n/en';
import { fa } from '../../../i18n/fa';
import { alikeParagraphs } from './alike';

const body = 'Dear you,\n \n\nOne two\nthree four.\r\n\r\nFive six.';
const drawn = (...ranges: readonly (readonly [number, number])[]) =>
  alikeParagraphs(
    body,
    ranges.map(([start, end], index) => ({ start, end, number: index + 1 })),
  ).map((paragraph) => paragraph.map(({ text, number }) => (number === null ? text : `${number}[${text}]`)));
const at = (words: string): readonly [number, number] => [body.indexOf(words), body.indexOf(words) + words.length];

describe('the paragraphs of a text with what it shares', () => {
  test('are those between empty lines, whole where nothing is shared', () => {
    expect(drawn()).toEqual([['Dear you,'], ['One two\nthree four.\r'], ['Five six.']]);
    expect(alikeParagraphs('', [])).toEqual([]);
  });

  test('have each passage at its place, with its number, in whatever order they come', () => {
    expect(drawn(at('six.'), at('two\nthree'), at('Dear you,'))).toEqual([
      ['3[Dear you,]'],
      ['One ', '2[two\nthree]', ' four.\r'],
      ['Five ', '1[six.]'],
    ]);
  });

  test('have one that goes over a paragraph in both', () => {
    expect(drawn([body.indexOf('four'), body.indexOf(' six')])).toEqual([
      ['Dear you,'],
      ['One two\nthree ', '1[four.\r]'],
      ['1[Five]', ' six.'],
    ]);
  });

  test('leave out a passage that cannot be: empty, turned round, over another one, or beyond the text', () => {
    expect(drawn([3, 3], [5, 4], at('Five six.'), at('six.'), [2, 900])).toEqual([
      ['Dear you,'],
      ['One two\nthree four.\r'],
      ['3[Five six.]'],
    ]);
  });
});

test.each<[number, number, number, string, string]>([
  [
    0,
    3,
    0,
    'Most of the words are the same, but no long passage is.',
    'بیشتر واژه‌ها یکسان است، اما در تکه‌های کوتاه و پراکنده.',
  ],
  [
    0,
    3,
    1,
    'No whole paragraph is the same, but one passage is.',
    'هیچ بندی از آغاز تا پایان یکسان نیست، اما یک بخش یکسان است.',
  ],
  [
    0,
    3,
    12,
    'No whole paragraph is the same, but 12 passages are.',
    'هیچ بندی از آغاز تا پایان یکسان نیست، اما ۱۲\u00A0بخش یکسان است.',
  ],
  [1, 5, 2, 'One of five paragraphs is the same, word for word.', '۱\u00A0بند از ۵\u00A0بند واژه‌به‌واژه یکسان است.'],
  [3, 5, 4, 'Three of five paragraphs are the same, word for word.', '۳\u00A0بند از ۵\u00A0بند واژه‌به‌واژه یکسان است.'],
  [10, 11, 9, 'Ten of 11 paragraphs are the same, word for word.', '۱۰\u00A0بند از ۱۱\u00A0بند واژه‌به‌واژه یکسان است.'],
  [1, 1, 1, 'The only paragraph is the same, word for word.', 'این ایمیل یک بند دارد که واژه‌به‌واژه یکسان است.'],
  [2, 2, 2, 'Both paragraphs are the same, word for word.', 'هر ۲\u00A0بند واژه‌به‌واژه یکسان است.'],
  [3, 3, 3, 'All three paragraphs are the same, word for word.', 'هر ۳\u00A0بند واژه‌به‌واژه یکسان است.'],
])('SIM-01 %i of %i paragraphs and %i passages are told in both languages', (same, all, passages, english, persian) => {
  const counts = { same, all, passages };
  expect(en.drafts.alike.said(counts)).toBe(english);
  const { said } = fa.drafts.alike;
  expect(typeof said === 'function' ? said(counts) : said).toBe(persian);
});
