import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { components } from '@peyk/api-types';
import type pg from 'pg';
import { type Config, readConfig } from '../platform/config.ts';
import type { Db } from '../platform/db/open.ts';
import type { WithDirectory } from '../directory/directory.ts';
import type { Deps } from '../platform/deps.ts';
import { startServer } from '../server.ts';
import { KEY_FILE, newKey } from '../stand-ins/signingKey.ts';
import { testDatabase } from './database.ts';
import { type DatabaseProxy, databaseProxy } from './databaseProxy.ts';

type User = components['schemas']['User'];

export interface ApiAnswer<T = unknown> {
  status: number;
  /** Parsed JSON, text of another text type, bytes of anything else, undefined when empty. */
  body: T;
  headers: Headers;
}

/**
 * Sends a request. An object is sent as JSON, a FormData as a form, a string or bytes unchanged. The type argument is the expected type of
 * the body.
 */
export type Api = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiAnswer<T>>;

export interface SignedUp {
  /** The access token. */
  token: string;
  refresh: string;
  password: string;
  user: User;
  /** `api` with the access token. */
  api: Api;
}

export interface TestServer {
  /** The origin, without a trailing slash. */
  url: string;
  config: Config;
  deps: Deps & WithDirectory;
  db: Db;
  /** The proxy to its database, for tests that cut it. */
  way: DatabaseProxy;
  /** A connection past that proxy, which no cut reaches. */
  beside: pg.PoolConfig;
  /** Requests without a token. */
  api: Api;
  signUp: (email: string, names?: { first_name?: string; last_name?: string }) => Promise<SignedUp>;
  close: () => Promise<void>;
}

export const TEST_PASSWORD = 'correct horse battery';

/** The minimum for argon2: most tests sign somebody up, and few are about the strength of the hash. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

export function caller(url: string, token?: string): Api {
  const call = async (method: string, address: string, body?: unknown, given: Record<string, string> = {}) => {
    const headers: Record<string, string> = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...given };
    const init: RequestInit = { method, headers, redirect: 'manual' };
    const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    if (body !== undefined) {
      init.body = raw ? (body as RequestInit['body']) : JSON.stringify(body);
      const named = Object.keys(given).some((name) => name.toLowerCase() === 'content-type');
      if (!named && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    }
    const response = await fetch(`${url}${address}`, init);
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const parsed: unknown =
      bytes.length === 0
        ? undefined
        : type.includes('json')
          ? JSON.parse(bytes.toString('utf8'))
          : type.startsWith('text/')
            ? bytes.toString('utf8')
            : bytes;
    return { status: response.status, body: parsed, headers: response.headers };
  };
  return call as Api;
}

/** The stand-in's key is generated once per process: an RSA key takes a quarter of a second. */
let standInKey: string | null = null;

function withStandInKey(dataDir: string): void {
  const keys = path.join(dataDir, 'keys');
  fs.mkdirSync(keys, { mode: 0o700 });
  standInKey ??= JSON.stringify(newKey());
  fs.writeFileSync(path.join(keys, KEY_FILE), standInKey, { mode: 0o600 });
}

/**
 * The whole server on a random port with its own database: open sending limits, no built app, no log. `env` are environment variables;
 * `now` replaces the clock.
 */
export async function startTestServer(
  options: { env?: Record<string, string>; now?: () => Date; config?: Partial<Config> } = {},
): Promise<TestServer> {
  const database = await testDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-test-data-'));
  withStandInKey(dataDir);
  const port = await freePort();
  const way = await databaseProxy(database.connection);
  const config: Config = {
    ...readConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: way.url,
      APP_DIR: 'none',
      LOG_LEVEL: 'silent',
      MAIL_PER_DAY: '1000',
      MAIL_PER_WEEK: '1000',
      MAIL_SPACING_MINUTES: '0',
      MAIL_WINDOW: 'always',
      ...options.env,
    }),
    passwordCost: CHEAP_PASSWORDS,
    ...options.config,
  };
  const server = await startServer(config, options.now);
  const url = config.publicUrl;
  const api = caller(url);
  return {
    url,
    config,
    deps: server.deps,
    db: server.deps.db,
    way,
    beside: database.connection,
    api,
    async signUp(email, names = {}) {
      const created = await api('POST', '/api/auth/signup/', {
        email,
        password: TEST_PASSWORD,
        first_name: 'Test',
        last_name: 'Student',
        ...names,
      });
      if (created.status !== 201)
        throw new Error(`Sign-up of ${email} answered ${created.status}: ${JSON.stringify(created.body)}`);
      const login = await api<{ access: string; refresh: string; user: User }>('POST', '/api/auth/login/', {
        email,
        password: TEST_PASSWORD,
      });
      if (login.status !== 200)
        throw new Error(`Login of ${email} answered ${login.status}: ${JSON.stringify(login.body)}`);
      const { access, refresh, user: account } = login.body;
      return { token: access, refresh, password: TEST_PASSWORD, user: account, api: caller(url, access) };
    },
    close: async () => {
      await server.close();
      await way.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
