import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const config = readConfig();
const server = await startServer(config);

const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
process.stdout.write(`\nPeyk is ready: ${config.publicUrl}\nYour data lives in ${where}\n\n`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
}
