import type { FastifyInstance } from 'fastify';
import { signupFaults } from './accounts/handlers.ts';
import { createAuthenticate } from './accounts/authenticate.ts';
import { createSessionCheck } from './accounts/sessionCheck.ts';
import { CV_STYLE_SOURCES } from './cv/html.ts';
import type { WithDirectory } from './directory/directory.ts';
import { pauseBotsOfAccount } from './bots/pauseBots.ts';
import { registerBotJobs } from './bots/jobs.ts';
import { checkMasterKey } from './checkMasterKey.ts';
import { createChanges } from './platform/changes/changes.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import type { Deps } from './platform/deps.ts';
import { createDirectory } from './directory/createDirectory.ts';
import { websiteRoutes } from './directory/websites/websiteRoutes.ts';
import { createApp } from './platform/http/app.ts';
import { createHandlers } from './handlers.ts';
import { listen } from './platform/http/listen.ts';
import { mountContract } from './platform/http/mount.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { registerOwnDataJobs } from './own-data/jobs.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { registerMailJobs } from './sending/jobs.ts';
import { registerOrphanRemoval } from './sending/removeOrphanDrafts.ts';
import { createSecrets } from './platform/secrets.ts';
import { styleRoutes } from './platform/standInPage/styleRoutes.ts';
import { mountStandIns } from './stand-ins/mount.ts';

export interface RunningServer {
  app: FastifyInstance;
  deps: Deps & WithDirectory;
  /** The listening port; 0 for a worker. */
  port: number;
  close: () => Promise<void>;
}

async function open(
  config: Config,
  app: FastifyInstance,
  now: () => Date,
  opened: (() => Promise<void>)[],
): Promise<Pick<RunningServer, 'deps' | 'port'>> {
  const database = await openDatabase(config, (problem) => app.log.error({ err: problem }, 'the database is down'));
  // Requests in progress end before the database closes.
  opened.unshift(database.close);
  const secrets = createSecrets(config.dataDir);
  await checkMasterKey({ db: database.db, secrets, now, pauseBots: pauseBotsOfAccount });
  const jobs = createJobs(database.connection, (error) => app.log.error({ err: error }, 'jobs'), config.role !== 'api');
  opened.splice(1, 0, jobs.stop);
  await jobs.start();
  const directory = await createDirectory(config, database.db, {
    now,
    onProblem: (problem) => app.log.error({ err: problem }, 'the list of universities could not be read'),
  });
  const deps = {
    config,
    db: database.db,
    jobs,
    secrets,
    directory,
    log: app.log,
    now,
    pauseBots: pauseBotsOfAccount,
  } satisfies Deps & WithDirectory;

  if (config.role !== 'worker') {
    const changes = createChanges({
      connection: database.connection,
      isActive: createSessionCheck(database.db),
      log: app.log,
    });
    // First of all: the server waits for open streams as for any other request.
    opened.push(changes.stop);
    await mountContract(app, createHandlers(deps, changes), createAuthenticate(deps), { signup: signupFaults });
    const hasSample = directory.kind === 'sample';
    if (hasSample || config.google.standIn) styleRoutes(app);
    if (hasSample) websiteRoutes(app, database.db);
    if (config.google.standIn) await mountStandIns(app, deps);
    await listen(app, config);
  }
  if (config.role !== 'api') {
    await registerBotJobs(deps);
    await registerMailJobs(deps);
    await registerOrphanRemoval(deps);
    await registerOwnDataJobs(deps);
    await registerHousekeeping(deps);
  }
  const address = config.role === 'worker' ? null : app.server.address();
  return { deps, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Opens the database, starts the workers and listens: the whole product in one process, or the part given by ROLE. */
export async function startServer(config: Config, now: () => Date = () => new Date()): Promise<RunningServer> {
  const app = await createApp(config.role === 'worker' ? { ...config, appDir: null } : config, {
    styles: CV_STYLE_SOURCES,
  });
  // Closed in reverse order of opening, also when the start fails half way.
  const opened = [() => app.close()];
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).toReversed()) {
      // Jobs cannot be returned to the queue while the database is unavailable; the rest is closed all the same.
      await end().catch((error: unknown) => app.log.error({ err: error }, 'closing'));
    }
  };
  try {
    const { deps, port } = await open(config, app, now, opened);
    return { app, deps, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
