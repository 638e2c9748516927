import { type Found, problem } from './found.ts';
import { addPaper, doiOf, MOST_READ, nothingFound, withoutMarkup } from './paper.ts';

const LARGEST_ENTRY = 200_000;

const KNOWN_TYPES = new Set(
  (
    'ABST ADVS AGGR ANCIENT ART BILL BLOG BOOK CASE CHAP CHART CLSWK COMP CONF CPAPER CTLG DATA DBASE DICT EBOOK ECHAP EDBOOK EJOUR ELEC ' +
    'ENCYC EQUA FIGURE GEN GOVDOC GRANT HEAR ICOMM INPR INTV JFULL JOUR LEGAL MANSCPT MAP MGZN MPCT MULTI MUSIC NEWS PAMP PAT PCOMM POD ' +
    'PRESS RPRT SER SLIDE SOUND STAND STAT STD THES UNBILL UNPB UNPD VIDEO WEB'
  ).split(' '),
);

interface RisEntry {
  /** Null where the entry began without a type. */
  type: string | null;
  line: number;
  /** The values of each tag, each in its lines. */
  tags: Map<string, string[][]>;
  size: number;
}

/** One or two spaces before the hyphen, and one or none behind it at the end of a line: tools differ. */
const tagged = /^([A-Z][A-Z\d]) {1,2}-(?: |$)/u;

/** The entries of a file. Text before a first tag is none; a line without a tag goes on with the one before. */
function* entriesOf(text: string): Generator<RisEntry> {
  let entry: RisEntry | null = null;
  let value: string[] | null = null;
  let line = 0;
  for (const written of text.replace(/^\uFEFF/u, '').split(/\r\n|[\n\r]/u)) {
    line += 1;
    const [start, tag = ''] = tagged.exec(written) ?? [];
    if (start === undefined) {
      value?.push(written);
      if (entry) entry.size += written.length;
      continue;
    }
    if (tag === 'TY' || tag === 'ER') {
      if (entry) yield entry;
      entry = null;
      value = null;
    }
    if (tag === 'ER') continue;
    entry ??= { type: null, line, tags: new Map(), size: 0 };
    const content = written.slice(start.length).trim();
    entry.size += content.length;
    if (tag === 'TY') entry.type = content.toUpperCase();
    else {
      value = [content];
      const values = entry.tags.get(tag);
      if (values) values.push(value);
      else entry.tags.set(tag, [value]);
    }
  }
  if (entry) yield entry;
}

/** `Family, Given, Suffix` in the order in which it is printed. */
function printedName(name: string): string {
  const [family = '', given = '', ...suffix] = name.split(/[,،]/u).map((part) => part.trim());
  return [given, family, ...suffix].join(' ').trim();
}

/** The papers of a RIS file, in the order of the file. Each problem says at which line its entry begins. */
export function readRis(text: string): Found {
  const found = nothingFound();
  let read = 0;
  for (const { type, line, tags, size } of entriesOf(text)) {
    read += 1;
    if (read > MOST_READ) {
      found.problems.push(problem('too_many_entries', { line, limit: MOST_READ }));
      break;
    }
    const all = (...names: readonly string[]): string[] =>
      names.flatMap((name) => tags.get(name) ?? []).map((lines) => lines.join('\n').trim());
    const first = (...names: readonly string[]): string => all(...names).find((value) => value !== '') ?? '';
    if (size > LARGEST_ENTRY || type === null) {
      const code = type === null ? 'unreadable' : 'entry_too_large';
      const limit = type === null ? null : LARGEST_ENTRY;
      found.problems.push(problem(code, { line, name: first('ID').slice(0, 300) || null, limit }));
      continue;
    }
    const titleTags = ['TI', 'T1', 'CT', 'BT'];
    const title = first(...titleTags);
    const book = first('BT');
    // The other three hold editors and translators where the authors have tags of their own.
    const authors = [all('AU', 'A1'), all('A2', 'A3', 'A4')].find((names) => names.length > 0) ?? [];
    addPaper(found, {
      title: withoutMarkup(title),
      year: all('PY', 'Y1', 'DA').join(' '),
      authors: authors.flatMap((names) => names.split(/[;؛\n]/u)).map(printedName),
      venue: withoutMarkup(
        first('JF', 'T2', 'JO', 'JA', 'J2', 'C3') ||
          (book === title ? '' : book) ||
          (type === 'THES' ? first('PB') : ''),
      ),
      doi:
        first('DO') ||
        (all('UR', 'M3')
          .map(doiOf)
          .find((doi) => doi !== null) ??
          null),
      url: all('UR', 'LK').find((value) => /^https?:/iu.test(value)) ?? null,
      abstract: withoutMarkup(first('AB', 'N2')),
      line,
      key: first('ID'),
      isUnknownType: !KNOWN_TYPES.has(type),
    });
  }
  return found;
}
