import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** A change here may affect every story: the rendering, the build, and the installed packages. */
const EVERY_STORY = [
  /^\.storybook\/(?!docs\/|pictures\.txt$)(?!.*\.test\.ts$)/,
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts|tsconfig[^/]*\.json)$/,
  /^packages\/(?:app|design-system|api-types)\/(?:package\.json|tsconfig[^/]*\.json|vite\.[^/]*|public\/|fonts\/)/,
  /^scripts\/(?:stories|story-graph|chromium|workspace)\.mjs$/,
];

const source = /^packages\/(?:app|design-system|api-types)\/src\//;
const tests = /\.test\.tsx?$/;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Every quoted text that may name a module; others are ignored. */
const quoted = /['"`](?<name>(?:\.{1,2}\/|#|@peyk\/)[^'"`\n]*|\.{1,2})['"`]/g;

/** The exports of the workspace's packages: a list of `[name, folder or file]`. */
function packagesOf(folder) {
  return fs.globSync('packages/*/package.json', { cwd: folder }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    return Object.entries(exports).map(([key, target]) => [
      path.posix.join(name, key),
      path.posix.join(path.posix.dirname(file), typeof target === 'string' ? target : ''),
    ]);
  });
}

/** Resolves an import to a module of the workspace, or nothing. */
function resolver(folder) {
  const packages = packagesOf(folder);
  const existing = (stem) =>
    endings
      .map((ending) => stem + ending)
      .find((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile());
  return (from, name) => {
    const plain = name.split('?')[0];
    if (plain.startsWith('#')) return existing(plain.slice(1));
    if (plain.startsWith('.')) return existing(path.posix.join(path.posix.dirname(from), plain));
    for (const [key, target] of packages) {
      if (key === plain) return existing(target);
      const [start, end] = key.split('*');
      if (end !== undefined && plain.startsWith(start)) return existing(target.replace('*', plain.slice(start.length)));
    }
    return undefined;
  };
}

/** `import { A, type B } from 'x'` and `export { A } from 'x'`: names by module. */
const named = /\b(?<kind>import|export)\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*['"](?<name>[^'"]+)['"]/g;

const listOf = (names) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '');

/**
 * The sources of a barrel's names, if the file contains only `export { … } from '…'`. An importer of one name depends only on that module:
 * the styles of the others are loaded as well, but no element uses them.
 */
function barrelOf(file, text, resolve) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  if (!code.includes('export') || code.replace(named, '').replace(/[\s;]/g, '') !== '') return undefined;
  return new Map(
    [...code.matchAll(named)].flatMap(({ groups }) =>
      groups.kind === 'export'
        ? listOf(groups.names).map((name) => [name.replace(/^.*\bas\s+/, ''), resolve(file, groups.name)])
        : [],
    ),
  );
}

/**
 * The modules that a file depends on, itself included.
 * @param {string} folder the workspace
 * @param {readonly string[]} [ends] modules whose own imports do not count
 * @returns {(file: string) => Set<string>}
 */
export function reaches(folder, ends = []) {
  const resolve = resolver(folder);
  const imports = new Map();
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, /\.tsx?$/.test(file) ? fs.readFileSync(path.join(folder, file), 'utf8') : '');
    return texts.get(file);
  };
  const barrels = new Map();
  const barrel = (file) => {
    if (!barrels.has(file)) barrels.set(file, barrelOf(file, textOf(file), resolve));
    return barrels.get(file);
  };
  const importsOf = (file) => {
    if (!imports.has(file)) {
      const found = [];
      // Named imports from a barrel are removed; everything else in quotes counts as a whole.
      const rest = textOf(file).replace(named, (whole, _kind, names, name) => {
        const module = resolve(file, name);
        const origins = module && module !== file ? barrel(module) : undefined;
        const wanted = origins && listOf(names).map((one) => origins.get(one.replace(/\s+as\s.*$/, '')));
        if (!wanted || wanted.includes(undefined)) return whole;
        found.push(...wanted);
        return '';
      });
      found.push(...[...rest.matchAll(quoted)].map(({ groups }) => resolve(file, groups.name)));
      // Pages of documentation show stories; no story shows one.
      const drawn = found.filter((module) => module !== undefined && !module.startsWith('.storybook/docs/'));
      imports.set(file, [...new Set(drawn)]);
    }
    return imports.get(file);
  };
  return (file) => {
    const reached = new Set([file]);
    for (const module of reached) if (!ends.includes(module)) for (const next of importsOf(module)) reached.add(next);
    return reached;
  };
}

/** Whether a change of this file may change every story. */
export const drawsEveryStory = (file) => EVERY_STORY.some((one) => one.test(file));

/** The language of the texts in a file, if there is only one. */
export const languageOf = (file) => /(?:\/i18n\/|\.)(?<language>en|fa)(?:\/|\.ts$)/.exec(file)?.groups.language;

/**
 * The one language of all of these files, or nothing: then stories of the other language are unaffected.
 * @param {readonly string[]} changed
 */
export function languageOfAll(changed) {
  const languages = new Set(changed.filter((file) => source.test(file) && !tests.test(file)).map(languageOf));
  const others = changed.some(drawsEveryStory);
  return languages.size === 1 && !others ? [...languages][0] : undefined;
}

/**
 * The story files that a change of these files may affect, by the import graph. `all` when imports do not tell: the rendering of stories,
 * or a file of their packages that nothing imports.
 * @param {readonly string[]} changed paths from the root of the workspace
 * @returns {string[] | 'all'}
 */
export function storiesReaching(changed, folder = root) {
  const stories = fs.globSync('packages/*/src/**/*.stories.tsx', { cwd: folder }).sort();
  const reached = reaches(folder);
  const ofEvery = reached('.storybook/preview.tsx');
  const barrels = new Set(
    fs
      .globSync('packages/{app,design-system}/src/index.ts', { cwd: folder })
      .map((file) => file.split(path.sep).join('/')),
  );
  const relevant = changed.filter((file) => (source.test(file) && !tests.test(file)) || drawsEveryStory(file));
  if (relevant.some((file) => drawsEveryStory(file) || ofEvery.has(file) || barrels.has(file))) return 'all';
  const graphs = stories.map((file) => ({ file, modules: reached(file) }));
  const known = new Set(graphs.flatMap(({ modules }) => [...modules]));
  // Deleted files, or files that no story uses, are dropped: importers of a deleted file have changed too.
  const wanted = new Set(relevant.filter((file) => known.has(file)));
  return graphs.filter(({ modules }) => [...wanted].some((file) => modules.has(file))).map(({ file }) => file);
}

/**
 * The files changed since a commit, including untracked ones.
 * @param {string} commit
 */
export function changedSince(commit, folder = root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
      .split('\n')
      .filter((line) => line !== '');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', commit),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
