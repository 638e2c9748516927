import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/open.ts';
import type { Directory } from './directory.ts';
import { OpenAlexDirectory } from './openalex/OpenAlexDirectory.ts';
import { SampleDirectory } from './sample/SampleDirectory.ts';
import { seedSampleDirectory } from './sample/seed.ts';

/** The directory of this installation: OpenAlex where it is configured, else the bundled sample, seeded and ready. */
export async function createDirectory(
  config: Pick<Config, 'openAlex' | 'publicUrl'> | null,
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
    // Prefetches the list without awaiting it: server start must not depend on an external service.
    directory.universities({ ids: [] }).catch(() => {});
    return directory;
  }
  await seedSampleDirectory(db);
  return new SampleDirectory(db, config?.publicUrl);
}
