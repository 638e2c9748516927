import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { testDatabase } from '../src/testing/database.ts';

/** Writes src/platform/db/schema.ts from a freshly migrated database. */
const database = await testDatabase();
const { host, user, database: name } = database.connection as { host: string; user: string; database: string };
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin/kysely-codegen');
const result = spawnSync(
  bin,
  [
    '--dialect',
    'postgres',
    '--url',
    `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
    '--out-file',
    path.resolve(import.meta.dirname, '../src/platform/db/schema.ts'),
    '--exclude-pattern',
    '{pgboss.*,kysely_*}',
    '--numeric-parser',
    'number',
    '--date-parser',
    'string',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
await database.close();
process.exit(result.status ?? 1);
