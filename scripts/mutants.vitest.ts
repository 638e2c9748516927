import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import workspace from '../vitest.config.ts';
import { TEST_FILES } from './testProjects.ts';

const rooms = process.env.MUTANTS_ROOMS?.split(',') ?? ['packages'];

/** Tests without a browser, of the rooms asked for, which must kill the mutants. */
const projects = ((workspace.test?.projects ?? []) as { test?: { name?: unknown } }[]).flatMap((project) => {
  const name = String(project.test?.name);
  if (name !== 'server' && name !== 'unit') return [];
  const include = globSync(TEST_FILES[name]).filter((file) => rooms.some((room) => file.startsWith(`${room}/`)));
  return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
});

export default defineConfig({ root: process.cwd(), test: { projects: projects as never, retry: 0 } });
