import { shownScore } from '@peyk/design-system';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../mocks/broken';
import { scorePartsOf } from './scoreParts';

const WEIGHTS = { words: 35, area: 30, methods: 15, recency: 15, level: 5 };
const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** A match as the server makes it: the weights of the parts that are not known are shared out, and the score is their rounded sum. */
function matchOf(values: Partial<Record<keyof typeof WEIGHTS, number>>) {
  const known = names.flatMap((part) => (values[part] === undefined ? [] : [{ part, value: values[part] }]));
  const whole = sum(known.map(({ part }) => WEIGHTS[part]));
  const parts = known.map(({ part, value }) => ({ part, value, weight: (100 * WEIGHTS[part]) / whole }));
  return { parts, score: Math.round(sum(parts.map(({ value, weight }) => value * weight))) };
}

test('MAT-01 the worked example of the docs is told in whole points that add up to its score', () => {
  const match = matchOf({ words: 0.804, area: 0.828, methods: 0.454, recency: 0.729, level: 1 });
  expect(match.score).toBe(76);
  expect(scorePartsOf(match)).toEqual({
    parts: [
      { name: 'words', points: 28, most: 35 },
      { name: 'area', points: 25, most: 30 },
      { name: 'methods', points: 7, most: 15 },
      { name: 'recency', points: 11, most: 15 },
      { name: 'level', points: 5, most: 5 },
    ],
    unknown: [],
  });
});

test('MAT-01 the points of any parts add up to the score, and each is a whole number near to its share and within its weight', () => {
  const random = randomFrom(20261128);
  /** Often a whole part or none of it, where rounding has the least room. */
  const value = () => [0, 1, random(), random()][Math.floor(4 * random())] ?? 0;
  for (let turn = 0; turn < 2000; turn += 1) {
    const known = names.filter(() => random() < 0.7);
    if (known.length === 0) continue;
    const match = matchOf(Object.fromEntries(known.map((name) => [name, value()])));
    const told = scorePartsOf(match);
    const because = JSON.stringify(match);
    expect(
      told?.parts.map(({ name }) => name),
      because,
    ).toEqual(known);
    expect(told?.unknown, because).toEqual(names.filter((name) => !known.includes(name)));
    expect(sum(told?.parts.map(({ points }) => points) ?? []), because).toBe(shownScore(match.score));
    expect(sum(told?.parts.map(({ most }) => most) ?? []), because).toBe(100);
    for (const [at, { points, most }] of (told?.parts ?? []).entries()) {
      const { value: share = 0, weight = 0 } = match.parts[at] ?? {};
      expect(Number.isInteger(points) && Number.isInteger(most), because).toBe(true);
      expect(points, because).toBeGreaterThanOrEqual(0);
      expect(points, because).toBeLessThanOrEqual(most);
      expect(Math.abs(points - share * weight), because).toBeLessThan(1.000_001);
      expect(Math.abs(most - weight), because).toBeLessThan(1);
    }
  }
});

const parts = [
  { part: 'words', value: 0.5, weight: 60 },
  { part: 'level', value: 1, weight: 40 },
];

test.each([
  ['a match of before parts were kept', { score: 70 }],
  ['a match whose person has told nothing', { score: 0, parts: [] }],
  ['a match without a score', { score: null, parts }],
  ['parts that add up to another score', { score: 72, parts }],
  ['a part that is no share', { score: 70, parts: [...parts, { part: 'area', value: 1.5, weight: 0 }] }],
  ['a weight that is none', { score: 70, parts: [...parts, { part: 'area', value: 0, weight: -5 }] }],
])('%s explains no score', (_, match) => {
  expect(scorePartsOf(match)).toBeNull();
});

test('a part that is not known here is told as another one', () => {
  const told = scorePartsOf({ score: 70, parts: [...parts, { part: 'funding', value: 0, weight: 0 }] });
  expect(told?.parts.at(-1)).toEqual({ name: 'other', points: 0, most: 0 });
  expect(told?.unknown).toEqual(['area', 'methods', 'recency']);
});
