import { expect, test } from 'vitest';
import { foreignText } from './foreignText';
import { type Problem, problemFromAnswer } from './problem';

const length = (text: string | null | undefined) => Array.from(text ?? '').length;

test.each([0, 1, 199, 200])('a text of %i characters stays as it is', (count) => {
  for (const character of ['a', '🎓', 'ی']) expect(foreignText(character.repeat(count))).toBe(character.repeat(count));
});

test.each([201, 400, 401, 10_000, 1_000_000])(
  'of a text of %i characters 200 are left, whole ones, with the last a sign of more',
  (count) => {
    for (const character of ['a', '🎓', 'ی'])
      expect(foreignText(character.repeat(count))).toBe(`${character.repeat(199)}…`);
  },
);

const endless = 'The moon is full. '.repeat(60_000);
const answer = (status: number, statusText = '') => new Response(null, { status, statusText });

test('no blank stands before the sign of more', () => {
  expect(foreignText(`${'a'.repeat(198)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(198)}…`);
});

test.each([400, 401, 403, 404, 409, 413, 429, 500, 503])('whatever a server says with a %i is bounded', (status) => {
  const bodies = [
    { detail: endless },
    { message: endless },
    { detail: [endless] },
    { name: Array.from({ length: 999 }, () => endless) },
  ];
  for (const body of bodies) {
    const problem: Problem = problemFromAnswer(answer(status, 'x'.repeat(5000)), body);
    expect(JSON.stringify(problem).length).toBeLessThan(5000);
    expect('detail' in problem ? length(problem.detail) : 0).toBeLessThanOrEqual(200);
  }
});
