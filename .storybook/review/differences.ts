import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './manifest.ts';

/** The workspace. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The results of the story runs, outside git: `<mode>/<view>/<story>/after.png` for each differing picture, and `<mode>/stale.txt`. Each
 * mode is drawn by a separate process, which writes only to its own folder.
 */
export const foundFolder = path.join(root, '.vitest/pictures');

/** The pixels of an image file. */
export const openImage = async (image: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Names of the pictures that differ, sorted. */
export const differingIn = (folder = foundFolder): string[] =>
  globSync('*/*/*/after.png', { cwd: folder })
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();

/** The report of the differences, and what it says of itself. */
export const reportFile = (folder = foundFolder): string => path.join(folder, 'index.html');
const reportedFile = (folder: string) => path.join(folder, 'report.json');

/** The path of a differing picture as it is drawn today. */
export const afterOf = (name: string, folder = foundFolder): string => path.join(folder, name, 'after.png');

/** Stores a differing picture. A report that was written before does not show it: nobody may decide on it there. */
export function keepDiffering(name: string, png: Buffer, folder = foundFolder): void {
  for (const file of [reportFile(folder), reportedFile(folder)]) rmSync(file, { force: true });
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(afterOf(name, folder), png);
}

/** Deletes a picture that is accepted now, and what was drawn to compare it with. */
export function forgetDiffering(name: string, folder = foundFolder): void {
  if (existsSync(path.join(folder, name))) rmSync(path.join(folder, name), { recursive: true });
}

const staleFile = (mode: string, folder: string) => path.join(folder, mode, 'stale.txt');

/** Records which pictures of a mode no story draws any more. */
export function noteStale(mode: string, names: readonly string[], folder = foundFolder): void {
  mkdirSync(path.join(folder, mode), { recursive: true });
  writeFileSync(staleFile(mode, folder), names.join('\n'));
}

/** The pictures that no story drew in the last complete run. */
export const readStale = (folder = foundFolder): string[] =>
  globSync('*/stale.txt', { cwd: folder })
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((name) => name !== '')
    .sort();

/** Lets go of names that were removed: a story that draws one of them again would lose its picture with the next acceptance. */
export function forgetStale(names: readonly string[], folder = foundFolder): void {
  for (const file of globSync('*/stale.txt', { cwd: folder })) {
    const kept = readFileSync(path.join(folder, file), 'utf8').split('\n');
    noteStale(
      path.dirname(file),
      kept.filter((name) => !names.includes(name)),
      folder,
    );
  }
}

/** What the last report showed: a decision names its pictures by their place in it. */
export interface Reported {
  stamp: string;
  names: readonly string[];
}

/** Records what a report shows. */
export const noteReport = (reported: Reported, folder = foundFolder): void =>
  writeFileSync(reportedFile(folder), JSON.stringify(reported));

/** The names behind the numbers of a decision; of another report than the last it is an error. */
export function decided(stamp: string, numbers: readonly number[], folder = foundFolder): string[] {
  const file = reportedFile(folder);
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reported) : undefined;
  if (last?.stamp !== stamp)
    throw new Error(
      `The report ${stamp} is not the last one: open .vitest/pictures/index.html again and decide there.`,
    );
  return numbers.map((number) => {
    const name = last.names[number];
    if (name === undefined) throw new Error(`The report ${stamp} has no picture ${number}.`);
    return name;
  });
}
