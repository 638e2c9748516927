import { expect, test } from 'vitest';
import { normalise } from './normalise';
import { type Problem, ProblemError } from './problem';
import { cacheRules } from './useApi';

test.each<[Problem, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'server', detail: null }, true],
  [{ kind: 'tooMany', detail: null, retryAfter: 3 }, true],
  [{ kind: 'html', status: 200, start: '<html>' }, false],
  [{ kind: 'invalidJson', status: 200 }, false],
  [{ kind: 'unauthenticated', detail: null }, false],
  [{ kind: 'noRefreshToken' }, false],
  [{ kind: 'forbidden', detail: null }, false],
  [{ kind: 'notFound', detail: null }, false],
  [{ kind: 'invalid', detail: null, code: null, fields: {} }, false],
])('after %j it is asked again by itself: %s', (problem, again) => {
  const { shouldRetryOnError: retries } = cacheRules;
  expect(typeof retries === 'function' && retries(new ProblemError(problem))).toBe(again);
});

test('two answers are one where they say the same, and not where one of them left something out', () => {
  const isSame = cacheRules.compare as (one: unknown, other: unknown) => boolean;
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(undefined, undefined)).toBe(true);
  expect(isSame(undefined, {})).toBe(false);
  expect(isSame(null, {})).toBe(false);
  const read = (answer: unknown) => normalise('GET', '/api/student/degrees/', answer);
  expect(isSame(read([]), read([7]))).toBe(false);
  expect(isSame(read([7]), read([8]))).toBe(true);
});
