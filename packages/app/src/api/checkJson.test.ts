import contract from '@peyk/api-types/contract.json';
import { describe, expect, test } from 'vitest';
import { checkJson } from './checkJson';

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const page = '<!doctype html><title>Bad gateway</title>';

const check = (body: string | null, init: ResponseInit = {}, request: RequestInit & { path?: string } = {}) =>
  checkJson(new Request(`http://localhost${request.path ?? '/bots/'}`, request), new Response(body, init));

/** The addresses below `/api/` at which the contract promises something other than JSON, with a number for each parameter. */
const documents = Object.entries(
  contract.paths as Record<string, { get?: { responses: Record<string, object> } }>,
).flatMap(([path, { get }]) => {
  const { content = {} } = (get?.responses['200'] ?? {}) as { content?: object };
  const types = Object.keys(content);
  const isDocument = types.length > 0 && !types.some((type) => type.includes('json'));
  return isDocument && path.startsWith('/api/') ? [path.replaceAll(/\{\w+\}/g, '7')] : [];
});

describe('an answer', () => {
  test.each(documents)('at %s is a document, and no JSON is looked for in it', async (path) => {
    await expect(check('%PDF-1.7', {}, { path })).resolves.toBeInstanceOf(Response);
  });

  test.each<[string, string | null, ResponseInit]>([
    ['an object', '{"id": 1}', { headers: json }],
    ['a list', '[]', { headers: json }],
    ['data with the wrong name', '{"id": 1}', { headers: { 'Content-Type': 'text/plain' } }],
    ['a refusal in words', 'Service Unavailable', { status: 503, headers: { 'Content-Type': 'text/plain' } }],
    ['a refusal without words', null, { status: 500 }],
    ['an HTML page beside a 401, which needs a sign-in first', page, { status: 401, headers: html }],
    ['an HTML page beside a 429, which needs a pause first', page, { status: 429, headers: html }],
  ])('that is %s passes', async (_, body, init) => {
    await expect(check(body, init)).resolves.toBeInstanceOf(Response);
  });

  test('still has its body afterwards', async () => {
    const answer = await check('{"id": 1}', { headers: json });
    expect(await answer.json()).toEqual({ id: 1 });
  });

  test('to a change may be silent', async () => {
    await expect(check(null, { status: 204 }, { method: 'DELETE' })).resolves.toBeInstanceOf(Response);
    await expect(check('', { status: 200 }, { method: 'PATCH' })).resolves.toBeInstanceOf(Response);
  });

  test('that is a document, or only looked at, may be HTML', async () => {
    for (const path of ['/api/student/cv/html/', '/api/integrations/api/gmail/connect/'])
      await expect(check(page, { headers: html }, { path })).resolves.toBeInstanceOf(Response);
  });

  test.each<[string, string, ResponseInit]>([
    ['by its name', page, { status: 502, headers: html }],
    ['as a success', page, { status: 200, headers: html }],
    ['called JSON', page, { headers: json }],
    ['without a name', `\n  ${page}`, { headers: { 'Content-Type': '' } }],
  ])('VAL-07 that is an HTML page %s is refused and quoted', async (_, body, init) => {
    await expect(check(body, init)).rejects.toMatchObject({
      problem: { kind: 'html', status: init.status ?? 200, start: page },
    });
  });

  test('ERR-05 of an HTML page the address is known', async () => {
    await expect(check(page, { status: 502, headers: html }, { path: '/bots/7/results/' })).rejects.toMatchObject({
      problem: { kind: 'html', status: 502, path: '/bots/7/results/' },
    });
  });

  test('VAL-07 the quote is the first 200 characters, whole ones', async () => {
    const start = `<html>${'a'.repeat(193)}`;
    await expect(check(`${start}🎓🎓🎓`, { headers: html })).rejects.toMatchObject({
      problem: { kind: 'html', start: `${start}🎓` },
    });
  });

  test.each<[string, string, ResponseInit]>([
    ['cut off', '{"id": 1, "na', { headers: json }],
    ['cut off in a refusal', '{"detail": "Se', { status: 503, headers: json }],
    ['empty', '', { headers: json }],
    ['null', 'null', { headers: json }],
    ['a number', '7', { headers: json }],
    ['undefined', 'undefined', { headers: json }],
    ['words', 'It works!', { headers: { 'Content-Type': 'text/plain' } }],
  ])('ERR-06 that is %s is refused as invalid JSON', async (_, body, init) => {
    await expect(check(body, init)).rejects.toMatchObject({
      problem: { kind: 'invalidJson', status: init.status ?? 200 },
    });
  });
});
