import { readConfig } from './platform/config.ts';
import { systemMailGoes } from './platform/mail/systemMail.ts';
import { type RunningServer, startServer } from './server.ts';
import { startProblem } from './startProblem.ts';

/**
 * Shutdown timeout: ten seconds for requests, the rest for workers and database. The next start resumes what was cut off, as after a kill.
 */
const CLOSE_MS = 20_000;

let server: RunningServer | null = null;
let closing = false;

function fail(sentence: string): never {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(0), CLOSE_MS).unref();
    // A server that is still starting is closed as soon as it has started.
    server?.close().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  });
}

try {
  const config = readConfig();
  server = await startServer(config).catch((error: unknown) => fail(startProblem(error, config)));
  if (closing) {
    await server.close();
    process.exit(0);
  }
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
  const reset =
    systemMailGoes(config) === 'none'
      ? 'Links for a new password cannot be sent: set SMTP_URL to have them sent.\n'
      : '';
  process.stdout.write(`\nPeyk is ready: ${config.publicUrl}\nYour data lives in ${where}\n${reset}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
