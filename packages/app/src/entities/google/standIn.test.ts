import { afterEach, describe, expect, test, vi } from 'vitest';
import { standInPath, standInPeople, standInToken } from './standIn';

const answer = (value: Response | Error) => {
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

describe('the stand-in for Google', () => {
  test.each([
    ['http://localhost:3000/stand-in/google/auth', '/stand-in/google'],
    ['https://peyk.example/under/a/path/stand-in/google/auth', '/under/a/path/stand-in/google'],
    ['https://peyk.example/elsewhere', null],
    ['nonsense', null],
    [null, null],
    [undefined, null],
  ])('at %j lives under %j', (endpoint, path) => {
    expect(standInPath(endpoint)).toBe(path);
  });

  test('names its people and leaves out what is none', async () => {
    answer(Response.json([{ email: 'a@b.example', name: 'Ana', sub: 1 }, { email: 7 }, null]));
    expect(await standInPeople('/stand-in/google')).toEqual([{ email: 'a@b.example', name: 'Ana' }]);
  });

  test.each([
    ['a refusal', new Response('', { status: 500 }), 'server'],
    ['a page', new Response('<html></html>'), 'invalidJson'],
    ['something else', Response.json({ a: 1 }), 'invalidJson'],
  ])('fails as a problem at %s', async (_name, response, kind) => {
    answer(response);
    await expect(standInPeople('/stand-in/google')).rejects.toMatchObject({ problem: { kind } });
  });

  test('AUTH-15 hands over an ID token for the chosen person', async () => {
    const fetch = answer(Response.json({ id_token: 'x.y.z' }));
    expect(await standInToken('/stand-in/google', 'a@b.example')).toEqual({ ok: true, data: 'x.y.z' });
    expect(fetch.mock.lastCall?.[0]).toBe('/stand-in/google/id-token');
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"account":"a@b.example"}' });
    await standInToken('/stand-in/google', 'a@b.example', 'n1');
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ body: '{"account":"a@b.example","nonce":"n1"}' });
  });

  test('hands over nothing where the answer has no token, and a problem where none came', async () => {
    answer(Response.json({}));
    expect(await standInToken('/stand-in/google', 'a@b.example')).toEqual({ ok: true, data: '' });
    answer(new TypeError('Failed to fetch'));
    expect(await standInToken('/stand-in/google', 'a@b.example')).toEqual({ ok: false, problem: { kind: 'network' } });
  });
});
