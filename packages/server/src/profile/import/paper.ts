import type { ImportProblem } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/PaperInput';
import { withLatinDigits } from '../../platform/latin.ts';
import { cleanText, shortName } from './addEntry.ts';
import { type Found, problem } from './found.ts';

/** A paper as its source gives it, in plain text: neither LaTeX nor HTML. */
export interface RawPaper {
  title: string | null;
  /** A number, or a text with the year in it (`2021/03/05/`, `۱۴۰۳`). */
  year: string | number | null;
  /** One name each, as it is to be printed. A last `et al.` or `others` is none. */
  authors: readonly string[];
  venue: string | null;
  doi: string | null;
  url: string | null;
  abstract: string | null;
  /** Where the entry begins in the file, from 1. */
  line: number | null;
  /** The person among the authors, where the source says so. */
  ownAuthor?: string | null;
  /** The word that names the entry in its file. */
  key?: string | null;
  /** True where the file calls it something that no format knows; it is offered all the same. */
  isUnknownType?: boolean;
}

/** How many entries are read of one file. */
export const MOST_READ = 5000;

/** A year before this one is Jalali; the two calendars differ by 621 or 622 years. */
const FIRST_GREGORIAN = 1700;
const JALALI_OFFSET = 621;

export const nothingFound = (): Found => ({ entries: [], name: null, person: null, problems: [], leftOut: [] });

const longest = (field: keyof typeof limits): number => limits[field].maxLength ?? Infinity;

/** A text on one line, as it is stored. */
export const oneLine = (text: string | null): string =>
  cleanText(cleanText(text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' '));

/** A text in paragraphs, as it is stored. */
const inParagraphs = (text: string | null): string =>
  (text ?? '')
    .split(/\r\n|[\n\r]/u)
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

const below: Readonly<Record<string, string>> = { '+': '₊', '-': '₋', '−': '₋' };
const above: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '−': '⁻', '1': '¹', '2': '²', '3': '³' };

/** A number below or above the line in its own characters (`₂`, `⁻¹`); other text comes down to the line. */
export function raised(kind: 'sub' | 'sup', text: string): string {
  if (!/^[+−-]?\d*[+−-]?$/u.test(text)) return text;
  const [own, zero] = kind === 'sub' ? [below, 0x2080] : [above, 0x2070];
  return Array.from(text, (character) => own[character] ?? String.fromCodePoint(zero + Number(character))).join('');
}

const blocks = new Set(['p', 'br', 'div', 'title', 'sec', 'jats:p', 'jats:title', 'jats:sec', 'jats:list-item']);
const inline = new Set('a b em i italic bold math sc scp small span strong sub sup tt u'.split(' '));
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function tagAsText(tag: string, rawName: string, attributes: string | undefined): string {
  const name = rawName.toLowerCase();
  const isKnown = blocks.has(name) || inline.has(name) || /^(?:jats|mml):/u.test(name);
  // `a <b and c> d` is text.
  const isText = attributes !== undefined && attributes.trim() !== '' && !attributes.includes('=');
  if (!isKnown || isText) return tag;
  return blocks.has(name) ? '\n' : '';
}

/** The same as `withoutMarkup` without a look at entities, for text in which `&` has a meaning of its own. */
export const withoutTags = (markup: string): string =>
  markup
    .replaceAll(/<(sub|sup)>([+−\d-]{0,20})<\/(?:sub|sup)>/giu, (_, kind: string, text: string) =>
      raised(kind.toLowerCase() === 'sub' ? 'sub' : 'sup', text),
    )
    .replaceAll(/<\/?([a-z][\w:-]{0,40})(\s[^<>]{0,500})?\/?>/giu, tagAsText);

/**
 * The text of a title or an abstract that publishers wrote in HTML, JATS or MathML: numbers below and above the line in their own
 * characters, blocks on lines of their own, other tags gone. A `<` that opens no known tag stays.
 */
export const withoutMarkup = (markup: string): string =>
  withoutTags(markup).replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/gu, (entity, name: string) => entities[name] ?? entity);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Without the full stop or the bracket of a sentence around it; a bracket that the DOI itself opened stays. */
function withoutEnd(doi: string): string {
  let end = doi.length;
  let unopened = doi.split(')').length - doi.split('(').length;
  for (; end > 0; end -= 1) {
    const last = doi[end - 1];
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (last !== '.' && last !== ',' && last !== ';') break;
  }
  return doi.slice(0, end);
}

/** A DOI without the address or the word before it; a text that is none comes back as it is, trimmed. */
function withoutResolver(text: string): string {
  const trimmed = text.trim();
  const address = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//iu.exec(trimmed)?.[0];
  return withoutEnd(
    address === undefined ? trimmed.replace(/^doi:/iu, '').trim() : decoded(trimmed.slice(address.length)),
  );
}

/** The DOI in any of its spellings (`doi:…`, `https://doi.org/…`); null where the text is none. */
export function doiOf(text: string): string | null {
  const doi = withoutResolver(text);
  return /^10\.\d{4,9}\/\S+$/u.test(doi) ? doi : null;
}

/** An address that a link may be made of, else nothing. */
function webAddress(text: string | null): string {
  const address = (text ?? '').trim();
  return /^https?:\/\/[^\s/]/iu.test(address) && !/\s/u.test(address) && URL.canParse(address) ? address : '';
}

function yearOf(year: RawPaper['year']): number | null {
  const digits = /(?<!\d)[1-9]\d{3}(?=(?:\d{4})?(?!\d))/u.exec(withLatinDigits(String(year ?? '')))?.[0];
  return digits === undefined ? null : Number(digits);
}

/** As the contract counts: in code points. */
const isWithin = (text: string, most: number): boolean => text.length <= most || Array.from(text).length <= most;

const AND_OTHERS = 'et al.';
const isAndOthers = (name: string): boolean => /^(?:et al\.?|others)$/iu.test(name);

/** The names that fit, in their order, and the list that they make. */
function printed(all: readonly string[]): { authors: string; names: readonly string[]; isCut: boolean } {
  const isOpen = all.length > 1 && isAndOthers(all.at(-1) ?? '');
  const names = isOpen ? all.slice(0, -1) : all;
  const authors = [...names, ...(isOpen ? [AND_OTHERS] : [])].join('; ');
  if (isWithin(authors, longest('authors'))) return { authors, names, isCut: false };
  let length = AND_OTHERS.length;
  const end = names.findIndex((name) => {
    length += name.length + '; '.length;
    return length > longest('authors');
  });
  const kept = names.slice(0, end === -1 ? names.length : end);
  return { authors: kept.length === 0 ? '' : [...kept, AND_OTHERS].join('; '), names: kept, isCut: true };
}

/** Adds a paper within the limits of the contract, or says why it is left out, in whole or in part. */
export function addPaper(found: Found, raw: RawPaper): void {
  const title = oneLine(raw.title);
  const name = shortName(title === '' ? oneLine(raw.key ?? null) : title);
  const say = (code: ImportProblem['code'], field: string | null, limit: number | null = null): void => {
    found.problems.push(problem(code, { line: raw.line, name: name === '' ? null : name, field, limit }));
  };
  const year = yearOf(raw.year);
  if (title === '') return say('field_missing', 'title');
  if (!isWithin(title, longest('title'))) return say('field_too_long', 'title', longest('title'));
  if (year === null) return say('field_missing', 'year');
  if (raw.isUnknownType === true) say('type_unknown', null);
  const isJalali = year < FIRST_GREGORIAN;
  if (isJalali) say('about_year', 'year');

  const optional = (field: 'abstract' | 'doi' | 'journal_conference_name' | 'url', text: string): string | null => {
    if (isWithin(text, longest(field))) return text === '' ? null : text;
    say('field_too_long', field, longest(field));
    return null;
  };
  // A semicolon parts one printed name from the next.
  const names = raw.authors.flatMap((author) => author.split(/[;؛]/u).map(oneLine)).filter((author) => author !== '');
  const list = printed(names);
  if (list.isCut) say('shortened', 'authors', longest('authors'));
  const own = oneLine(raw.ownAuthor ?? null);
  found.entries.push({
    section: 'papers',
    entry: {
      title,
      year: isJalali ? year + JALALI_OFFSET : year,
      abstract: optional('abstract', inParagraphs(raw.abstract)),
      url: optional('url', webAddress(raw.url)),
      journal_conference_name: optional('journal_conference_name', oneLine(raw.venue)),
      doi: optional('doi', withoutResolver(oneLine(raw.doi))),
      authors: list.authors === '' ? null : list.authors,
    },
    authors: list.names,
    ownAuthor: list.names.includes(own) ? own : null,
  });
}
