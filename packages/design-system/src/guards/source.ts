import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A source file: its path from the root of the repository, and its text. */
export interface Source {
  file: string;
  text: string;
}

const root = join(import.meta.dirname, '../../../..');

export function read(file: string): Source {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

/** The files below a folder whose path matches a pattern. */
export function sourcesIn(folder: string, pattern: RegExp): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => relative(root, join(root, folder, path)))
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .toSorted((one, other) => one.localeCompare(other))
    .map(read);
}

/** The same text with its comments blanked and its lines kept, for rules about code only. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The matches of a pattern, as lines with their location: `packages/…/Card.css.ts:12  marginLeft:`. */
export function findings({ file, text }: Source, pattern: RegExp): string[] {
  const everywhere = new RegExp(pattern.source, pattern.unicode ? 'gmu' : 'gm');
  return [...text.matchAll(everywhere)].map((match) => {
    const start = match.index + match[0].search(/\S/);
    return `${file}:${text.slice(0, start).split('\n').length}  ${match[0].trim().replace(/\s+/g, ' ')}`;
  });
}
