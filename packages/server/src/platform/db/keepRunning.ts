import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

interface Process {
  pid: number;
  parent: number;
  title: string;
}

/** All processes of this machine; on Linux without `ps`, which small images lack. */
function processes(): Process[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' });
    return stdout.split('\n').flatMap((line) => {
      const [pid, parent, ...title] = line.trim().split(/\s+/);
      return pid ? [{ pid: Number(pid), parent: Number(parent), title: title.join(' ') }] : [];
    });
  }
  return fs.readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const title = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      return [{ pid: Number(pid), parent, title }];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

/**
 * Ends the orphaned backends of a killed server with this cluster_name. A busy backend notices the server's death only when it is done, and
 * blocks a new start until then. `postmaster` gives a living server's process id, whose backends are spared in case of a concurrent start.
 */
export function endOrphans(clusterName: string, postmaster: () => number | null): void {
  const left = processes().filter(({ title }) => title.startsWith(`postgres: ${clusterName}: `));
  if (left.length === 0) return;
  const living = postmaster();
  for (const { pid, parent } of left) {
    if (parent === living) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended meanwhile.
    }
  }
}

const PAUSE_MS = 250;

/**
 * Keeps a connection open to detect the server's end, whoever started it, and restarts it. `end` resolves when no restart is in progress.
 */
export function keepRunning(
  config: pg.ClientConfig,
  bringUp: () => Promise<void>,
  onDown: (problem: unknown) => void,
): { end: () => Promise<void> } {
  const over = new AbortController();
  let listener: pg.Client | undefined;
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 });
      client.on('error', () => {});
      const ended = new Promise((resolve) => client.once('end', resolve));
      try {
        await bringUp();
        await client.connect();
        listener = client;
        if (over.signal.aborted) await client.end();
        await ended;
      } catch (error) {
        if (!over.signal.aborted) onDown(error);
        await delay(PAUSE_MS);
      }
    }
  };
  const watching = watch();
  return {
    end: async () => {
      over.abort();
      await listener?.end().catch(() => {});
      await watching;
    },
  };
}
