import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { changedSince, languageOfAll, storiesReaching } from './story-graph.mjs';
import { install, root, run, runBeside } from './workspace.mjs';

/** One Vitest project per language. */
export const storyProjects = ['stories:en', 'stories:fa'];

/**
 * Runs all stories, or those of the given files, in both languages in parallel; then writes the report of the differences.
 * @param {(name: string) => string[]} args what Vitest gets for a project besides its name
 * @param {readonly string[]} [projects]
 * @param {(said: Buffer) => void} [hear] gets the output, in place of the terminal
 * @returns {Promise<number>} the worst exit code
 */
export async function runStories(args, projects = storyProjects, hear) {
  const codes = await Promise.all(
    projects.map((name) => runBeside('vitest', ['run', '--project', name, ...args(name)], { hear })),
  );
  // The report draws its earlier pictures in a separate run, which needs no report.
  const report = process.env.PICTURES_INTO === undefined ? run('node', ['.storybook/review/report.ts']) : 0;
  return Math.max(...codes, report);
}

/**
 * What to run after a change of some files: the story files that depend on them (`all` when that cannot be determined), and in which
 * projects: texts of one language do not affect stories of the other.
 * @param {readonly string[]} changed paths from the root of the workspace
 * @returns {{ files: string[] | 'all', projects: string[] }}
 */
export function storiesFor(changed, folder = root) {
  const language = languageOfAll(changed);
  const files = storiesReaching(changed, folder);
  const projects = language ? storyProjects.filter((name) => name.endsWith(`:${language}`)) : storyProjects;
  return { files, projects: files.length === 0 ? [] : projects };
}

/**
 * Whether a file has one of some words in its path, or there are none.
 * @type {(words: readonly string[]) => (file: string) => boolean}
 */
const isMeant = (words) => (file) => words.length === 0 || words.some((word) => file.includes(word));

/**
 * Those of all story files that a change since a commit is likely to touch: a token, an icon or a text reaches all of them, and is seen in few.
 * @param {string} commit
 */
async function likelyOf(commit) {
  const { changesSince, likelyFiles } = await import('../.storybook/review/causes.ts');
  return likelyFiles(root, changesSince(root, commit));
}

/** `node scripts/stories.mjs [--since=<commit> [--likely]] [--changed=<file>…] [Vitest filters…]`. */
async function main() {
  install();
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      since: { type: 'string' },
      changed: { type: 'string', multiple: true },
      likely: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.since === undefined && values.changed === undefined) return runStories(() => positionals);
  const changed = [...(values.since === undefined ? [] : changedSince(values.since)), ...(values.changed ?? [])];
  const { files: reached, projects } = storiesFor(changed);
  const isNarrow = values.likely && values.since !== undefined;
  const files = isNarrow ? (await likelyOf(values.since)).filter(isMeant(positionals)) : reached;
  process.stdout.write(
    `${changed.length} files changed; stories to draw: ${files === 'all' ? 'all' : `${files.length} files`}, ${projects.join(' and ') || 'none'}\n`,
  );
  if (projects.length === 0 || files.length === 0) return 0;
  return runStories(() => [...(files === 'all' ? [] : files), ...(isNarrow ? [] : positionals)], projects);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await main());
