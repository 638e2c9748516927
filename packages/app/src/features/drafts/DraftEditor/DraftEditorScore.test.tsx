import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { draftEditorStates } from './DraftEditor.states';
import { MatchNote } from './parts/MatchNote';

const titles = {
  en: (score: string) => `How the score of ${score} was calculated`,
  fa: (score: string) => `شیوهٔ محاسبهٔ امتیاز ${score}`,
};
type State = 'matchParts' | 'matchPartsFew' | 'review';
const show = (state: State, locale: 'en' | 'fa' = 'en') =>
  render(<MatchNote part={draftEditorStates[state].match} />, { locale, path: '/professors/601/email' });

/** The rows of the list, each as its term and what it says. */
function rows(): readonly (readonly [string, string])[] {
  const terms = page.getByRole('term').elements();
  const values = page.getByRole('definition').elements();
  return terms.map(({ textContent }, at) => [textContent, values[at]?.textContent ?? '']);
}
/** The numbers of a text, in the digits of either language. */
const numbers = (text: string) =>
  [...text.matchAll(/[\d۰-۹]+/gu)].map(([digits]) =>
    Number(digits.replaceAll(/[۰-۹]/gu, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))),
  );

describe('how the score came about', () => {
  test.each([
    [
      'en',
      '92',
      [
        ['Your question and results', '33 of 35'],
        ['Research area and topics', '29 of 30'],
        ['Your methods and other work', '12 of 15'],
        ['Professor’s work from the last three years', '13 of 15'],
        ['Active professor (not emeritus)', '5 of 5'],
        ['Score', '92 of 100'],
      ],
    ],
    [
      'fa',
      '۹۲',
      [
        ['پرسش و نتیجه‌های شما', '۳۳ از ۳۵'],
        ['حوزهٔ پژوهش و موضوع‌ها', '۲۹ از ۳۰'],
        ['روش‌ها و کارهای دیگر شما', '۱۲ از ۱۵'],
        ['کارهای سه سال اخیر استاد', '۱۳ از ۱۵'],
        ['استاد شاغل (نه بازنشسته)', '۵ از ۵'],
        ['امتیاز', '۹۲ از ۱۰۰'],
      ],
    ],
  ] as const)(
    'MAT-01 is closed at first; opened, it says what each part reached of its weight, and they add up to the score in the ring (%s)',
    async (locale, score, said) => {
      const screen = show('matchParts', locale);
      const title = screen.getByRole('button', { name: titles[locale](score) });
      await expect.element(title).toHaveAttribute('aria-expanded', 'false');
      expect(rows()).toEqual([]);
      await title.click();
      await expect.element(page.getByText(said[0][1])).toBeVisible();
      expect(rows()).toEqual(said);
      const points = rows().map(([, value]) => numbers(value)[0] ?? Number.NaN);
      const ring = screen.getByRole('img', { name: new RegExp(score, 'u') }).element();
      expect(points.slice(0, -1).reduce((sum, value) => sum + value)).toBe(numbers(ring.textContent)[0]);
    },
  );

  test.each([
    ['en', '74', 'Not counted', /^If there is too little information for a part/],
    ['fa', '۷۴', 'محاسبه نشد', /^اگر برای بخشی اطلاعات کافی نباشد، آن بخش محاسبه نمی‌شود/],
  ] as const)('MAT-01 names what was not counted, and the others bring more (%s)', async (locale, score, none, why) => {
    const screen = show('matchPartsFew', locale);
    await screen.getByRole('button', { name: titles[locale](score) }).click();
    await expect.element(page.getByText(why)).toBeVisible();
    const said = rows().map(([, value]) => value);
    expect(said.slice(0, 3).map(numbers)).toEqual([
      [38, 60],
      [26, 30],
      [10, 10],
    ]);
    expect(said.slice(3, 5)).toEqual([none, none]);
    expect(numbers(said[5] ?? '')).toEqual([74, 100]);
  });

  test('MAT-01 says nothing of parts for a match of before they were kept', async () => {
    const screen = show('review');
    await expect.element(screen.getByRole('img', { name: 'Match score 92 of 100' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });
});
