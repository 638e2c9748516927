import { pathToFileURL } from 'node:url';
import { install, run, runBeside } from './workspace.mjs';

/** One Vitest project per language. */
export const storyProjects = ['stories:en', 'stories:fa'];

/**
 * All stories, or those of the files named, in both languages side by side: one browser fills one processor, so that
 * two take little more time than one.
 *
 * @param {(name: string) => string[]} args what Vitest gets for a project beyond its name
 * @returns {Promise<number>} the worst exit code
 */
export async function runStories(args) {
  const codes = await Promise.all(
    storyProjects.map((name) => runBeside('vitest', ['run', '--project', name, ...args(name)])),
  );
  // Without it a difference would still be told; what is wrong with the report is told as well.
  const report = process.env.PICTURES_INTO === undefined ? run('node', ['.storybook/review/report.ts']) : 0;
  return Math.max(...codes, report);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  process.exit(await runStories(() => process.argv.slice(2)));
}
