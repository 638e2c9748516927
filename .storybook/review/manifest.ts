import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An accepted picture: its size in CSS pixels and a hash of its pixels. */
export interface Accepted {
  size: string;
  hash: string;
}

/** The accepted pictures by name: `<mode>/<view>/<story>`. */
export type Manifest = ReadonlyMap<string, Accepted>;

/** The manifest in git, a line per picture. */
export const manifestFile = path.join(import.meta.dirname, '../pictures.txt');

const LINE = /^(?<name>[\w-]+\/[\w-]+\/[\w-]+) (?<size>\d+×\d+) (?<hash>[0-9a-f]{32})$/;

/** Parses a manifest. An invalid line (such as a git conflict marker) or a duplicate is an error. */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<string, Accepted>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const { name = '', size = '', hash = '' } = LINE.exec(line)?.groups ?? {};
    const wrong = name === '' ? 'is no picture' : manifest.has(name) && `names ${name} again`;
    if (wrong) {
      throw new Error(
        `.storybook/pictures.txt: line ${index + 1} ${wrong}. After a conflict of git take either side, ` +
          'run npm test -- stories, look at the report, then npm run visual:accept.',
      );
    }
    manifest.set(name, { size, hash });
  }
  return manifest;
}

const byName = ([a]: readonly [string, Accepted], [b]: readonly [string, Accepted]) => (a < b ? -1 : 1);

/** The text of a manifest, sorted by name, so that a diff reads as a list of stories. */
export const printManifest = (manifest: Manifest): string =>
  [...manifest]
    .sort(byName)
    .map(([name, { size, hash }]) => `${name} ${size} ${hash}\n`)
    .join('');

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The manifest entry of a picture. */
export const acceptedOf = ({ data, width, height }: Pixels): Accepted => ({
  size: `${width}×${height}`,
  hash: createHash('sha256').update(data).digest('hex').slice(0, 32),
});

export const isAccepted = (manifest: Manifest, name: string, { size, hash }: Accepted): boolean => {
  const accepted = manifest.get(name);
  return accepted?.size === size && accepted.hash === hash;
};

/** The pictures of these modes that were not drawn. */
export function staleIn(manifest: Manifest, drawn: ReadonlySet<string>): string[] {
  const modes = new Set([...drawn].map((name) => name.split('/')[0]));
  return [...manifest.keys()].filter((name) => modes.has(name.split('/')[0]) && !drawn.has(name)).sort();
}

/** Whether the name of a picture contains one of the words; true if there are no words. */
export const isNamed = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

/** The manifest after accepting differing pictures and removing stale ones: all, or those that the words select. */
export function accept(
  manifest: Manifest,
  found: { differing: Manifest; stale: readonly string[] },
  words: readonly string[],
): Manifest {
  const next = new Map(manifest);
  for (const name of found.stale) if (isNamed(name, words)) next.delete(name);
  for (const [name, accepted] of found.differing) if (isNamed(name, words)) next.set(name, accepted);
  return next;
}

/** The manifest of this checkout. */
export const readManifest = (file = manifestFile): Manifest => parseManifest(readFileSync(file, 'utf8'));

/** Writes a manifest atomically, so that a concurrent reader finds the old or the new one. */
export function writeManifest(manifest: Manifest, file = manifestFile): void {
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, printManifest(manifest));
  renameSync(next, file);
}
