import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/open.ts';
import type { Directory } from './directory.ts';
import { OpenAlexDirectory } from './openalex/OpenAlexDirectory.ts';
import { SampleDirectory } from './sample/SampleDirectory.ts';
import { seedSampleDirectory } from './sample/seed.ts';

/** The directory that this installation answers from: OpenAlex where it is configured, else the bundled sample, filled and ready. */
export async function createDirectory(
  config: Pick<Config, 'openAlex'> | null,
  db: Db,
  { now, onProblem }: { now?: () => Date; onProblem?: (problem: unknown) => void } = {},
): Promise<Directory> {
  if (config?.openAlex) {
    const directory = new OpenAlexDirectory({
      db,
      client: config.openAlex,
      ...(now ? { now } : {}),
      ...(onProblem ? { onProblem } : {}),
    });
    // The list is read ahead; a start does not wait for a service elsewhere.
    directory.universities({ ids: [] }).catch(() => {});
    return directory;
  }
  await seedSampleDirectory(db);
  return new SampleDirectory(db);
}
