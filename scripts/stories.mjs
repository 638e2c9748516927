import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { changedSince, languageOfAll, storiesReaching } from './story-graph.mjs';
import { install, root, run, runBeside } from './workspace.mjs';

/** One Vitest project per language. */
export const storyProjects = ['stories:en', 'stories:fa'];

/**
 * All stories, or those of the files named, in both languages side by side; then the report of what differs.
 *
 * @param {(name: string) => string[]} args what Vitest gets for a project beyond its name
 * @param {readonly string[]} [projects]
 * @param {(said: Buffer) => void} [hear] gets what they say, in place of the terminal
 * @returns {Promise<number>} the worst exit code
 */
export async function runStories(args, projects = storyProjects, hear) {
  const codes = await Promise.all(
    projects.map((name) => runBeside('vitest', ['run', '--project', name, ...args(name)], { hear })),
  );
  // The report draws what it shows of before in a run of its own, which needs none.
  const report = process.env.PICTURES_INTO === undefined ? run('node', ['.storybook/review/report.ts']) : 0;
  return Math.max(...codes, report);
}

/**
 * What to draw after a change of some files: the files of stories that their modules reach (`all` when that cannot be
 * told), and in which projects: words of one language change the stories of the other nowhere.
 *
 * @param {readonly string[]} changed paths from the root of the workspace
 * @returns {{ files: string[] | 'all', projects: string[] }}
 */
export function storiesFor(changed, folder = root) {
  const language = languageOfAll(changed);
  const files = storiesReaching(changed, folder);
  const projects = language ? storyProjects.filter((name) => name.endsWith(`:${language}`)) : storyProjects;
  return { files, projects: files.length === 0 ? [] : projects };
}

/** `node scripts/stories.mjs [--since=<commit>] [--changed=<file>…] [what Vitest filters by…]`. */
async function main() {
  install();
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { since: { type: 'string' }, changed: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  if (values.since === undefined && values.changed === undefined) return runStories(() => positionals);
  const changed = [...(values.since === undefined ? [] : changedSince(values.since)), ...(values.changed ?? [])];
  const { files, projects } = storiesFor(changed);
  process.stdout.write(
    `${changed.length} files changed; stories to draw: ${files === 'all' ? 'all' : `${files.length} files`}, ${projects.join(' and ') || 'none'}\n`,
  );
  if (projects.length === 0) return 0;
  return runStories(() => [...(files === 'all' ? [] : files), ...positionals], projects);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await main());
