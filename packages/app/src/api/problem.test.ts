import { describe, expect, test } from 'vitest';
import { ProblemError, canRetry, detailOf, fieldErrors, problemFromAnswer, problemOf } from './problem';

const answer = (status: number, headers: HeadersInit = {}) => new Response(null, { status, headers });

describe('problems', () => {
  test('ERR-01 ERR-02 ERR-03 take detail, then message, then the first field error, then the status text', () => {
    expect(detailOf(problemFromAnswer(answer(400), { detail: 'a', message: 'b', name: ['c'] }))).toBe('a');
    expect(detailOf(problemFromAnswer(answer(400), { message: 'b', name: ['c'] }))).toBe('b');
    expect(detailOf(problemFromAnswer(answer(400), { name: ['c'] }))).toBe('c');
    const gateway = new Response(null, { status: 502, statusText: 'Bad Gateway' });
    expect(detailOf(problemFromAnswer(gateway, { detail: 'a' }))).toBe('a');
    expect(detailOf(problemFromAnswer(gateway, {}))).toBe('Bad Gateway');
    expect(detailOf(problemFromAnswer(answer(500), '<html>'))).toBeNull();
  });

  test('carry field errors by name', () => {
    const problem = problemFromAnswer(answer(400), { detail: 'Bad.', email: ['Taken.'], code: 'x', odd: [1] });
    expect(problem).toEqual({ kind: 'invalid', detail: 'Bad.', code: 'x', fields: { email: ['Taken.'] } });
    expect(fieldErrors(problem)).toEqual({ email: ['Taken.'] });
    expect(fieldErrors(null)).toEqual({});
  });

  test.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'notFound'],
    [409, 'conflict'],
    [413, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ])('%i is %s', (status, kind) => {
    expect(problemFromAnswer(answer(status), {}).kind).toBe(kind);
  });

  test('know when to come back', () => {
    expect(problemFromAnswer(answer(429, { 'Retry-After': '30' }), {})).toEqual({
      kind: 'tooMany',
      detail: null,
      retryAfter: 30,
    });
  });

  test('offer another try only where it can help', () => {
    expect(canRetry({ kind: 'network' })).toBe(true);
    expect(canRetry({ kind: 'notFound', detail: null })).toBe(false);
    expect(canRetry({ kind: 'forbidden', detail: null })).toBe(false);
  });

  test('anything thrown that is not ours is the network', () => {
    expect(problemOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'network' });
    expect(problemOf(new ProblemError({ kind: 'server', detail: null }))).toEqual({ kind: 'server', detail: null });
  });
});
