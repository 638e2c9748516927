import { expect, test } from 'vitest';
import { isUnknownPath } from './pathFallback';
import type { Problem } from './problem';

test.each<[string, Problem, boolean]>([
  ['a 404 or 405', { kind: 'notFound', detail: null }, true],
  ['a page', { kind: 'html', status: 200, start: '<!doctype' }, true],
  ['what is no JSON', { kind: 'invalidJson', status: 200 }, true],
  ['a 401', { kind: 'unauthenticated', detail: null }, false],
  ['a 403', { kind: 'forbidden', detail: null }, false],
  ['a 429', { kind: 'tooMany', detail: null, retryAfter: 3 }, false],
  ['a 5xx', { kind: 'server', detail: null }, false],
  ['no connection', { kind: 'network' }, false],
  ['no answer in time', { kind: 'timeout' }, false],
])('API-47 A-76 after %s the other address is asked: %#', (_what, problem, asksOther) => {
  expect(isUnknownPath(problem)).toBe(asksOther);
});
