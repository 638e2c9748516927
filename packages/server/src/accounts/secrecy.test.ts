import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';

const SECRET = 'never-in-a-log-4711';

it('writes no password, token, query or key of a picture into the log, at the most talkative level', async () => {
  const database = await testDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-test-data-'));
  const { host, user, database: name } = database.connection;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: `postgresql://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`,
      APP_DIR: 'none',
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  try {
    const origin = await until(
      'the server listens',
      () => /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1],
    );
    const post = (address: string, body: unknown) =>
      fetch(`${origin}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    await post('/api/auth/signup/', { email: 'log@example.org', password: SECRET, first_name: 'L' });
    const login = await post('/api/auth/login/', { email: 'log@example.org', password: SECRET });
    const { access, refresh } = (await login.json()) as { access: string; refresh: string };
    await post('/api/auth/login/', { email: 'log@example.org', password: `${SECRET}-wrong` });
    await post('/api/auth/login/', `{"password": "${SECRET}"`);
    await post(`/api/auth/signup/?password=${SECRET}`, { email: SECRET, password: SECRET });
    await fetch(`${origin}/api/auth/me/`, { headers: { authorization: `Bearer ${access}` } });
    await post('/api/auth/refresh/', { refresh });
    // A picture's address is enough to read it.
    await fetch(`${origin}/api/media/${SECRET}/`);
    // PostgreSQL's constraint error quotes the rejected row.
    await sql`alter table users add constraint not_this_one check (first_name <> 'Refused')`.execute(database.db);
    const email = `${SECRET}@example.org`;
    await post('/api/auth/signup/', { email, password: SECRET, first_name: 'Refused' });
    await until('the requests are logged', () => log.split('request completed').length > 9);
    expect(log).toContain('not_this_one');
    expect(log).not.toContain(SECRET);
    expect(log).not.toContain(access);
    expect(log).not.toContain(refresh);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
