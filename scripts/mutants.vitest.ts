import { defineConfig } from 'vitest/config';
import workspace from '../vitest.config.ts';

/** Tests without a browser, which must kill the mutants. */
const projects = ((workspace.test?.projects ?? []) as { test?: { name?: unknown } }[]).filter(({ test }) =>
  ['server', 'unit'].includes(String(test?.name)),
);

export default defineConfig({ root: process.cwd(), test: { projects: projects as never, retry: 0 } });
