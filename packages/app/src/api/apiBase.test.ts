import { beforeEach, describe, expect, test, vi } from 'vitest';

const sent: string[] = [];

/** The client on a page with this base. The first request is refused, the second one answered. */
async function pageWith(base: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => (base === undefined ? null : { content: base }) });
  vi.stubGlobal('location', new URL('https://peyk.example/dashboard'));
  const stored = new Map([
    ['peyk.access', 'worn'],
    ['peyk.refresh', 'r'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    sent.push(`${url} ${headers.get('Authorization') ?? '-'}`);
    if (url.endsWith('/api/auth/refresh/')) return Response.json({ access: 'new' });
    return headers.get('Authorization') === 'Bearer worn' ? Response.json({}, { status: 401 }) : Response.json([]);
  });
  const [{ api }, home] = await Promise.all([import('./client'), import('./apiBase')]);
  return { api, ...home };
}

beforeEach(() => {
  sent.length = 0;
  return () => vi.unstubAllGlobals();
});

describe('API-01 a page that names the base of the API', () => {
  test.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example:8443/v1/', 'https://api.example:8443/v1'],
    ['https://API.example:443/v1', 'https://api.example/v1'],
  ])('as %j sends every call there, and knows it by the path of the contract', async (base, home) => {
    const { api } = await pageWith(base);
    await api.GET('/bots/');
    await api.POST('/api/auth/login/', { body: { email: 'a@mail.example', password: 'x' } });
    await api.GET('/api/student/volunteer/');
    expect(sent).toEqual([
      `${home}/bots/ Bearer worn`,
      `${home}/api/auth/refresh/ -`,
      `${home}/bots/ Bearer new`,
      `${home}/api/auth/login/ -`,
      `${home}/api/student/volunteer/ Bearer new`,
    ]);
  });

  test('finds there what its answers point to, and leaves whole addresses as they are', async () => {
    const { fromApi, apiOrigin } = await pageWith('https://api.example/v1');
    expect(apiOrigin).toBe('https://api.example');
    expect(fromApi('/api/media/photo.png/')).toBe('https://api.example/v1/api/media/photo.png/');
    for (const whole of ['https://pictures.example/a.png', '//pictures.example/a.png', ''])
      expect(fromApi(whole)).toBe(whole);
  });
});

test.each([
  ['https://api.example/v1', 'https://api.example/v1/bots/', '/bots/'],
  ['https://api.example/v1', 'https://api.example/v10/bots/', '/v10/bots/'],
  ['https://api.example/v1', 'https://api.example/bots/v1/', '/bots/v1/'],
  ['https://api.example', 'https://api.example/bots/?page=2', '/bots/'],
  ['', 'https://peyk.example/v1/bots/', '/v1/bots/'],
])('API-01 with the base %j, %s is %s of the contract', async (base, address, path) => {
  const { contractPath } = await pageWith(base);
  expect(contractPath(address)).toBe(path);
});

test('API-01 a base on the host of the page is no other host', async () => {
  const { apiOrigin, fromApi } = await pageWith('/v1/');
  expect(apiOrigin).toBe('');
  expect(fromApi('/api/media/photo.png/')).toBe('/v1/api/media/photo.png/');
});

test.each([undefined, ''])('API-01 a page that names none (%j) finds the API where it came from', async (base) => {
  const { fromApi, apiOrigin } = await pageWith(base);
  expect(fromApi('/api/media/photo.png/')).toBe('/api/media/photo.png/');
  expect(apiOrigin).toBe('');
});
