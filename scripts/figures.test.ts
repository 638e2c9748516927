import { expect, it } from 'vitest';
import { figures } from './figures.mjs';

const taken = () => {
  const lines: string[] = [];
  return { lines, ...figures((line) => lines.push(line)) };
};

it('names a figure that cannot be taken, and takes those after it', async () => {
  const { lines, attempt, row, end } = taken();
  expect(await attempt('one', () => Promise.reject(new Error('no answer\nwith more of it')))).toBeUndefined();
  expect(await attempt('two', () => 2)).toBe(2);
  row('two', 2, 3);
  expect(end()).toBe(1);
  expect(lines).toEqual(['FAIL one: no answer', 'ok   two: 2 ms (at most 3)', 'Failed: one']);
});

it('fails at the end over a limit, and names what is over it', () => {
  const { lines, row, end } = taken();
  row('heap', 251, 250, 'MB');
  row('frames', Number.NaN, 60, 'frames');
  row('page', 2000, 2000);
  expect(end()).toBe(1);
  expect(lines.slice(0, 3).map((line) => line.slice(0, 4))).toEqual(['OVER', 'OVER', 'ok  ']);
  expect(lines.at(-1)).toBe('Over the limit: heap; frames');
});

it('ends well where every figure was taken and holds', async () => {
  const { attempt, row, end } = taken();
  row('page', (await attempt('page', () => 1))!, 2);
  expect(end()).toBe(0);
});
