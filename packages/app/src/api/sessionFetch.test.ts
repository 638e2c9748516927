import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../testing/testBrowser';

const signedOut = { access: null, refresh: null };
const refusal = (kind: string) => ({ problem: { kind } });

/** A token with an expiry time, as our server issues them. */
const endingAt = (seconds: number) => `x.${btoa(JSON.stringify({ sub: '1', exp: seconds }))}.x`;

describe('a call with a session', () => {
  test('OWN-02 a file may take longer to arrive than a call, but not to begin', async () => {
    const browser = new TestBrowser();
    browser.stored.access = 'new';
    const limits: AbortSignal[] = [];
    const answering: { now: (() => void)[] } = { now: [] };
    const call = browser.tab({
      fetch: (_, limit) => {
        limits.push(limit);
        return new Promise((resolve, reject) => {
          answering.now.push(() => resolve(new Response('PK')));
          limit.addEventListener('abort', () => reject(limit.reason as Error));
        });
      },
    });
    const [file, other] = [call('/api/account/export/file/'), call('/bots/')];
    await expect.poll(() => answering.now.length).toBe(2);
    for (const answer of answering.now) answer();
    await Promise.all([file, other]);
    const late = call('/api/account/export/file/');
    await expect.poll(() => limits.length).toBe(3);
    browser.pass(30_000);
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(limits.map(({ aborted }) => aborted)).toEqual([false, true, true]);
  });

  test('API-03 carries the token and the language', async () => {
    const browser = new TestBrowser();
    browser.stored.access = 'new';
    expect((await browser.tab()('/bots/')).status).toBe(200);
    expect(browser.server.seen).toEqual(['GET /bots/ Bearer new fa']);
  });

  test('AUTH-18 a 401 refreshes once and the call is repeated with its body', async () => {
    const browser = new TestBrowser();
    const answer = await browser.tab()('/bots/create/', { method: 'POST', body: 'hello' });
    expect(await answer.json()).toEqual({ body: 'hello' });
    expect(browser.server.refreshes).toBe(1);
  });

  test('AUTH-17 a refresh replaces the access token and keeps the refresh token', async () => {
    const browser = new TestBrowser();
    await browser.tab()('/bots/');
    expect(browser.stored).toMatchObject({ access: 'new', refresh: 'r1' });
  });

  test('AUTH-19 a second 401 after the repetition is not repeated again, and ends the session', async () => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => Response.json({ access: 'never-good' });
    await expect(browser.tab()('/bots/')).resolves.toMatchObject({ status: 401 });
    expect(browser.server.seen).toHaveLength(3);
    expect(browser.stored).toMatchObject(signedOut);
  });

  test('AUTH-18 a refresh that is refused ends the session', async () => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => Response.json({ detail: 'x' }, { status: 401 });
    expect((await browser.tab()('/bots/')).status).toBe(401);
    expect(browser.stored).toMatchObject(signedOut);
  });

  test.each([
    ['out of order', 'server', () => Response.json({}, { status: 503 })],
    ['asking for a pause', 'tooMany', () => Response.json({}, { status: 429 })],
    ['without that address', 'notFound', () => Response.json({}, { status: 404 })],
    ['answering nonsense', 'invalidJson', () => Response.json({ access: 7 })],
    ['answering a token that no header takes', 'invalidJson', () => Response.json({ access: 'a\nb' })],
    [
      'answering a second token that none takes',
      'invalidJson',
      () => Response.json({ access: 'new', refresh: 'a\nb' }),
    ],
    ['answering a second token of nonsense', 'invalidJson', () => Response.json({ access: 'new', refresh: null })],
    ['answering nothing', 'invalidJson', () => new Response('')],
  ])('a server %s keeps the session', async (_, kind, onRefresh) => {
    const browser = new TestBrowser();
    browser.server.onRefresh = onRefresh;
    await expect(browser.tab()('/bots/')).rejects.toMatchObject(refusal(kind));
    expect(browser.stored).toMatchObject({ access: 'old', refresh: 'r1' });
  });

  test('AUTH-25 AUTH-30 ERR-07 without any token is not sent', async () => {
    const browser = new TestBrowser();
    browser.signOut();
    await expect(browser.tab()('/api/professor/professors/')).rejects.toMatchObject(refusal('unauthenticated'));
    await expect(browser.tab()('/api/emails/email-drafts/')).rejects.toMatchObject(refusal('unauthenticated'));
    expect(browser.server.seen).toEqual([]);
  });

  test('AUTH-25 refreshes first when only a refresh token is left', async () => {
    const browser = new TestBrowser();
    browser.stored.access = null;
    expect((await browser.tab()('/bots/')).status).toBe(200);
    expect(browser.server.seen[0]).toContain('/api/auth/refresh/');
  });

  test('AUTH-26 ERR-08 a refresh without a refresh token fails as that, and ends the session', async () => {
    const browser = new TestBrowser();
    browser.stored.refresh = null;
    await expect(browser.tab()('/bots/')).rejects.toMatchObject(refusal('noRefreshToken'));
    expect(browser.stored).toMatchObject(signedOut);
    expect(browser.server.refreshes).toBe(0);
  });

  test('AUTH-20 of the volunteer section is neither refreshed nor repeated', async () => {
    const browser = new TestBrowser();
    expect((await browser.tab()('/api/student/volunteer/')).status).toBe(401);
    expect(browser.server.seen).toHaveLength(1);
  });

  test('AUTH-20 of the volunteer section gets a new token before the old one ends', async () => {
    const browser = new TestBrowser();
    browser.stored.access = endingAt(20);
    expect((await browser.tab()('/api/student/volunteer/3/')).status).toBe(200);
    expect(browser.server.refreshes).toBe(1);
  });

  test('AUTH-20 of the volunteer section keeps a token that lasts', async () => {
    const browser = new TestBrowser();
    browser.stored.access = browser.server.good = endingAt(600);
    expect((await browser.tab()('/api/student/volunteer/')).status).toBe(200);
    expect(browser.server.refreshes).toBe(0);
  });

  test('to sign in or out carries no token', async () => {
    const browser = new TestBrowser();
    await browser.tab()('/api/auth/login/', { method: 'POST', body: '{}' });
    await browser.tab()('/api/auth/logout/', { method: 'POST', body: '{}' });
    expect(browser.server.seen).toEqual(['POST /api/auth/login/ - fa', 'POST /api/auth/logout/ - fa']);
  });

  test.each([
    ['POST', '/api/auth/login/'],
    ['POST', '/api/auth/signup/'],
    ['POST', '/api/auth/google-signin/'],
    ['POST', '/api/auth/password/reset/'],
    ['POST', '/api/auth/password/reset/confirm/'],
    ['GET', '/api/config/'],
    ['GET', '/api/mailbox/system/'],
    ['GET', '/api/media/photo.png/'],
    ['GET', '/PRIVACY_POLICY.md'],
  ])('%s %s needs no session, carries none, and says the language', async (method, path) => {
    const browser = new TestBrowser();
    await browser.tab()(path, { method });
    browser.signOut();
    await browser.tab()(path, { method });
    expect(browser.server.seen).toEqual([`${method} ${path} - fa`, `${method} ${path} - fa`]);
  });

  test.each(['/api/auth/me/', '/api/mailbox/messages/', '/api/configs/', '/api/sending/', '/x/api/auth/login/'])(
    'API-03 GET %s needs one',
    async (path) => {
      const browser = new TestBrowser();
      browser.stored.access = 'new';
      await browser.tab()(path);
      browser.signOut();
      await expect(browser.tab()(path)).rejects.toMatchObject(refusal('unauthenticated'));
      expect(browser.server.seen).toEqual([`GET ${path} Bearer new fa`]);
    },
  );

  test('AUTH-18 the refresh says the language and carries no token, and the repetition carries the new one', async () => {
    const browser = new TestBrowser();
    await browser.tab()('/bots/');
    expect(browser.server.seen).toEqual([
      'GET /bots/ Bearer old fa',
      'POST /api/auth/refresh/ - fa',
      'GET /bots/ Bearer new fa',
    ]);
  });

  test('AUTH-17 a refresh that brings a new refresh token keeps both', async () => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => Response.json({ access: 'new', refresh: 'r2' });
    await browser.tab()('/bots/');
    expect(browser.stored).toMatchObject({ access: 'new', refresh: 'r2' });
  });

  test.each([400, 403])('AUTH-18 a refresh that is refused with %i ends the session as well', async (status) => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => Response.json({ detail: 'x' }, { status });
    expect((await browser.tab()('/bots/')).status).toBe(401);
    expect(browser.stored).toMatchObject(signedOut);
  });

  test.each([
    [29, 1],
    [30, 0],
    [31, 0],
  ])(
    'AUTH-20 a token that ends in %i seconds is renewed %i times before a call that is not repeated',
    async (left, times) => {
      const browser = new TestBrowser();
      browser.now = 5_000_000;
      browser.stored.access = browser.server.good = endingAt(5000 + left);
      await browser.tab()('/api/student/volunteer/');
      expect(browser.server.refreshes).toBe(times);
    },
  );

  test('a token that is about to end is used where the call can be repeated', async () => {
    const browser = new TestBrowser();
    browser.stored.access = browser.server.good = endingAt(1);
    await browser.tab()('/bots/');
    expect(browser.server.refreshes).toBe(0);
  });

  test('that takes half a minute fails as that', async () => {
    const browser = new TestBrowser();
    browser.stored.access = 'new';
    browser.server.onCall = () => new Promise(() => {});
    const answer = browser.tab()('/bots/');
    await expect.poll(() => browser.longestWait).toBe(30_000);
    browser.pass(30_000);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a call whose session ended on its way', () => {
  /** A call in flight, and its answer. */
  function onItsWay(method = 'GET') {
    const browser = new TestBrowser();
    browser.stored.access = 'new';
    const late = Promise.withResolvers<Response>();
    browser.server.onCall = () => late.promise;
    return { browser, late, call: browser.tab()('/bots/', { method }) };
  }

  test('AUTH-22 brings nothing after a sign-out', async () => {
    const { browser, late, call } = onItsWay();
    browser.signOut();
    late.resolve(Response.json(['a bot of before']));
    await expect(call).rejects.toMatchObject(refusal('unauthenticated'));
  });

  test('AUTH-31 brings nothing to the next person', async () => {
    const { browser, late, call } = onItsWay();
    browser.signIn('b', 'rb');
    late.resolve(Response.json(['a bot of somebody else']));
    await expect(call).rejects.toMatchObject(refusal('unauthenticated'));
  });

  test('AUTH-31 is not repeated in the name of the next person', async () => {
    const { browser, late, call } = onItsWay('POST');
    browser.signIn('b', 'rb');
    late.resolve(Response.json({}, { status: 401 }));
    await expect(call).rejects.toMatchObject(refusal('unauthenticated'));
    expect(browser.server.seen).toHaveLength(1);
  });

  test('AUTH-22 a late refresh does not bring the session back', async () => {
    const browser = new TestBrowser();
    const late = Promise.withResolvers<Response>();
    browser.server.onRefresh = () => late.promise;
    const call = browser.tab()('/bots/');
    await expect.poll(() => browser.server.refreshes).toBe(1);
    browser.signOut();
    late.resolve(Response.json({ access: 'new' }));
    expect((await call).status).toBe(401);
    expect(browser.stored).toMatchObject(signedOut);
  });

  test.each([200, 401])('a late refresh (%i) leaves the next session alone', async (status) => {
    const browser = new TestBrowser();
    const late = Promise.withResolvers<Response>();
    browser.server.onRefresh = () => late.promise;
    const call = browser.tab()('/bots/create/', { method: 'POST', body: 'a bot of the first person' });
    await expect.poll(() => browser.server.refreshes).toBe(1);
    browser.signIn('b', 'rb');
    late.resolve(Response.json({ access: 'new' }, { status }));
    await expect(call).rejects.toMatchObject(refusal('unauthenticated'));
    expect(browser.stored).toMatchObject({ access: 'b', refresh: 'rb' });
    // No request is sent with the second person's token.
    expect(browser.server.seen).toEqual(['POST /bots/create/ Bearer old fa', 'POST /api/auth/refresh/ - fa']);
  });

  /** A call that was repeated with a new token and is waiting for the second answer. */
  async function repeated() {
    const browser = new TestBrowser();
    const late = Promise.withResolvers<Response>();
    browser.server.onCall = () => late.promise;
    const call = browser.tab()('/bots/');
    await expect.poll(() => browser.server.seen).toHaveLength(3);
    return { browser, late, call };
  }

  test.each([200, 401])(
    'AUTH-31 brings nothing of its repetition (%i) to the next person, who stays',
    async (status) => {
      const { browser, late, call } = await repeated();
      browser.signIn('b', 'rb');
      late.resolve(Response.json(['a bot of somebody else'], { status }));
      await expect(call).rejects.toMatchObject(refusal('unauthenticated'));
      expect(browser.stored).toMatchObject({ access: 'b', refresh: 'rb' });
    },
  );

  test('AUTH-19 does not end one that another tab has renewed since the repetition went out', async () => {
    const { browser, late, call } = await repeated();
    browser.stored.access = 'newer';
    late.resolve(Response.json({}, { status: 401 }));
    expect((await call).status).toBe(401);
    expect(browser.stored).toMatchObject({ access: 'newer', refresh: 'r1' });
  });
});
