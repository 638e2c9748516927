import fs from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(tsx?|mts|mjs)$/;
const TEST = /\.test\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.vitest', 'storybook-static', 'pictures']);
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.css.ts', '/index.ts', '/index.tsx'];

/** A quoted text that may name a file: relative, in a package of ours, from the root, or a name with an extension. */
const TEXTS = /(['"`])((?:\.{1,2}\/|#|@peyk\/)?[\w@.*{},/-]+)\1/g;
/**
 * Code that lists folders may read any file in them. An absolute path is outside the repository, and so is the built app (`appDir`), which
 * git ignores: whoever tests it writes one of their own.
 */
const READS_FOLDERS = /\b(?:readdir|readdirSync|glob|globSync)\((?!['"`]\/|appDir\b)|\bimport\(\s*(?:`[^`]*\$\{|[a-z])/;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });

const kindOf = (file: string): 'file' | 'folder' | null => {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : null;
};

/** What a file refers to: modules that it imports, files that it reads or runs. */
interface Named {
  files: string[];
  /** It lists unknown folders: it may depend on anything. */
  anything: boolean;
}

/**
 * The files whose changes can affect a test. Not only imports count: any quoted text that names a file or a folder of this repository does,
 * so that files read, spawned, mocked or globbed are found as well, with false positives rather than misses.
 */
export interface ModuleGraph {
  /** The direct dependencies of a file; a folder counts as all files in it. */
  named(file: string): Named;
  /** The file and its transitive dependencies; null when that may be anything. */
  reach(file: string): ReadonlySet<string> | null;
}

/** Reads files lazily. `packages` maps a package's name to its folder, and its entries to files. */
export function moduleGraph(root: string): ModuleGraph {
  const entries = entriesOf(root);
  const known = new Map<string, Named>();

  const resolve = (from: string, text: string): string[] => {
    const entry = entries(text);
    if (entry) return [entry];
    const name = text.startsWith('#') ? text.slice(1) : text;
    const places = text.startsWith('.')
      ? [path.dirname(from)]
      : text.startsWith('#')
        ? [root]
        : [path.dirname(from), root];
    for (const place of places) {
      const whole = path.resolve(place, name);
      const ended = ENDINGS.map((ending) => whole + ending).find((file) => kindOf(file) === 'file');
      if (ended) return [ended];
      // A glob counts as the folder before its first star. A path of only `..` segments does not count as a folder.
      const folder = path.resolve(
        place,
        name.split(/[*{]/, 1)[0]?.replace(/[^/]*$/, (end) => (name.includes('*') ? '' : end)) ?? '',
      );
      const meant = /\w\//.test(name) || /\/\w/.test(name);
      if (meant && folder.startsWith(root + path.sep) && kindOf(folder) === 'folder') return filesBelow(folder);
    }
    return [];
  };

  const named = (file: string): Named => {
    const before = known.get(file);
    if (before) return before;
    const text = SOURCE.test(file) ? fs.readFileSync(file, 'utf8') : '';
    const files = new Set<string>();
    let folders = 0;
    for (const [, , name = ''] of text.matchAll(TEXTS)) {
      if (!/[./]/.test(name) || /^[./]+$/.test(name)) continue;
      const listed = resolve(file, name);
      if (listed.length > 1) folders += 1;
      // Only a test reads tests: what lists a folder for the product leaves them out.
      const found = listed.length > 1 && !TEST.test(file) ? listed.filter((each) => !TEST.test(each)) : listed;
      for (const each of found) files.add(each);
    }
    const result = { files: [...files], anything: READS_FOLDERS.test(text) && folders === 0 };
    known.set(file, result);
    return result;
  };

  return {
    named,
    reach(file) {
      const reached = new Set([file]);
      for (const each of reached) {
        const { files, anything } = named(each);
        if (anything) return null;
        for (const next of files) reached.add(next);
      }
      return reached;
    },
  };
}

/** Resolves `@peyk/server/…` through the package's `exports`. */
function entriesOf(root: string): (text: string) => string | null {
  const packages = fs.readdirSync(path.join(root, 'packages')).flatMap((folder) => {
    const file = path.join(root, 'packages', folder, 'package.json');
    if (!fs.existsSync(file)) return [];
    const { name, exports = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return [{ name, folder: path.dirname(file), exports: Object.entries(exports) }];
  });
  return (text) => {
    const owner = packages.find(({ name }) => text === name || text.startsWith(`${name}/`));
    if (!owner) return null;
    const wanted = `.${text.slice(owner.name.length)}`;
    for (const [key, target] of owner.exports) {
      const [head = '', tail] = key.split('*');
      const fits = tail === undefined ? wanted === key : wanted.startsWith(head) && wanted.endsWith(tail);
      if (fits)
        return path.join(
          owner.folder,
          target.replace('*', wanted.slice(head.length, wanted.length - (tail ?? '').length)),
        );
    }
    return null;
  };
}
