import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** A change here may change every story: what draws them, what they are built with, and what is installed. */
const EVERY_STORY = [
  /^\.storybook\/(?!docs\/|pictures\.txt$)(?!.*\.test\.ts$)/,
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|vitest\.config\.ts|tsconfig[^/]*\.json)$/,
  /^packages\/(?:app|design-system|api-types)\/(?:package\.json|tsconfig[^/]*\.json|vite\.[^/]*|public\/|fonts\/)/,
  /^scripts\/(?:stories|story-graph|chromium|workspace)\.mjs$/,
];

const source = /^packages\/(?:app|design-system|api-types)\/src\//;
const tests = /\.test\.tsx?$/;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Every text in quotes that may name a module; one that names none is passed over. */
const quoted = /['"`](?<name>(?:\.{1,2}\/|#|@peyk\/)[^'"`\n]*|\.{1,2})['"`]/g;

/** What the exports of the workspace's packages point at: a list of `[name, folder or file]`. */
function packagesOf(folder) {
  return fs.globSync('packages/*/package.json', { cwd: folder }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    return Object.entries(exports).map(([key, target]) => [
      path.posix.join(name, key),
      path.posix.join(path.posix.dirname(file), typeof target === 'string' ? target : ''),
    ]);
  });
}

/** A module by the name that a file imports it with, or nothing. */
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
 * Where the names of a barrel come from, if the file holds nothing but `export { … } from '…'`. Whoever imports one
 * name of it depends on that module alone: the styles of the others are loaded as well, but nothing wears them.
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
 * The modules that a file reaches, itself among them.
 *
 * @param {string} folder the workspace
 */
export function reaches(folder) {
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
      // What is imported by name from a barrel is taken out; all that is left in quotes counts whole.
      const rest = textOf(file).replace(named, (whole, _kind, names, name) => {
        const module = resolve(file, name);
        const origins = module && module !== file ? barrel(module) : undefined;
        const wanted = origins && listOf(names).map((one) => origins.get(one.replace(/\s+as\s.*$/, '')));
        if (!wanted || wanted.includes(undefined)) return whole;
        found.push(...wanted);
        return '';
      });
      found.push(...[...rest.matchAll(quoted)].map(({ groups }) => resolve(file, groups.name)));
      imports.set(file, [...new Set(found.filter((module) => module !== undefined))]);
    }
    return imports.get(file);
  };
  return (file) => {
    const reached = new Set([file]);
    for (const module of reached) for (const next of importsOf(module)) reached.add(next);
    return reached;
  };
}

/** Whether a change of this file may change every story. */
export const drawsEveryStory = (file) => EVERY_STORY.some((one) => one.test(file));

/** In which language a file holds words, if in one alone. */
export const languageOf = (file) => /(?:\/i18n\/|\.)(?<language>en|fa)(?:\/|\.ts$)/.exec(file)?.groups.language;

/**
 * The one language that all of these files hold words of, or nothing: then the stories of the other are what they were.
 *
 * @param {readonly string[]} changed
 */
export function languageOfAll(changed) {
  const languages = new Set(changed.filter((file) => source.test(file) && !tests.test(file)).map(languageOf));
  const others = changed.some(drawsEveryStory);
  return languages.size === 1 && !others ? [...languages][0] : undefined;
}

/**
 * The files of stories that a change of these files may change, by the graph of imports. `all` when that cannot be told
 * from imports: what draws the stories, or a file of their packages that nothing imports.
 *
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
  // Removed, or used by nothing that a story shows: whoever imported a removed file has changed too.
  const wanted = new Set(relevant.filter((file) => known.has(file)));
  return graphs.filter(({ modules }) => [...wanted].some((file) => modules.has(file))).map(({ file }) => file);
}

/**
 * What changed since a commit, with what git does not know yet.
 *
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
