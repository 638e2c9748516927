import { describe, expect, test } from 'vitest';
import {
  type Problem,
  ProblemError,
  canRetry,
  detailOf,
  fieldErrors,
  needsSignIn,
  problemFromAnswer,
  problemOf,
} from './problem';

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

  const refused = { detail: 'No.', code: null };
  test.each<[Problem, boolean, boolean]>([
    [{ kind: 'network' }, true, false],
    [{ kind: 'timeout' }, true, false],
    [{ kind: 'server', detail: null }, true, false],
    [{ kind: 'tooMany', detail: null, retryAfter: null }, true, false],
    [{ kind: 'invalidJson', status: 200 }, true, false],
    [{ kind: 'html', status: 502, start: '<html>' }, true, false],
    [{ kind: 'unauthenticated', detail: null }, false, true],
    [{ kind: 'noRefreshToken' }, false, true],
    [{ kind: 'forbidden', detail: null }, false, false],
    [{ kind: 'notFound', detail: null }, false, false],
    [{ kind: 'conflict', ...refused }, false, false],
    [{ kind: 'invalid', ...refused, fields: {} }, false, false],
  ])('%j: another try can help: %s, only a sign-in can: %s', (problem, again, signIn) => {
    expect([canRetry(problem), needsSignIn(problem)]).toEqual([again, signIn]);
  });

  test('a call that took too long is not the network', () => {
    expect(problemOf(new DOMException('late', 'TimeoutError'))).toEqual({ kind: 'timeout' });
    expect(problemOf(new DOMException('left', 'AbortError'))).toEqual({ kind: 'network' });
  });

  test('a conflict brings its code and the record as it stands, and nothing that is no record', () => {
    const body = { detail: 'Changed.', code: 'draft_changed', current: { id: 7 } };
    expect(problemFromAnswer(answer(409), body)).toEqual({ kind: 'conflict', ...body });
    for (const current of [null, [], 'x'])
      expect(problemFromAnswer(answer(409), { ...body, current })).toEqual({
        kind: 'conflict',
        detail: 'Changed.',
        code: 'draft_changed',
      });
  });

  test.each([
    ['0', null],
    ['1', 1],
    [' 900 ', 900],
    ['999999', 999_999],
    ['1000000', null],
    ['1.5', null],
  ])('a pause of %j seconds is one of %j', (header, retryAfter) => {
    expect(problemFromAnswer(answer(429, { 'Retry-After': header }), {})).toMatchObject({ retryAfter });
  });

  test('of a field five messages are kept, and what is no message is not counted among them', () => {
    const messages = ['1', '2', '3', '4', '5', '6'];
    expect(fieldErrors(problemFromAnswer(answer(400), { name: messages, code: ['x'], message: ['y'], id: 7 }))).toEqual(
      {
        name: messages.slice(0, 5),
      },
    );
  });

  test('a refusal keeps what was said and how the protocol calls it', () => {
    const said = new Response(null, { status: 403, statusText: 'Forbidden' });
    expect(problemFromAnswer(said, { detail: ['Not yours.', 'More.'] })).toEqual({
      kind: 'forbidden',
      detail: 'Not yours.',
      statusText: 'Forbidden',
    });
  });
});
