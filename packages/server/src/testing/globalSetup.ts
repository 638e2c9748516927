import { testPostgres } from './database.ts';

/** Starts the tests' PostgreSQL before the first file and stops it after the last, so that no process outlives a run. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await testPostgres();
  return stop;
}
