import { expect, test } from 'vitest';
import { isUnknownPath } from './pathFallback';
import type { Problem } from './problem';

test.each<[string, Problem]>([
  ['a 404 or 405', { kind: 'notFound', detail: null }],
  ['a page', { kind: 'html', status: 200, start: '<!doctype' }],
  ['a page beside a 404', { kind: 'html', status: 404, start: '<!doctype' }],
  ['what is no JSON', { kind: 'invalidJson', status: 200 }],
  ['what is no JSON beside a 405', { kind: 'invalidJson', status: 405 }],
])('API-47 A-76 after %s the other address is asked', (_what, problem) => {
  expect(isUnknownPath(problem)).toBe(true);
});

test.each<[string, Problem]>([
  ['a 401', { kind: 'unauthenticated', detail: null }],
  ['a 403', { kind: 'forbidden', detail: null }],
  ['a 429', { kind: 'tooMany', detail: null, retryAfter: 3 }],
  ['a 5xx', { kind: 'server', detail: null }],
  ['a 502 with the page of a proxy', { kind: 'html', status: 502, start: '<!doctype' }],
  ['a 503 that was cut off', { kind: 'invalidJson', status: 503 }],
  ['a 403 with a page', { kind: 'html', status: 403, start: '<!doctype' }],
  ['no connection', { kind: 'network' }],
  ['no answer in time', { kind: 'timeout' }],
])('API-47 A-76 after %s no other address is asked', (_what, problem) => {
  expect(isUnknownPath(problem)).toBe(false);
});
