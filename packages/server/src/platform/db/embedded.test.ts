import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { embeddedPostgres, type EmbeddedPostgres, postmasterOf, socketFolderOf } from './embedded.ts';

const folders: string[] = [];

function privateFolder(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-private-'));
  fs.chmodSync(parent, 0o700);
  folders.push(parent);
  return path.join(parent, 'data');
}

async function ask(config: EmbeddedPostgres['config'], statement: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its rows over a restart, in a folder nobody else may enter', async () => {
    const dataDir = privateFolder();
    const first = await embeddedPostgres(dataDir);
    await ask(first.config, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await embeddedPostgres(dataDir);
    expect(await ask(second.config, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('is one server for two that start at once', async () => {
    const dataDir = privateFolder();
    const [one, other] = await Promise.all([embeddedPostgres(dataDir), embeddedPostgres(dataDir)]);
    await ask(one.config, 'create table seen (by_whom text)');
    expect(await ask(other.config, 'select count(*)::int as rows from seen')).toEqual([{ rows: 0 }]);
    await one.stop();
    await other.stop();
    expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  describe('whose socket would lie in a folder that somebody else may have made', () => {
    const refusal = /^(\S+) may have been made by another account of this machine\. Remove it, or set TMPDIR/;

    it.each([0o777, 0o755, 0o710])('is not started while others may enter it (mode %o)', async (mode) => {
      const dataDir = privateFolder();
      const socket = socketFolderOf(dataDir);
      folders.push(socket);
      fs.mkdirSync(socket);
      fs.chmodSync(socket, mode);
      await expect(embeddedPostgres(dataDir)).rejects.toThrow(refusal);
      expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    });

    it('is not started through a link', async () => {
      const dataDir = privateFolder();
      const socket = socketFolderOf(dataDir);
      folders.push(socket);
      fs.symlinkSync(privateFolder().replace(/data$/, ''), socket);
      await expect(embeddedPostgres(dataDir)).rejects.toThrow(refusal);
    });

    it.runIf(process.getuid?.() === 0)('is not started when it is of another account', async () => {
      const dataDir = privateFolder();
      const socket = socketFolderOf(dataDir);
      folders.push(socket);
      fs.mkdirSync(socket, { mode: 0o700 });
      fs.chownSync(socket, 12_345, 12_345);
      await expect(embeddedPostgres(dataDir)).rejects.toThrow(refusal);
    });
  });

  it('keeps its socket where nobody else may enter', async () => {
    const dataDir = privateFolder();
    const postgres = await embeddedPostgres(dataDir);
    folders.push(postgres.config.host);
    expect(fs.statSync(postgres.config.host).mode & 0o777).toBe(0o700);
    await postgres.stop();
  });

  describe('that is kept running', () => {
    let dataDir: string;
    let postgres: EmbeddedPostgres;
    beforeEach(async () => {
      dataDir = privateFolder();
      postgres = await embeddedPostgres(dataDir);
    });
    afterEach(() => postgres.stop());

    const kill = (): void => {
      const pid = postmasterOf(path.join(dataDir, 'postgres'));
      if (!pid) throw new Error('It is not running.');
      process.kill(pid, 'SIGKILL');
    };
    const answers = (): Promise<unknown> =>
      until('it answers', () => ask(postgres.config, 'select answer from kept').catch(() => null));

    it('is up again each time that it is killed, with its rows', async () => {
      await ask(postgres.config, 'create table kept as select 42 as answer');
      postgres.keepRunning(() => {});
      for (let time = 0; time < 3; time++) {
        kill();
        expect(await answers()).toEqual([{ answer: 42 }]);
      }
    });

    it('is up again when it was killed over a question that takes for ever', async () => {
      await ask(postgres.config, 'create table kept as select 42 as answer');
      postgres.keepRunning(() => {});
      const busy = new pg.Client(postgres.config);
      busy.on('error', () => {});
      await busy.connect();
      const endless = busy.query('select count(*) from generate_series(1, 1e12)').catch((error: unknown) => error);
      await until('it computes', async () => {
        const rows = await ask(
          postgres.config,
          "select from pg_stat_activity where query like '%1e12)' and state = 'active'",
        );
        return rows.length > 0;
      });
      kill();
      expect(await answers()).toEqual([{ answer: 42 }]);
      expect(await endless).toBeInstanceOf(Error);
    });

    it('is up again for whoever joined it, when the one that started it does not look after it', async () => {
      await ask(postgres.config, 'create table kept as select 42 as answer');
      const joined = await embeddedPostgres(dataDir);
      joined.keepRunning(() => {});
      kill();
      expect(await answers()).toEqual([{ answer: 42 }]);
      await joined.stop();
    });

    it('stays down when it is stopped', async () => {
      postgres.keepRunning(() => {});
      await postgres.stop();
      expect(postmasterOf(path.join(dataDir, 'postgres'))).toBeNull();
      await expect(ask(postgres.config, 'select 1')).rejects.toThrow('ENOENT');
    });
  });
});
