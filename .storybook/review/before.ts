import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { root } from './found.ts';

/** The user's folder for what can be drawn again, outside every checkout. */
const cacheFolder = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'peyk', 'pictures');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit that the manifest of this checkout came from: every picture was accepted as it is drawn there. Nothing
 * where there is no git, or no commit of the manifest yet.
 */
export function commitOfManifest(folder = root, ask = git): string | undefined {
  try {
    // A checkout in a folder of somebody else's repository has no manifest there.
    return ask(folder, 'log', '-1', '--format=%H', '--', '.storybook/pictures.txt') || undefined;
  } catch {
    return undefined;
  }
}

/** Where the pictures drawn at a commit are kept: `<mode>/<view>/<story>.png`. */
export const drawnAt = (commit: string, cache = cacheFolder): string => path.join(cache, commit);

/** The component of a picture as it stands in its name: `screens-bots-mybots` of `en-light/desktop/screens-bots-mybots--empty`. */
export const componentOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).split('--')[0] ?? name;

/**
 * The files below a folder that hold the stories of these components. They are found by the title that they give
 * themselves, because a file may have moved since.
 */
export function storyFilesOf(components: ReadonlySet<string>, folder: string): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: folder })
    .filter((file) => {
      const title = /\btitle: '(?<title>[^']+)'/.exec(readFileSync(path.join(folder, file), 'utf8'))?.groups?.['title'];
      return title !== undefined && components.has(sanitize(title));
    })
    .sort();
}

/**
 * Draws the pictures that are named as they were at a commit, as far as they are not in the cache yet: the tree of that
 * commit is unpacked into a temporary folder, installed from its own lockfile and drawn by its own tools. Returns where
 * they lie.
 */
export function drawBefore(commit: string, names: readonly string[], cache = cacheFolder): string {
  const pictures = drawnAt(commit, cache);
  const missing = names.filter((name) => !existsSync(path.join(pictures, `${name}.png`)));
  if (missing.length === 0) return pictures;
  const tree = mkdtempSync(path.join(tmpdir(), 'peyk-before-'));
  try {
    const archive = path.join(tree, 'tree.tar');
    git(root, 'archive', '-o', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', tree]);
    rmSync(archive);
    if (!existsSync(path.join(tree, '.storybook/review/before.ts'))) {
      process.stdout.write(
        `\nThe tools of ${commit.slice(0, 10)} cannot draw for a report yet: accept a picture first.\n`,
      );
      return pictures;
    }
    const files = storyFilesOf(new Set(missing.map(componentOf)), tree);
    if (files.length === 0) return pictures;
    process.stdout.write(`\nDrawing ${files.length} files of stories as they were at ${commit.slice(0, 10)}\n`);
    mkdirSync(pictures, { recursive: true });
    // The tools of that commit: they keep what they draw and look at nothing.
    const tools = path.join(tree, 'scripts', 'stories.mjs');
    const output = spawnSync(process.execPath, [tools, ...files], {
      cwd: tree,
      env: { ...process.env, PICTURES_INTO: pictures },
      encoding: 'utf8',
    });
    if (output.status !== 0) {
      process.stdout.write(`Some could not be drawn:\n${output.stdout.slice(-2000)}${output.stderr.slice(-2000)}\n`);
    }
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return pictures;
}
