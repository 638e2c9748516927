import pg from 'pg';
import { socketFolderOf } from '../platform/db/embedded.ts';
import { until } from './until.ts';

/**
 * Holds a run of a bot in the middle, as a slow directory would: somebody is found, and nobody more before the answer is called. `dataDir` is the
 * folder of a server that keeps its own database. Throws where the run was over first.
 */
export async function holdRun(dataDir: string, bot: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ host: socketFolderOf(dataDir), user: 'app', database: 'postgres' });
  await client.connect();
  let ended: Promise<void> | undefined;
  // Whoever leaves in the middle of a transaction rolls it back.
  const letGo = () => (ended ??= client.end());
  try {
    await until('the run has found somebody', async () => {
      await client.query('begin');
      const { rows } = await client.query<{ status: string; found: boolean }>(
        `select status, coalesce((counts ->> 'professors_scored')::int, 0) > 0 as found
           from bot_runs where bot_id = $1 order by id desc limit 1 for update`,
        [bot],
      );
      const [run] = rows;
      if (run && run.status !== 'queued' && run.status !== 'running') throw new Error('The run was over first.');
      if (run?.found) return true;
      await client.query('rollback');
      return false;
    });
  } catch (error) {
    await letGo();
    throw error;
  }
  return letGo;
}
