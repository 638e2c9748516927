import type { Kysely } from 'kysely';
import type { Directory } from './directory.ts';
import { SampleDirectory } from './sample/SampleDirectory.ts';
import { seedSampleDirectory } from './sample/seed.ts';
import type { DirectoryTables } from './tables.ts';

/** The directory that this installation answers from, filled and ready: the bundled sample. */
export async function createDirectory<Tables>(_config: unknown, db: Kysely<Tables>): Promise<Directory> {
  await seedSampleDirectory(db);
  return new SampleDirectory(db as unknown as Kysely<DirectoryTables>);
}
