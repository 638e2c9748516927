import '../../i18n/all';
import { describe, expect, test } from 'vitest';
import { checkJson } from '../../api/checkJson';
import { type Problem, problemFromAnswer, problemOf } from '../../api/problem';
import { createTranslator } from '../../i18n/translator';
import { problemStates } from './ProblemView.states';
import { problemWords } from './problemWords';

const en = createTranslator('en');
const fa = createTranslator('fa');

/** The problem of an answer, made as the client does it. */
async function problemIn(answer: Response): Promise<Problem> {
  const text = await answer.clone().text();
  try {
    await checkJson(new Request('http://localhost/bots/'), answer);
    return problemFromAnswer(answer, parsed(text));
  } catch (error) {
    return problemOf(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const bodies = [
  '',
  'null',
  '7',
  '"no"',
  '[]',
  '[null]',
  '{}',
  '{"detail": null}',
  '{"detail": ""}',
  '{"detail": 7, "message": {}}',
  '{"detail": [], "message": []}',
  '{"detail": {"a": 1}}',
  '{"name": [null, 7, ""]}',
  '{"name": []}',
  '{"detail": "cut o',
  '<!doctype html><title>Bad gateway</title>',
  'Service Unavailable',
];
const statuses = [400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 502, 503, 504];
const types = ['application/json', 'text/html', 'text/plain'];

describe('the words for a broken answer', () => {
  test.each(statuses)('%i are words in both languages, whatever came with it', async (status) => {
    for (const type of types) {
      for (const body of bodies) {
        for (const retryAfter of ['soon', '-1', 'NaN', '1e400', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
          const headers = { 'Content-Type': type, 'Retry-After': retryAfter };
          const problem = await problemIn(new Response(body, { status, headers }));
          for (const t of [en, fa]) {
            const { title, body: words } = problemWords(t, problem);
            expect(title.trim() && words.trim()).toBeTruthy();
            // Text from a page is quoted and may be anything.
            const ours = problem.kind === 'html' ? words.replace(problem.start, '') : words;
            expect(`${title} ${ours}`).not.toMatch(/undefined|NaN|null|Infinity|\[object|\{\{/);
          }
          expect('retryAfter' in problem ? problem.retryAfter : null).toBeNull();
        }
      }
    }
  });

  test.each(Object.keys(problemStates) as (keyof typeof problemStates)[])(
    'of a %s problem are there in Persian',
    (name) => {
      const { title, body, foreign } = problemWords(fa, problemStates[name]);
      for (const ours of foreign ? [title] : [title, body]) expect(ours).toMatch(/[\u0600-\u06ff]/);
    },
  );
});

test('say after a 429 how long to wait, as a person says it', () => {
  const wait = (seconds: number) => ({ kind: 'tooMany', detail: null, retryAfter: seconds }) as const;
  expect(problemWords(en, wait(899)).body).toContain('Try again in 15 minutes.');
  expect(problemWords(en, wait(1)).body).toContain('Try again in 1 second.');
  expect(problemWords(fa, wait(899)).body).toContain('پس از ۱۵ دقیقه دوباره تلاش کنید.');
});

describe('the message', () => {
  const answer = (status: number, statusText = '') => new Response(null, { status, statusText });
  const bodyOf = (problem: Problem) => problemWords(en, problem).body;

  test("ERR-01 is the server's detail first", () => {
    expect(bodyOf(problemFromAnswer(answer(500, 'X'), { detail: 'a', message: 'b' }))).toBe('a');
  });

  test.each(statuses)("ERR-01 of a %i is the server's detail, and nothing of ours beside it", (status) => {
    const problem = problemFromAnswer(answer(status, 'X'), { detail: 'This bot was archived.' });
    expect(problemWords(en, problem)).toMatchObject({ body: 'This bot was archived.', foreign: true, advice: null });
  });

  test.each(['Not found.', 'پیدا نشد.'])('ERR-01 %s is the message too, with what to do after it', (detail) => {
    const problem = problemFromAnswer(answer(404, 'Not Found'), { detail });
    expect(problemWords(en, problem)).toMatchObject({
      body: detail,
      foreign: true,
      advice: 'What you are looking for may have been deleted, or the web address may be wrong.',
    });
  });

  test("ERR-02 is the server's message without detail", () => {
    expect(bodyOf(problemFromAnswer(answer(500, 'X'), { message: 'b' }))).toBe('b');
  });

  test('ERR-03 is the status text without both, and ours where there is none', () => {
    expect(problemWords(en, problemFromAnswer(answer(502, 'Bad Gateway'), {}))).toMatchObject({
      body: 'Bad Gateway',
      foreign: true,
      advice: 'What you saved is safe. Please try again in a moment.',
    });
    expect(bodyOf(problemFromAnswer(answer(502), {}))).toBe('What you saved is safe. Please try again in a moment.');
  });

  test.each(statuses)('ERR-03 of a %i without both is the status text', (status) => {
    expect(bodyOf(problemFromAnswer(answer(status, 'As the protocol says'), {}))).toBe('As the protocol says');
  });

  test('VAL-07 of an HTML page quotes its beginning', () => {
    expect(bodyOf({ kind: 'html', status: 200, start: '<html>x' })).toBe(
      'The server sent a web page instead of data: <html>x',
    );
  });

  test.each([
    '/api/professor/professors/',
    '/api/professor/professors/7/update/',
    '/professor/professors/stats/',
    '/api/emails/email-drafts/find/',
    '/api/matching/match-scores/',
    '/bots/7/results/',
  ])('ERR-05 of an HTML page from %s says where to look', (path) => {
    expect(bodyOf({ kind: 'html', status: 502, start: '<html>x', path })).toBe(
      'HTTP 502: HTML response received. Check API URL/endpoints.',
    );
  });

  test.each(['/bots/', '/api/auth/me/', '/api/student/cv/'])('VAL-07 of an HTML page from %s quotes it', (path) => {
    expect(bodyOf({ kind: 'html', status: 502, start: '<html>x', path })).toBe(
      'The server sent a web page instead of data: <html>x',
    );
  });

  test('ERR-06 of broken JSON names the status', () => {
    expect(bodyOf({ kind: 'invalidJson', status: 503 })).toBe('HTTP 503: Invalid JSON response');
  });

  test('ERR-07 AUTH-25 AUTH-30 without a session is the one of the catalogue', () => {
    expect(bodyOf({ kind: 'unauthenticated', detail: null })).toBe('Not authenticated');
  });

  test('ERR-08 AUTH-26 without a refresh token is the one of the catalogue', () => {
    expect(bodyOf({ kind: 'noRefreshToken' })).toBe('No refresh token');
  });
});

describe('the catalogue of errors', () => {
  test('ERR-09 ERR-10 ERR-11 ERR-12 has the words of the sign-in screens', () => {
    expect(en('auth.signUpFailed')).toBe('Failed to sign up');
    expect(en('auth.googleFailed')).toBe('Google sign-in failed');
    expect(en('auth.failed')).toBe('Failed to sign in');
    expect(en('auth.reset.failed')).toBe('Failed to request reset');
  });

  test('ERR-60 has the words of the router', () => {
    expect(en('shell.crash.title')).toBe('Unexpected Application Error');
  });
});
