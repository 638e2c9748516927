import fs from 'node:fs';
import { embeddedPostgres } from '../platform/db/embedded.ts';
import { testFolder } from './database.ts';

/** Starts the tests' PostgreSQL before the first file and stops it after the last, so that no process outlives a run. */
export default async function setup(): Promise<() => Promise<void>> {
  fs.mkdirSync(testFolder, { recursive: true });
  const { stop } = await embeddedPostgres(testFolder);
  return stop;
}
