import type { Db } from '../db/open.ts';
import type { Directory } from './directory.ts';
import { SampleDirectory } from './sample/SampleDirectory.ts';
import { seedSampleDirectory } from './sample/seed.ts';

/** The directory that this installation answers from, filled and ready: the bundled sample. */
export async function createDirectory(_config: unknown, db: Db): Promise<Directory> {
  await seedSampleDirectory(db);
  return new SampleDirectory(db);
}
