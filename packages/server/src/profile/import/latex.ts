import { type CSLName, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { raised, withoutTags } from './paper.ts';

const { constants, types } = plugins.config.get('@bibtex');
/** The types of the library leave these out. */
const { mathCommands } = constants as unknown as { mathCommands: Readonly<Record<string, string>> };

/** The abbreviations that BibTeX styles define (`jan`, `jacm`). */
export const knownAbbreviations: Readonly<Record<string, string>> = constants.defaultStrings;

export const isKnownType = (type: string): boolean =>
  Object.hasOwn(types.bibtex.source, type) || Object.hasOwn(types.biblatex.source, type);

/** What stands for a line break, `<` and `>` while the library has the text: it writes tags of its own. */
const BREAK = '\u001E';
const LESS = '\u000E';
const MORE = '\u000F';

/** Letters, signs of formulas and layout that the library does not know, or not in time. */
const signs: Readonly<Record<string, string>> = {
  par: BREAK + BREAK,
  newline: BREAK,
  linebreak: BREAK,
  aa: 'å',
  AA: 'Å',
  S: '§',
  textless: LESS,
  textgreater: MORE,
  lt: LESS,
  gt: MORE,
  times: '×',
  cdot: '·',
  pm: '±',
  mp: '∓',
  infty: '∞',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  sim: '∼',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  partial: '∂',
  nabla: '∇',
  sum: '∑',
  int: '∫',
  in: '∈',
  ell: 'ℓ',
  circ: '°',
  prime: '′',
  dots: '…',
  ldots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
  space: ' ',
};
/** Characters after a backslash that stand for a space, a line break or nothing. */
const layout: Readonly<Record<string, string>> = {
  '\\': BREAK,
  '\n': ' ',
  ' ': ' ',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  '!': '',
  '-': '',
  '/': '',
  '@': '',
  '(': '',
  ')': '',
  '[': '',
  ']': '',
};
/** An accent on nothing is how a sign of its own is written. */
const bare: Readonly<Record<string, string>> = { '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' };
/** Commands that need their braces and change the text. */
const kept = new Set(['textsubscript', 'textsuperscript', 'enquote', 'mkbibquote', 'url', 'href']);

const entity = /(?:\{\\&\}|\\?&)(amp|lt|gt|quot|apos|nbsp);/gu;
const entities: Readonly<Record<string, string>> = {
  amp: '\\&',
  lt: LESS,
  gt: MORE,
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const command = /\\(?:([a-zA-Z]+)[ \t\n]*|([\s\S]))/gu;

const emptyBraces = /^\{[ \t\n]{0,20}\}/u;

/** An accent where there is a letter for it to stand on. */
function accent(own: string, rest: string): string {
  if (emptyBraces.test(rest)) return bare[own] ?? '';
  const [next = ''] = rest;
  if (next === '' || next === '}' || next === '$') return '';
  return /^[a-zA-Z]/u.test(own) && next !== '{' ? `\\${own} ` : `\\${own}`;
}

/** A command with the white space behind it, as the library can read it before these characters. */
function knownCommand(whole: string, name: string | undefined, other: string, rest: string): string {
  if (Object.hasOwn(constants.diacritics, name ?? other)) return accent(name ?? other, rest);
  if (name === undefined) return layout[other] ?? whole;
  if (kept.has(name)) return rest.startsWith('{') ? `\\${name}` : '';
  if (Object.hasOwn(signs, name)) return signs[name] ?? '';
  return Object.hasOwn(constants.commands, name) || Object.hasOwn(mathCommands, name) ? whole : '';
}

/**
 * LaTeX as the library can read it. It throws at a command without its braces and a `$` alone, prints the names of commands that it does
 * not know, and takes every name that an object has for a command.
 */
function readable(raw: string): string {
  const text = withoutTags(raw.replaceAll(/[\0-\u0008\v\f\u000E-\u001F\u007F]/gu, ' '))
    .replaceAll(entity, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('<', LESS)
    .replaceAll('>', MORE)
    .replaceAll(/\\(?:begin|end)[ \t]{0,20}\{[a-zA-Z*]{0,30}\}/gu, ' ');
  const isOdd = (text.match(/\\[\s\S]|\$/gu) ?? []).filter((sign) => sign === '$').length % 2 === 1;
  const known = text.replaceAll(command, (whole, name: string | undefined, other: string | undefined, at: number) =>
    knownCommand(whole, name, other ?? '', text.slice(at + whole.length, at + whole.length + 24)),
  );
  return isOdd ? known.replaceAll(/\\[\s\S]|\$/gu, (sign) => (sign === '$' ? '\\$' : sign)) : known;
}

/** The text that the library made of it, with its tags for what is below and above the line. */
const finished = (text: string): string =>
  text
    .replaceAll(/<(sub|sup)>([^<>]*)<\/(?:sub|sup)>/gu, (_, kind: string, inner: string) =>
      raised(kind === 'sub' ? 'sub' : 'sup', inner),
    )
    .replaceAll(/<\/?su[bp]>/gu, '')
    .replaceAll(LESS, '<')
    .replaceAll(MORE, '>')
    .replaceAll(BREAK, '\n')
    // An accent above `\i` and `\j`.
    .replaceAll(/ı(?=[\u0300-\u036F])/gu, 'i')
    .replaceAll(/ȷ(?=[\u0300-\u036F])/gu, 'j')
    .normalize('NFC')
    .toWellFormed();

/** What is left of a text that the library cannot read. */
const stripped = (text: string): string => text.replaceAll(/\\[a-zA-Z]+|[\\{}$]/gu, ' ');

/** A name in the order in which it is printed. */
const printedName = (name: CSLName): string =>
  finished(
    [name.given, name['non-dropping-particle'], name.family ?? name.literal, name.suffix]
      .filter((part) => part !== undefined)
      .join(' '),
  ).replaceAll('\n', ' ');

/** The library's own type is the one of its last step. */
interface Parsed {
  title?: string;
  author?: CSLName[];
  'container-title'?: string;
  annote?: string;
}

const fieldNames = { title: 'title', authors: 'author', venue: 'journal', abstract: 'annote' } as const;
type Texts = Record<keyof typeof fieldNames, string>;

function parsed(texts: Partial<Texts>): Parsed {
  const properties: Record<string, string> = {};
  for (const field of ['title', 'authors', 'venue', 'abstract'] as const) {
    const text = texts[field];
    if (text !== undefined) properties[fieldNames[field]] = text;
  }
  // With its type the input is never looked at as an address to fetch.
  const list = plugins.input.data(
    [{ type: 'article', label: 'entry', properties, annotations: {} }],
    '@bibtex/entries+list',
  ) as unknown as Parsed[];
  return list[0] ?? {};
}

/** The same for one field after the other, so that one that the library cannot read takes no other with it. */
function parsedApart(texts: Texts): Parsed {
  const apart = (field: keyof Texts, otherwise: Parsed): Parsed => {
    try {
      return parsed({ [field]: texts[field] });
    } catch {
      return otherwise;
    }
  };
  return {
    ...apart('title', { title: stripped(texts.title) }),
    ...apart('authors', {
      author: texts.authors.split(/\sand\s/u).map((name) => ({ literal: stripped(name) })),
    }),
    ...apart('venue', { 'container-title': stripped(texts.venue) }),
    ...apart('abstract', { annote: stripped(texts.abstract) }),
  };
}

/** A blank line parts two paragraphs. */
const inParagraphs = (raw: string): string =>
  raw
    .split('\n')
    .map((line) => (line.trim() === '' ? '\\par ' : line))
    .join('\n');

/**
 * Authors as the library can part them: with Latin commas, no name left out between two `and`, and words with a hyphen in braces. It takes
 * what follows a hyphen for a word of its own, so that `Xiao-ming Wang` became `ming Xiao-Wang`, and `al-Rashid` lost the hyphen.
 */
const partable = (raw: string): string =>
  raw
    .replaceAll('،', ',')
    .replaceAll(/\sand(?=\sand\s)/giu, '')
    .replaceAll(/\\(?:[a-zA-Z]+|[\s\S])|[\p{L}\p{M}\u200C.'’-]+/gu, (word) =>
      word[0] !== '\\' && /[^-]-[^-]/u.test(word) ? `{${word}}` : word,
    );

/** The library takes quadratic time for the words of one name. */
const LONGEST_NAME = 2000;

/** The fields of a paper that are LaTeX, as text; line breaks are left only in the abstract. */
export function textsOf(raw: Texts): { title: string; authors: string[]; venue: string; abstract: string } {
  const names = raw.authors.split(/\sand\s/iu);
  const isTooLong = names.some((name) => name.length > LONGEST_NAME);
  const texts: Texts = {
    title: readable(raw.title),
    authors: isTooLong ? '' : readable(partable(raw.authors)),
    venue: readable(raw.venue),
    abstract: readable(inParagraphs(raw.abstract)),
  };
  let fields: Parsed;
  try {
    fields = parsed(texts);
  } catch {
    fields = parsedApart(texts);
  }
  return {
    title: finished(fields.title ?? ''),
    authors: isTooLong ? names.map(stripped) : (fields.author ?? []).map(printedName),
    venue: finished(fields['container-title'] ?? ''),
    abstract: finished(fields.annote ?? ''),
  };
}

/** A DOI or an address: nothing in it is LaTeX but the backslash before a sign, which tools add. */
export const verbatim = (raw: string): string =>
  raw
    .replaceAll(/\\(?:url|texttt)(?![a-zA-Z])/gu, '')
    .replaceAll(/\\(?:textasciitilde|~\{\})/gu, '~')
    .replaceAll(/\\textunderscore/gu, '_')
    .replaceAll(/\\([\\{}%&#_$~^])|[{}]/gu, (_, sign: string | undefined) => sign ?? '')
    .trim();
