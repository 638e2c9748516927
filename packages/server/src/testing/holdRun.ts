import pg from 'pg';
import { socketFolderOf } from '../platform/db/embedded.ts';
import { until } from './until.ts';

/** The database that a server has embedded in its data folder. */
export const embeddedIn = (dataDir: string): pg.ClientConfig => ({
  host: socketFolderOf(dataDir),
  user: 'app',
  database: 'postgres',
});

/**
 * Pauses a bot's run midway, like a slow directory: one professor is found, and no more before the returned function is called. `database`
 * is that of the server. Throws when the run ends first.
 */
export async function holdRun(database: pg.ClientConfig, bot: number): Promise<() => Promise<void>> {
  const client = new pg.Client(database);
  await client.connect();
  let ended: Promise<void> | undefined;
  // Closing the connection rolls the transaction back.
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
