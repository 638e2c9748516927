import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectGmail, consent } from '../testing/google.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { COMPOSE_SCOPE, SEND_SCOPE } from './accounts.ts';
import { createGmailClient } from './gmailClient.ts';
import { accessToken, TokenProblem } from './googleOAuth.ts';

let server: TestServer;
let person: SignedUp;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp('sara.karimi@example.com');
});

afterAll(() => server.close());

interface Begun {
  authorization_url: string;
  state: string;
}

const begin = async (who: SignedUp = person): Promise<Begun> =>
  (await who.api<Begun>('POST', '/integrations/api/gmail/connect/', {})).body;
const complete = (who: SignedUp, code: string | null, state: string | null) =>
  who.api('POST', '/integrations/api/gmail/callback/', { code, state });

describe('connecting', () => {
  it('API-56 GMAIL-10 answers an address with state, PKCE, nonce and a request for offline access', async () => {
    const { authorization_url: address, state } = await begin();
    const { searchParams, origin, pathname } = new URL(address);
    expect(origin + pathname).toBe(`${server.url}/stand-in/google/auth`);
    expect(searchParams.get('state')).toBe(state);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent select_account',
      code_challenge_method: 'S256',
      redirect_uri: `${server.url}/gmail/callback`,
    });
    expect(searchParams.get('nonce')).toBeTruthy();
  });

  it('ROUTE-18 accepts the app’s own return page and no other', async () => {
    const own = await person.api('POST', '/integrations/api/gmail/connect/', {
      redirect_uri: `${server.url}/gmail/callback`,
    });
    expect(own.status).toBe(200);
    for (const redirect_uri of [
      'https://evil.example/gmail/callback',
      `${server.url}/gmail/callback/x`,
      `${server.url}.evil.example/gmail/callback`,
      'x',
    ]) {
      const answer = await person.api('POST', '/integrations/api/gmail/connect/', { redirect_uri });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('redirect_uri');
    }
  });

  it.each([
    ['needs_reconnect', { state: 'needs_reconnect' }],
    ['expired', { expires_at: new Date(Date.now() - 60_000) }],
  ])(
    'GMAIL-04 GMAIL-03 proposes the account that is to be connected again (%s), and none where another one is wanted',
    async (state, change) => {
      const who = await server.signUp(`proposed.${state}@example.com`);
      const first = await connectGmail(who);
      const second = await connectGmail(who, { account: 'nasrin.ahmadi@gmail.example' });
      const becomes = (row: { state?: string; expires_at?: Date }) =>
        server.db.updateTable('gmail_accounts').set(row).where('id', '=', second.id).execute();
      const proposed = async (body: object) =>
        new URL(
          (await who.api<Begun>('POST', '/integrations/api/gmail/connect/', body)).body.authorization_url,
        ).searchParams.get('login_hint');
      await becomes({ expires_at: new Date(Date.now() + 3_600_000) });
      expect(await proposed({})).toBeNull();
      await becomes(change);
      expect((await who.api('GET', `/integrations/api/gmail/accounts/${second.id}/`)).body).toMatchObject({ state });
      expect(await proposed({})).toBe(second.email);
      expect(await proposed({ account: first.id })).toBe(first.email);
      expect(await proposed({ account: null })).toBeNull();
      const foreign = await connectGmail(await server.signUp(`not-proposed.${state}@example.com`));
      expect(await proposed({ account: foreign.id })).not.toBe(foreign.email);
    },
  );

  it('API-59 GMAIL-31 A-92 the debug page has an address of its own, which can be turned off', async () => {
    const address = '/api/integrations/api/gmail/connect/';
    const body = { redirect_uri: `${server.url}/gmail/callback` };
    const answer = await person.api<Begun>('POST', address, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveProperty('authorization_url');
    expect((await server.api('POST', address, body)).status).toBe(401);
    const closed = await startTestServer({ env: { GMAIL_DEBUG: 'off' } });
    try {
      const who = await closed.signUp('no-debug@example.com');
      const own = { redirect_uri: `${closed.url}/gmail/callback` };
      expect((await who.api('POST', address, own)).status).toBe(404);
      expect((await who.api('POST', '/integrations/api/gmail/connect/', own)).status).toBe(200);
      expect((await who.api('GET', '/api/config/')).body).toMatchObject({ gmail_debug: false });
    } finally {
      await closed.close();
    }
  });

  it('API-53 API-54 API-55 GMAIL-07 GMAIL-14 API-57 completes with code and state, and lists the account with id, address, standing and end', async () => {
    const who = await server.signUp('complete@example.com');
    const account = await connectGmail(who);
    expect(account).toMatchObject({
      email: 'complete@example.com',
      connected: true,
      state: 'connected',
      expires_at: null,
      bots_count: 0,
    });
    for (const path of ['/integrations/api/gmail/accounts/', '/api/gmail-accounts/'])
      expect((await who.api('GET', path)).body).toEqual([account]);
    expect((await who.api('GET', `/integrations/api/gmail/accounts/${account.id}/`)).body).toEqual(account);
    expect((await person.api('GET', `/integrations/api/gmail/accounts/${account.id}/`)).status).toBe(404);
  });

  describe('for as long as Google says', () => {
    /** Connects while Google's response contains `more`; returns the time before it and the account list after it. */
    const granted = async (address: string, more: object) => {
      const who = await server.signUp(address);
      const real = globalThis.fetch;
      const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const answer = await real(input, init);
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (!pathname.endsWith('/token')) return answer;
        return Response.json({ ...((await answer.json()) as object), ...more }, { status: answer.status });
      });
      const began = Date.now();
      try {
        await connectGmail(who);
      } finally {
        google.mockRestore();
      }
      const { body } = await who.api<{ expires_at: string | null }[]>('GET', '/integrations/api/gmail/accounts/');
      return { began, ends: body[0]?.expires_at };
    };

    // Present where the grant lasts a week or the person limited it:
    // https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code
    it('GMAIL-07 lists the end that it names, in seconds', async () => {
      const week = 604_800;
      const { began, ends } = await granted('ends@example.com', { refresh_token_expires_in: week });
      expect(new Date(ends ?? '').getTime()).toBeGreaterThanOrEqual(began + week * 1000);
      expect(new Date(ends ?? '').getTime()).toBeLessThanOrEqual(Date.now() + week * 1000);
    });

    it.each([
      ['none', {}],
      ['none that is to come', { refresh_token_expires_in: 0 }],
      ['none that can be read', { refresh_token_expires_in: 'soon' }],
    ])('GMAIL-07 lists no end where it names %s', async (which, more) => {
      expect((await granted(`${which.replaceAll(' ', '-')}@example.com`, more)).ends).toBeNull();
    });
  });

  describe('by what Google grants', () => {
    const accounts = async (who: SignedUp) =>
      (await who.api<{ id: number }[]>('GET', '/integrations/api/gmail/accounts/')).body;
    /** Connects `who` while `change` alters Google's response; returns the response and what was revoked. */
    const connecting = async (who: SignedUp, change: (answer: Record<string, unknown>) => object, scopes?: []) => {
      // The existing account is passed to Google as login hint, as the reconnect button does.
      const [own] = await accounts(who);
      const begun = await who.api<Begun>('POST', '/integrations/api/gmail/connect/', own ? { account: own.id } : {});
      const { returned } = await consent(begun.body.authorization_url, {
        account: who.user.email,
        ...(scopes ? { scopes } : {}),
      });
      const real = globalThis.fetch;
      let granted: Record<string, unknown> = {};
      const revoked: (string | null)[] = [];
      const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname.endsWith('/revoke'))
          revoked.push(new URLSearchParams(init?.body as URLSearchParams | string).get('token'));
        const answer = await real(input, init);
        if (!pathname.endsWith('/token')) return answer;
        granted = (await answer.json()) as Record<string, unknown>;
        return Response.json(change(granted), { status: answer.status });
      });
      try {
        const answer = await complete(who, returned.searchParams.get('code'), returned.searchParams.get('state'));
        return { answer, granted, revoked };
      } finally {
        google.mockRestore();
      }
    };
    const withoutRefresh = ({ refresh_token: _, ...answer }: Record<string, unknown>) => answer;

    const PROFILE = 'https://www.googleapis.com/auth/userinfo';
    it.each<[string, string | undefined, string[]]>([
      ['what Google names', `openid email ${SEND_SCOPE}`, ['openid', 'email', SEND_SCOPE]],
      ['what was asked for where it names nothing', undefined, ['openid', 'email', SEND_SCOPE]],
      ['drafts without sending', COMPOSE_SCOPE, [COMPOSE_SCOPE]],
      ['more by other names', `${PROFILE}.email ${PROFILE}.profile ${SEND_SCOPE}`, ['email', 'profile', SEND_SCOPE]],
    ])('may do %s', async (what, scope, scopes) => {
      const who = await server.signUp(`${what.replaceAll(/\W+/g, '-')}@example.com`);
      const { answer } = await connecting(who, (given) => ({ ...given, scope }));
      expect(answer).toMatchObject({ status: 200, body: { scopes } });
    });

    it('is none without a lasting grant, unless there is one already', async () => {
      const who = await server.signUp('offline@example.com');
      expect((await connecting(who, withoutRefresh)).answer).toMatchObject({
        status: 400,
        body: { code: 'gmail_not_offline' },
      });
      expect(await accounts(who)).toEqual([]);
      expect((await connecting(who, (given) => given)).answer.status).toBe(200);
      expect((await connecting(who, withoutRefresh)).answer.status).toBe(200);
      const [account] = await accounts(who);
      expect(account).toMatchObject({ email: 'offline@example.com', state: 'connected' });
      expect(await accessToken(server.deps, server.db, account?.id ?? 0, { fresh: true })).toBeTruthy();
      await who.api('DELETE', `/integrations/api/gmail/accounts/${account?.id}/disconnect/`);
      expect((await connecting(who, withoutRefresh)).answer.status).toBe(400);
      expect(await accounts(who)).toEqual([]);
    });

    it('is given back whole where the permission to send is missing', async () => {
      const who = await server.signUp('given-back@example.com');
      const { answer, granted, revoked } = await connecting(who, (given) => given, []);
      expect(answer).toMatchObject({ status: 400, body: { code: 'gmail_scope_missing' } });
      expect(granted.refresh_token).toBeTruthy();
      expect(revoked).toEqual([granted.refresh_token]);
    });
  });

  it('GEN-03 keeps two accounts of one person apart', async () => {
    const who = await server.signUp('two@example.com');
    await connectGmail(who);
    await connectGmail(who, { account: 'nasrin.ahmadi@gmail.example' });
    const list = await who.api<{ email: string }[]>('GET', '/integrations/api/gmail/accounts/');
    expect(list.body.map(({ email }) => email)).toEqual(['two@example.com', 'nasrin.ahmadi@gmail.example']);
  });

  it('a refusal comes back as access_denied and changes nothing', async () => {
    const { authorization_url: address, state } = await begin();
    const { returned } = await consent(address, { decision: 'deny' });
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(returned.searchParams.get('state')).toBe(state);
    expect((await person.api('GET', '/integrations/api/gmail/accounts/')).body).toEqual([]);
  });

  it('a state works once, for its own person, and only as it was issued', async () => {
    const { authorization_url: address } = await begin();
    const { returned } = await consent(address);
    const code = returned.searchParams.get('code');
    const state = returned.searchParams.get('state');
    const stranger = await server.signUp('stranger@example.com');
    for (const answer of [await complete(stranger, code, state), await complete(person, code, `${state}x`)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('state');
    }
    const done = await complete(person, code, state);
    expect(done.status).toBe(200);
    expect((await complete(person, code, state)).status).toBe(400);
    expect(
      (await person.api('DELETE', `/integrations/api/gmail/accounts/${(done.body as { id: number }).id}/disconnect/`))
        .status,
    ).toBe(200);
  });

  it('a state older than ten minutes is refused', async () => {
    const { authorization_url: address } = await begin();
    const { returned } = await consent(address);
    await server.db
      .updateTable('oauth_states')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', person.user.id)
      .execute();
    const answer = await complete(person, returned.searchParams.get('code'), returned.searchParams.get('state'));
    expect(answer.status).toBe(400);
  });

  it('a foreign code is refused in words', async () => {
    const { state } = await begin();
    const answer = await complete(person, 'not-a-code', state);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('code');
  });

  it('without the permission to send, nothing is connected', async () => {
    const { authorization_url: address } = await begin();
    const { returned } = await consent(address, { scopes: [] });
    const answer = await complete(person, returned.searchParams.get('code'), returned.searchParams.get('state'));
    expect(answer).toMatchObject({ status: 400, body: { code: 'gmail_scope_missing' } });
    expect((await person.api('GET', '/integrations/api/gmail/accounts/')).body).toEqual([]);
  });

  it('tokens and secrets of a connection lie sealed in the database', async () => {
    const who = await server.signUp('sealed@example.com');
    const { id } = await connectGmail(who);
    const row = await server.db.selectFrom('gmail_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const token = await accessToken(server.deps, server.db, id);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.refresh_token_sealed).toBeTruthy();
  });
});

describe('a connection in use', () => {
  it('is refreshed once for callers who come together', async () => {
    const { id } = await connectGmail(await server.signUp('fresh@example.com'));
    const before = await accessToken(server.deps, server.db, id);
    await server.db
      .updateTable('gmail_accounts')
      .set({ access_expires_at: new Date(Date.now() + 30_000) })
      .where('id', '=', id)
      .execute();
    const tokens = await Promise.all([1, 2, 3].map(() => accessToken(server.deps, server.db, id)));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(before);
  });

  it('taken back at Google needs its person again, and its bots pause', async () => {
    const who = await server.signUp('revoked@example.com');
    const { id } = await connectGmail(who);
    await server.db
      .insertInto('bots')
      .values({ user_id: who.user.id, name: 'Physics', status: 'Active', gmail_account_id: id, num_professors: 5 })
      .execute();
    const token = await accessToken(server.deps, server.db, id);
    const { clientId, clientSecret, issuer } = server.config.google;
    const revoked = await fetch(`${issuer}/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token, client_id: clientId, client_secret: clientSecret }),
    });
    expect(revoked.status).toBe(200);
    await expect(accessToken(server.deps, server.db, id, { fresh: true })).rejects.toThrow(TokenProblem);
    expect((await who.api('GET', `/integrations/api/gmail/accounts/${id}/`)).body).toMatchObject({
      connected: false,
      state: 'needs_reconnect',
      bots_count: 1,
    });
    const bot = await server.db
      .selectFrom('bots')
      .select('status')
      .where('gmail_account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(bot.status).toBe('Paused');
    const again = await connectGmail(who, { account: 'revoked@example.com' });
    expect(again).toMatchObject({ id, state: 'connected' });
  });

  describe('that is to be renewed', () => {
    let refusal = '';
    /** The next token responses; when empty, requests fail with `refusal`. */
    let grants: object[] = [];
    let presented: (string | null)[] = [];
    const google = createServer(async (request, response) => {
      const isDiscovery = request.url?.startsWith('/.well-known/') ?? false;
      if (!isDiscovery) presented.push(new URLSearchParams(await text(request)).get('refresh_token'));
      const grant = isDiscovery ? { issuer, token_endpoint: `${issuer}/token` } : grants.shift();
      response
        .writeHead(grant ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(grant ?? { error: refusal }));
    });
    let issuer: string;
    beforeAll(async () => {
      google.listen(0, '127.0.0.1');
      await once(google, 'listening');
      issuer = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    });
    afterAll(() => google.close());

    it.each([
      ['invalid_grant', 'reconnect', 'needs_reconnect', 'Paused'],
      ['invalid_client', 'unavailable', 'connected', 'Active'],
      ['invalid_request', 'unavailable', 'connected', 'Active'],
      ['server_error', 'unavailable', 'connected', 'Active'],
      ['temporarily_unavailable', 'unavailable', 'connected', 'Active'],
    ])('is after Google’s word %s: %s, the account %s, its bots %s', async (word, kind, state, status) => {
      const who = await server.signUp(`${word.replace('_', '.')}@example.com`);
      const { id } = await connectGmail(who);
      await server.db
        .insertInto('bots')
        .values({ user_id: who.user.id, name: 'Physics', status: 'Active', gmail_account_id: id, num_professors: 5 })
        .execute();
      refusal = word;
      const config = { ...server.config, google: { ...server.config.google, issuer } };
      await expect(accessToken({ ...server.deps, config }, server.db, id, { fresh: true })).rejects.toMatchObject({
        name: 'TokenProblem',
        kind,
      });
      expect((await who.api('GET', `/integrations/api/gmail/accounts/${id}/`)).body).toMatchObject({ state });
      expect(
        await server.db.selectFrom('bots').select('status').where('gmail_account_id', '=', id).executeTakeFirst(),
      ).toEqual({ status });
    });

    it('is renewed with the newest grant that Google gave, and lasts as long as it says, or an hour', async () => {
      const { id } = await connectGmail(await server.signUp('rotated@example.com'));
      const config = { ...server.config, google: { ...server.config.google, issuer } };
      const now = new Date('2026-11-18T10:00:00Z');
      const renew = async () => {
        const token = await accessToken({ ...server.deps, config, now: () => now }, server.db, id, { fresh: true });
        const { access_expires_at: ends } = await server.db
          .selectFrom('gmail_accounts')
          .select('access_expires_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        // The remaining time runs on the machine's clock: compare whole minutes.
        return [token, Math.round(((ends?.getTime() ?? 0) - now.getTime()) / 60_000)];
      };
      presented = [];
      grants = [
        { access_token: 'first', token_type: 'Bearer', expires_in: 600, refresh_token: 'newer' },
        { access_token: 'second', token_type: 'Bearer' },
        { access_token: 'third', token_type: 'Bearer', expires_in: 60 },
      ];
      expect([await renew(), await renew(), await renew()]).toEqual([
        ['first', 10],
        ['second', 60],
        ['third', 1],
      ]);
      expect(presented.slice(1)).toEqual(['newer', 'newer']);
    });
  });

  it('API-58 A-90 disconnecting answers the paused bots and forgets the account', async () => {
    const who = await server.signUp('leaving@example.com');
    const { id } = await connectGmail(who);
    await server.db
      .insertInto('bots')
      .values({ user_id: who.user.id, name: 'Chemistry', status: 'Active', gmail_account_id: id, num_professors: 5 })
      .execute();
    const token = await accessToken(server.deps, server.db, id);
    const answer = await who.api<{ paused_bots: { name: string }[] }>(
      'DELETE',
      `/integrations/api/gmail/accounts/${id}/disconnect/`,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.paused_bots.map(({ name }) => name)).toEqual(['Chemistry']);
    expect((await who.api('GET', '/integrations/api/gmail/accounts/')).body).toEqual([]);
    expect((await who.api('DELETE', `/integrations/api/gmail/accounts/${id}/disconnect/`)).status).toBe(404);
    const used = await fetch(`${server.config.gmailBaseUrl}/gmail/v1/users/me/messages/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(used.status).toBe(401);
  });
});

describe('Google that could not be reached', () => {
  type Away = 'drop' | [status: number, body: string];
  let away: Away | null = null;
  let asked = 0;
  const json = { 'content-type': 'application/json' };
  const google = createServer((request, response) => {
    const answer = (body: object) => response.writeHead(200, json).end(JSON.stringify(body));
    if (!request.url?.startsWith('/.well-known/'))
      return answer({ access_token: 'renewed', token_type: 'Bearer', expires_in: 3600 });
    asked += 1;
    if (away === 'drop') return request.socket.destroy();
    if (away) return response.writeHead(away[0], json).end(away[1]);
    return answer({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` });
  });
  let issuer: string;
  const troubles: Away[] = ['drop', [503, '{}'], [200, 'nonsense'], [200, '{"issuer":"https://other.example"}']];
  beforeAll(async () => {
    google.listen(0, '127.0.0.1');
    await once(google, 'listening');
    issuer = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  });
  afterAll(() => google.close());

  it('is asked anew for each connection until it answers, and then no more', async () => {
    const alone = await startTestServer({
      env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'connecting', GOOGLE_CLIENT_SECRET: 'secret' },
    });
    try {
      const who = await alone.signUp('outage@example.com');
      const connect = () => who.api<Begun & { code: string }>('POST', '/integrations/api/gmail/connect/', {});
      for (away of troubles) {
        const { status, body } = await connect();
        expect([status, body.code], String(away)).toEqual([503, 'google_unavailable']);
      }
      away = null;
      const { status, body } = await connect();
      expect(status).toBe(200);
      expect(body.authorization_url).toMatch(`${issuer}/auth?`);
      const before = asked;
      expect((await connect()).status).toBe(200);
      expect(asked).toBe(before);
    } finally {
      await alone.close();
    }
  });

  it('renews the tokens of a connection that waited for it', async () => {
    const { id } = await connectGmail(await server.signUp('waited@example.com'));
    const config = { ...server.config, google: { ...server.config.google, issuer, clientId: 'renewing' } };
    const renew = () => accessToken({ ...server.deps, config }, server.db, id, { fresh: true });
    for (away of troubles)
      await expect(renew(), String(away)).rejects.toMatchObject({ name: 'TokenProblem', kind: 'unavailable' });
    away = null;
    expect(await renew()).toBe('renewed');
  });
});

describe('a token that was put into another row', () => {
  const swap = async (from: number, to: number, columns: ('refresh_token_sealed' | 'access_token_sealed')[]) => {
    const row = await server.db
      .selectFrom('gmail_accounts')
      .select(columns)
      .where('id', '=', from)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('gmail_accounts').set(row).where('id', '=', to).execute();
  };

  it.each([
    ['access', ['access_token_sealed'] as const],
    ['refresh', ['refresh_token_sealed'] as const],
    ['access and refresh', ['access_token_sealed', 'refresh_token_sealed'] as const],
  ])('opens nothing (%s), and asks its person to connect again', async (name, columns) => {
    const label = name.replaceAll(' ', '-');
    const victim = await server.signUp(`victim.${label}@example.com`);
    const thief = await server.signUp(`thief.${label}@example.com`);
    const [{ id: theirs }, { id: own }] = [await connectGmail(victim), await connectGmail(thief)];
    await swap(theirs, own, [...columns]);
    await expect(accessToken(server.deps, server.db, own)).rejects.toThrow(new TokenProblem('reconnect'));
    expect((await thief.api('GET', '/integrations/api/gmail/accounts/')).body).toMatchObject([{ connected: false }]);
    expect(await accessToken(server.deps, server.db, theirs)).toBeTruthy();
  });

  it('opens nothing in the other column', async () => {
    const who = await server.signUp('columns@example.com');
    const { id } = await connectGmail(who);
    await server.db
      .updateTable('gmail_accounts')
      .set((eb) => ({ access_token_sealed: eb.ref('refresh_token_sealed') }))
      .where('id', '=', id)
      .execute();
    await expect(accessToken(server.deps, server.db, id)).rejects.toThrow(new TokenProblem('reconnect'));
  });

  it('is not the secret of another connection that has begun', async () => {
    const other = await server.signUp('begun@example.com');
    const [own, theirs] = [await begin(), await begin(other)];
    const hash = (state: string) => createHash('sha256').update(state).digest('base64url');
    const { secrets_sealed } = await server.db
      .selectFrom('oauth_states')
      .select('secrets_sealed')
      .where('state_hash', '=', hash(theirs.state))
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('oauth_states')
      .set({ secrets_sealed })
      .where('state_hash', '=', hash(own.state))
      .execute();
    const answer = await complete(person, 'code', own.state);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('state');
  });
});

it('A-90 an account whose tokens cannot be read any more is disconnected all the same', async () => {
  const who = await server.signUp('unreadable@example.com');
  const { id } = await connectGmail(who);
  await server.db.updateTable('gmail_accounts').set({ refresh_token_sealed: 'damaged' }).where('id', '=', id).execute();
  expect((await who.api('DELETE', `/integrations/api/gmail/accounts/${id}/disconnect/`)).status).toBe(200);
  expect((await who.api('GET', '/integrations/api/gmail/accounts/')).body).toEqual([]);
});

describe('the stand-in for Google', () => {
  it('says what it is, in both languages, and works without a script', async () => {
    const english = await consent((await begin()).authorization_url);
    expect(english.page).toContain('Stand-in for Google, on this machine');
    for (const file of ['style.css', 'vazirmatn.woff2'])
      expect((await server.api('GET', `/stand-in/${file}`)).status).toBe(200);
    expect(english.page).not.toMatch(/<script|style=|onclick/);
    expect(english.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(english.headers.get('content-security-policy')).toContain("form-action 'self'");
    const begun = await person.api<Begun>('POST', '/integrations/api/gmail/connect/', {}, { 'accept-language': 'fa' });
    const persian = await consent(begun.body.authorization_url);
    expect(persian.page).toContain('<html lang="fa" dir="rtl">');
    expect(persian.page).toContain('جایگزین گوگل، روی همین دستگاه');
  });

  it('signs ID tokens for its own people only', async () => {
    const answer = await server.api<{ id_token: string }>('POST', '/stand-in/google/id-token', {
      account: 'nasrin.ahmadi@gmail.example',
    });
    const keys = createRemoteJWKSet(new URL(`${server.config.google.issuer}/certs`));
    const { payload } = await jwtVerify(answer.body.id_token, keys, {
      issuer: server.config.google.issuer,
      audience: server.config.google.clientId,
    });
    expect(payload).toMatchObject({ email: 'nasrin.ahmadi@gmail.example', email_verified: true, given_name: 'نسرین' });
    expect(decodeJwt(answer.body.id_token).sub).toMatch(/^\d+$/);
    expect((await server.api('POST', '/stand-in/google/id-token', { account: 'sara.karimi@example.com' })).status).toBe(
      400,
    );
  });

  it('proves no address: whoever claims one at its consent page gets into no account', async () => {
    const { google, publicUrl } = server.config;
    const somebody = await server.signUp('somebody@gmail.com');
    const redirect_uri = `${publicUrl}/gmail/callback`;
    const asked = { response_type: 'code', scope: 'openid email', login_hint: somebody.user.email, redirect_uri };
    const address = `${google.issuer}/auth?${new URLSearchParams({ ...asked, client_id: google.clientId }).toString()}`;
    const { returned } = await consent(address, { account: somebody.user.email });
    const tokens = await fetch(`${google.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri,
        client_id: google.clientId,
        client_secret: google.clientSecret,
      }),
    });
    const { id_token } = (await tokens.json()) as { id_token: string };
    expect(decodeJwt(id_token)).toMatchObject({ email: somebody.user.email, email_verified: true });
    const answer = await server.api('POST', '/api/auth/google-signin/', { id_token });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('email');
    // The password and the session of the other person still work.
    expect((await somebody.api('GET', '/api/auth/me/')).status).toBe(200);
  });

  it('refuses a redirect to another address without redirecting', async () => {
    const url = new URL((await begin()).authorization_url);
    url.searchParams.set('redirect_uri', 'https://evil.example/');
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Stand-in for Google');
  });
});

describe('the stand-in for Gmail', () => {
  const raw = Buffer.from(
    'From: a@gmail.example\r\nTo: b@university.example\r\nSubject: Hi\r\nMessage-ID: <x@y>\r\n\r\nHello',
  ).toString('base64url');
  const gmail = async (
    token: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: { id?: string; error?: { errors: { reason: string }[] } } }> => {
    const response = await fetch(`${server.config.gmailBaseUrl}/gmail/v1/users/me/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as { id?: string }) : {} };
  };

  it('with gmail.send alone sends and does nothing else', async () => {
    const token = await accessToken(
      server.deps,
      server.db,
      (await connectGmail(await server.signUp('sendonly@example.com'))).id,
    );
    expect((await gmail(token, 'POST', 'messages/send', { raw })).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', 'drafts', { message: { raw } }],
      ['GET', 'drafts'],
      ['GET', 'profile'],
    ] as const) {
      const answer = await gmail(token, method, path, body);
      expect(answer.status).toBe(403);
      expect(answer.body.error?.errors[0]?.reason).toBe('insufficientPermissions');
    }
  });

  it('answers a wrong token, a broken message and a lost draft as Gmail documents', async () => {
    expect((await gmail('nonsense', 'POST', 'messages/send', { raw })).body.error?.errors[0]?.reason).toBe('authError');
    const token = await accessToken(
      server.deps,
      server.db,
      (await connectGmail(await server.signUp('errors@example.com'))).id,
    );
    expect((await gmail(token, 'POST', 'messages/send', { raw: '***' })).status).toBe(400);
    expect(
      (await gmail(token, 'POST', 'messages/send', { raw: Buffer.from('Subject: x\r\n\r\nHi').toString('base64url') }))
        .status,
    ).toBe(400);
  });

  it('sending a draft deletes it and creates the message once', async () => {
    const compose = await startTestServer({ env: { GOOGLE_SCOPES: `openid email ${COMPOSE_SCOPE}` } });
    try {
      const who = await compose.signUp('compose@example.com');
      const account = await connectGmail(who);
      expect(account).toMatchObject({ scopes: expect.arrayContaining([COMPOSE_SCOPE]) });
      expect(account).not.toMatchObject({ scopes: expect.arrayContaining([SEND_SCOPE]) });
      const token = await accessToken(compose.deps, compose.db, account.id);
      const call = (path: string, body: unknown) =>
        fetch(`${compose.config.gmailBaseUrl}/gmail/v1/users/me/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const { id } = (await (await call('drafts', { message: { raw } })).json()) as { id: string };
      const answers = await Promise.all([1, 2, 3].map(() => call('drafts/send', { id })));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404]);
      const { total } = await compose.db
        .selectFrom('stand_in_messages')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(total).toBe(1);
    } finally {
      await compose.close();
    }
  });

  it('finds drafts by their Message-ID as Gmail does, a page at a time, in the own mailbox alone', async () => {
    const compose = await startTestServer({ env: { GOOGLE_SCOPES: `openid email ${COMPOSE_SCOPE}` } });
    try {
      const tokens = [];
      for (const email of ['finds@example.com', 'stranger@example.com']) {
        const account = await connectGmail(await compose.signUp(email));
        tokens.push(await accessToken(compose.deps, compose.db, account.id));
      }
      const [token = '', other = ''] = tokens;
      const client = createGmailClient(compose.config.gmailBaseUrl, compose.deps);
      const made = async (of: string, id: string): Promise<string> => {
        const head = 'From: a@gmail.example\r\nTo: b@university.example\r\nSubject: Hi\r\n';
        const answer = await client.createDraft(of, Buffer.from(`${head}Message-ID: ${id}\r\n\r\nHello`));
        if (answer.outcome !== 'ok') throw new Error(answer.outcome);
        return answer.value;
      };
      const ours = [await made(token, '<x@y>'), await made(token, '<x@y>'), await made(token, '<x@y>')];
      await made(token, '<x@y.z>');
      const theirs = await made(other, '<x@y>');
      const found = async (of: string, id: string): Promise<unknown> => {
        const answer = await client.findDrafts(of, id);
        return answer.outcome === 'ok' ? answer.value.toSorted() : answer;
      };
      expect(await found(token, '<x@y>')).toEqual(ours.toSorted());
      expect(await found(other, '<x@y>')).toEqual([theirs]);
      expect(await found(token, '<none@y>')).toEqual([]);

      const list = async (query: string) => {
        const answer = await fetch(`${compose.config.gmailBaseUrl}/gmail/v1/users/me/drafts?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return (await answer.json()) as { drafts?: { id: string }[]; nextPageToken?: string };
      };
      const first = await list('q=rfc822msgid:x@y&maxResults=2');
      const second = await list(`q=rfc822msgid:x@y&maxResults=2&pageToken=${first.nextPageToken}`);
      expect([first, second].map(({ drafts = [] }) => drafts.length)).toEqual([2, 1]);
      expect(second.nextPageToken).toBeUndefined();
      const listed = [first, second].flatMap(({ drafts = [] }) => drafts.map(({ id }) => id));
      expect(listed.toSorted()).toEqual(ours.toSorted());
      expect((await list('q=rfc822msgid:none@y')).drafts).toBeUndefined();
    } finally {
      await compose.close();
    }
  });
});
