import { describe, expect, it } from 'vitest';
import { measured, RUBRIC, rubricText } from './rubric.ts';

const questionOf = (key: string) => {
  const question = RUBRIC.find((one) => one.key === key);
  if (question === undefined) throw new RangeError(`No question ${key}.`);
  return question;
};

describe('the rubric of a letter', () => {
  it('asks ten questions, nine of yes and no and one for a grade from 1 to 5', () => {
    expect(RUBRIC.length).toBe(10);
    expect(new Set(RUBRIC.map(({ key }) => key)).size).toBe(10);
    const scales = RUBRIC.map(({ answers }) => answers.map(({ answer }) => answer));
    expect(scales.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => ['yes', 'no']));
    expect(scales[9]).toEqual([1, 2, 3, 4, 5]);
  });

  it('says what each answer means, each with words of its own', () => {
    const meanings = RUBRIC.flatMap(({ answers }) => answers.map(({ means }) => means));
    expect(new Set(meanings).size).toBe(23);
    for (const means of meanings) expect(means).toMatch(/^\p{Lu}.{20,}\.$/u);
    for (const { wished, answers } of RUBRIC) expect(answers.map(({ answer }) => answer)).toContain(wished);
  });

  it('is printed as one page, with every question and every meaning', () => {
    const page = rubricText();
    expect(page).toMatch(/^You are this professor\./u);
    expect(page).toContain('10. What grade do you give it?');
    expect(page.split('\n').filter((line) => /^ {3}(?:yes|no|[1-5]): /u.test(line)).length).toBe(23);
  });

  it('holds the goals of the specification: a wished answer of seven in ten, a mean of 3.8, no false claim', () => {
    expect(measured(questionOf('would_answer'), ['yes', 'no', 'yes', 'no'])).toEqual({ value: 0.5, met: false });
    expect(measured(questionOf('would_answer'), [...Array<'yes'>(7).fill('yes'), 'no', 'no', 'no']).met).toBe(true);
    expect(measured(questionOf('grade'), [4, 3, 4])).toMatchObject({ met: false });
    expect(measured(questionOf('grade'), [4, 4, 3, 5])).toEqual({ value: 4, met: true });
    expect(measured(questionOf('fits_next_door'), [...Array<'no'>(9).fill('no'), 'yes']).met).toBe(true);
    expect(measured(questionOf('fits_next_door'), ['no', 'no', 'no', 'yes']).met).toBe(false);
    expect(measured(questionOf('true_of_you'), [...Array<'yes'>(499).fill('yes'), 'no']).met).toBe(false);
    expect(() => measured(questionOf('grade'), [])).toThrow('Nobody has answered grade.');
  });
});
