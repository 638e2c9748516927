import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './differences.ts';
import { namesOf } from './storyFile.ts';

/** The user's cache folder for reproducible files, outside every checkout. */
const cacheFolder = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'peyk', 'pictures');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit that last changed the manifest of this checkout: every picture was accepted as it is drawn there. Undefined where there is no
 * git, or no commit of the manifest yet.
 */
export function commitOfManifest(folder = root, ask = git): string | undefined {
  try {
    // A checkout inside another repository has no history of the manifest there.
    return ask(folder, 'log', '-1', '--format=%H', '--', '.storybook/pictures.txt') || undefined;
  } catch {
    return undefined;
  }
}

/** Where the pictures drawn at a commit are kept: `<mode>/<view>/<story>.png`. */
export const drawnAt = (commit: string, cache = cacheFolder): string => path.join(cache, commit);

/** The component in a picture's name: `screens-bots-mybots` of `en-light/desktop/screens-bots-mybots--empty`. */
export const componentOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).split('--')[0] ?? name;

/**
 * The files below a folder that hold the stories of these components. They are found by what they call themselves, because a file may have moved since.
 */
export function storyFilesOf(components: ReadonlySet<string>, folder: string): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: folder })
    .filter((file) => {
      const component = namesOf(readFileSync(path.join(folder, file), 'utf8'))?.component;
      return component !== undefined && components.has(component);
    })
    .sort();
}

/**
 * Draws the named pictures as they were at a commit, unless they are in the cache: the tree of that commit is unpacked into a temporary
 * folder, installed from its own lockfile and drawn by its own tools. Returns their folder.
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
    // The tools of that commit: they store the pictures and check nothing.
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
