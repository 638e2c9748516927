import type { Paper } from '@peyk/api-types';
import { authorNames } from '../ownAuthor.ts';
import { oneLine } from './paper.ts';

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text between braces as LaTeX. Empty braces keep apart what would be read as one sign: `--`, the end of an entity, a tag. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\{}%&#_$~^]/gu, (sign) => commands[sign] ?? `\\${sign}`)
    .replaceAll(/-(?=-)/gu, '-{}')
    .replaceAll(/'(?=')/gu, "'{}")
    .replaceAll(/`(?=`)/gu, '`{}')
    .replaceAll(/\\&(?=[a-z]{2,4};)/gu, '\\&{}')
    .replaceAll(/<(?=[a-z/])/giu, '{<}');

/** The same in paragraphs. An `@` at the start of a line would begin an entry. */
const escapedLines = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\n\r]/u)
    .map((line) => escaped(oneLine(line)))
    .join('\\\\\n')
    .replaceAll(/\n@/gu, '\n{@}');

/** Addresses are read as they are; only what would end the value early gets a backslash. */
const verbatim = (text: string): string => oneLine(text).replaceAll(/[\\{}]/gu, (sign) => `\\${sign}`);

const plainWord = /^\p{L}[\p{L}\p{M}\u200C.'’-]*$/u;

/** One author: `Family, Given` with the particles of the family name, else in braces as it is. */
function authorOf(name: string): string {
  const parts = name.split(/[,،]/u).map(oneLine);
  const words = oneLine(name.replaceAll(/[,،]/gu, ' ')).split(' ');
  const isPlain = words.every((word) => plainWord.test(word) && !/^and$|--|-$|''/iu.test(word));
  if (!isPlain || parts.length > 2 || words.length === 1 || parts.includes('')) return `{${escaped(name)}}`;
  if (parts.length === 2) return parts.join(', ');
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const at = particle === -1 ? words.length - 1 : particle;
  return `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`;
}

function authorsOf(authors: string): string {
  const names = authorNames(authors).map(oneLine);
  const isOpen = names.length > 1 && /^et al\.?$/iu.test(names.at(-1) ?? '');
  return [...(isOpen ? names.slice(0, -1) : names).map(authorOf), ...(isOpen ? ['others'] : [])].join(' and ');
}

/** A word for a key: letters without accents and digits. Persian letters stay. */
const keyWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const LONG = 4;
const LONGEST_WORD = 40;

/** `ahmadi2024damage`: the first author's family name, the year and the first long word of the title. */
function keyOf({ title, year, authors }: Paper): string {
  const first = authorNames(authors ?? '')[0] ?? '';
  const family = first.split(/[,،]/u).length > 1 ? (first.split(/[,،]/u)[0] ?? '') : (first.split(/\s/u).at(-1) ?? '');
  const words = title
    .split(/[^\p{L}\p{M}\p{N}\u200C]+/u)
    .map(keyWord)
    .filter((word) => word !== '');
  const word = words.find((one) => one.length >= LONG) ?? words[0] ?? '';
  return `${keyWord(family).slice(0, LONGEST_WORD)}${year}${word.slice(0, LONGEST_WORD)}`.toWellFormed();
}

/** `a` to `z`, then `aa`. */
const suffix = (index: number): string =>
  (index < 26 ? '' : suffix(Math.floor(index / 26) - 1)) + String.fromCodePoint(0x61 + (index % 26));

/** A writer of keys of which no two are equal; BibTeX compares them without case. */
function createKeys(): (paper: Paper) => string {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return (paper) => {
    const wanted = keyOf(paper);
    let key = wanted;
    let index = next.get(wanted) ?? 0;
    for (; used.has(key); index += 1) key = wanted + suffix(index);
    next.set(wanted, index);
    used.add(key);
    return key;
  };
}

/**
 * Papers as a BibTeX file in UTF-8, which `readBibtex` reads back as they are (title, year, authors as it prints them, venue, DOI, address
 * and abstract, but for runs of white space).
 */
export function writeBibtex(papers: readonly Paper[]): string {
  const keyFor = createKeys();
  return papers
    .map((paper) => {
      const fields: [name: string, value: string | null][] = [
        ['author', paper.authors === null ? null : authorsOf(paper.authors)],
        ['title', escaped(oneLine(paper.title))],
        ['journal', paper.journal_conference_name === null ? null : escaped(oneLine(paper.journal_conference_name))],
        ['year', String(paper.year)],
        ['doi', paper.doi === null ? null : verbatim(paper.doi)],
        ['url', paper.url === null ? null : verbatim(paper.url)],
        ['abstract', paper.abstract === null ? null : escapedLines(paper.abstract)],
      ];
      const written = fields.flatMap(([name, value]) =>
        value === null || value === '' ? [] : [`  ${name} = {${value}}`],
      );
      const type = paper.journal_conference_name === null ? 'misc' : 'article';
      return `@${type}{${keyFor(paper)},\n${written.join(',\n')}\n}\n`;
    })
    .join('\n');
}
