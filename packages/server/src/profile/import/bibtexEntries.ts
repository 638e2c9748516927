import type { ImportProblem } from '@peyk/api-types';
import { problem } from './found.ts';
import { MOST_READ } from './paper.ts';

/** An entry with the values of its fields as they stand between their braces, abbreviations written out. */
export interface BibtexEntry {
  /** In lower case, as the names of the fields are. */
  type: string;
  key: string;
  fields: ReadonlyMap<string, string>;
  /** Where it begins, from 1. */
  line: number;
}

type Fault = Extract<ImportProblem['code'], 'entry_too_large' | 'unclosed' | 'unreadable'>;

const LARGEST_ENTRY = 200_000;
const MOST_BRACES = 60;
const LONGEST_KEY = 300;
/** What abbreviations may grow to in one file: each may be made of others, twice as long. */
const MOST_WRITTEN_OUT = 5_000_000;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

interface Piece {
  type: string;
  body: string;
  line: number;
  fault: Fault | null;
  /** The position behind it. */
  end: number;
}

const opening = /@[ \t\n]{0,20}([^\s{}()=,"'#%@]{1,50})[ \t\n]{0,20}([{(])/y;
/** The beginning of the next entry, at the start of a line. */
const nextEntry = /[ \t]{0,20}@[ \t]{0,20}[a-z]{1,50}[ \t]{0,20}[{(][ \t]{0,20}[^\s{}()=,"]{0,300}[ \t]{0,20}[,=]/iy;

/** The entry that begins at an `@`; null where none does. */
function pieceAt(text: string, at: number, line: number): Piece | null {
  const [whole, type = '', bracket] = matchAt(opening, text, at) ?? [];
  if (whole === undefined) return null;
  const from = at + whole.length;
  let deepest = 0;
  const piece = (to: number, end: number, fault: Fault | null): Piece => {
    const isTooLarge = to - from > LARGEST_ENTRY;
    const own = isTooLarge ? 'entry_too_large' : deepest > MOST_BRACES ? 'unreadable' : null;
    return { type: type.toLowerCase(), body: isTooLarge ? '' : text.slice(from, to), line, end, fault: fault ?? own };
  };
  let braces = 0;
  let brackets = 0;
  for (let index = from; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += text[index + 1] === '\n' ? 0 : 1;
    else if (character === '{') deepest = Math.max(deepest, (braces += 1));
    else if (character === '}' && braces > 0) braces -= 1;
    else if (character === '}' && bracket === '{') return piece(index, index + 1, null);
    else if (character === '(' && braces === 0) brackets += 1;
    else if (character === ')' && braces === 0 && brackets > 0) brackets -= 1;
    else if (character === ')' && braces === 0 && bracket === '(') return piece(index, index + 1, null);
    else if (character === '\n' && matchAt(nextEntry, text, index + 1)) return piece(index, index, 'unclosed');
  }
  return piece(text.length, text.length, 'unclosed');
}

/** The entries of a file in their order. What is not in one is a comment, and so is an entry behind a `%`. */
function* piecesOf(text: string): Generator<Piece> {
  const mark = /[\n%@]/gu;
  let line = 1;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '\n') line += 1;
    else if (found[0] === '%') {
      const end = text.indexOf('\n', found.index);
      if (end === -1) return;
      mark.lastIndex = end;
    } else {
      const piece = pieceAt(text, found.index, line);
      if (!piece) continue;
      yield piece;
      line += text.slice(found.index, piece.end).split('\n').length - 1;
      mark.lastIndex = piece.end;
    }
  }
}

class Faulty extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** A name that every object has: it would stand for something else than what the file says. */
const refused = (name: string): string => {
  if (name in Object.prototype || name.toLowerCase() in Object.prototype) throw new Faulty('unreadable');
  return name;
};

/** The abbreviations of a file, by their names in lower case. */
class Abbreviations {
  #values: Map<string, string>;
  #writtenOut = 0;

  constructor(known: Readonly<Record<string, string>>) {
    this.#values = new Map(Object.entries(known));
  }

  define(name: string, value: string): void {
    this.#values.set(name, value);
  }

  /** A word without braces: an abbreviation, else what it is, a number above all. */
  writtenOut(word: string): string {
    const value = this.#values.get(refused(word).toLowerCase()) ?? word;
    this.#writtenOut += value.length;
    if (this.#writtenOut > MOST_WRITTEN_OUT) throw new Faulty('entry_too_large');
    return value;
  }
}

/** The position of the brace or the quotation mark that closes the one at `at`. */
function closing(text: string, at: number): number {
  const mark = text[at] === '"' ? '"' : '}';
  let braces = 0;
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === mark && braces === 0) return index;
    else if (character === '{') braces += 1;
    else if (character === '}') braces -= 1;
  }
  throw new Faulty('unreadable');
}

const nothing = /[\s,]+|%[^\n]*/y;
const space = /\s+|%[^\n]*/y;
const word = /[^\s,{}"#%=()]+/y;

/** The fields of an entry from a position of its body on. Of two with one name the last counts. */
function fieldsFrom(body: string, from: number, abbreviations: Abbreviations): Map<string, string> {
  let at = from;
  const skip = (pattern: RegExp): void => {
    for (let found = matchAt(pattern, body, at); found; found = matchAt(pattern, body, at)) at += found[0].length;
  };
  const take = (): string => {
    const found = matchAt(word, body, at)?.[0];
    if (found === undefined) throw new Faulty('unreadable');
    at += found.length;
    return found;
  };
  const part = (): string => {
    if (body[at] !== '{' && body[at] !== '"') return abbreviations.writtenOut(take());
    const end = closing(body, at);
    const text = body.slice(at + 1, end);
    at = end + 1;
    return text;
  };
  const fields = new Map<string, string>();
  for (skip(nothing); at < body.length; skip(nothing)) {
    const name = refused(take()).toLowerCase();
    skip(space);
    if (body[at] !== '=') throw new Faulty('unreadable');
    at += 1;
    skip(space);
    let value = part();
    for (skip(space); body[at] === '#'; skip(space)) {
      at += 1;
      skip(space);
      value += part();
    }
    if (value.length > LARGEST_ENTRY) throw new Faulty('entry_too_large');
    fields.set(name, value);
  }
  return fields;
}

/** The word before the first comma; an entry that begins with a field has none. */
function keyOf(body: string): { key: string; end: number } {
  const before = /^[^,={}"]*/u.exec(body)?.[0] ?? '';
  const isKey = before.length === body.length || body[before.length] === ',';
  return isKey ? { key: refused(before.trim()), end: before.length } : { key: '', end: 0 };
}

/**
 * The entries of a BibTeX file and what could not be read of it, with the line. A fault ends the entry that it is in and no other: the next
 * one begins at the next `@type{key,` at the start of a line.
 */
export function bibtexEntries(
  file: string,
  known: Readonly<Record<string, string>>,
): { entries: BibtexEntry[]; problems: ImportProblem[] } {
  const text = file.replaceAll(/\r\n?/gu, '\n');
  const abbreviations = new Abbreviations(known);
  const entries: BibtexEntry[] = [];
  const problems: ImportProblem[] = [];
  let read = 0;
  for (const { type, body, line, fault } of piecesOf(text)) {
    if (type === 'comment' || type === 'preamble') continue;
    read += 1;
    if (read > MOST_READ) {
      problems.push(problem('too_many_entries', { line, limit: MOST_READ }));
      break;
    }
    let key = '';
    try {
      const { key: own, end } = type === 'string' ? { key: '', end: 0 } : keyOf(body);
      key = own.slice(0, LONGEST_KEY);
      if (fault) throw new Faulty(fault);
      const fields = fieldsFrom(body, end, abbreviations);
      if (type !== 'string') entries.push({ type, key, fields, line });
      else for (const [name, value] of fields) abbreviations.define(name, value);
    } catch (cause) {
      if (!(cause instanceof Faulty)) throw cause;
      const limit = cause.fault === 'entry_too_large' ? LARGEST_ENTRY : null;
      problems.push(problem(cause.fault, { line, name: key === '' ? null : key, limit }));
    }
  }
  return { entries, problems };
}
