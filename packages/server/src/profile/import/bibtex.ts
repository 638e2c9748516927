import { type BibtexEntry, bibtexEntries } from './bibtexEntries.ts';
import type { Found } from './found.ts';
import { isKnownType, knownAbbreviations, textsOf, verbatim } from './latex.ts';
import { addPaper, nothingFound } from './paper.ts';

/** Types of BibLaTeX that hold settings or other entries. */
const NO_PAPER = new Set(['control', 'set', 'xdata']);

/** The first of the fields that is not empty. */
const oneOf = (fields: BibtexEntry['fields'], ...names: readonly string[]): string =>
  names.map((name) => fields.get(name)?.trim() ?? '').find((value) => value !== '') ?? '';

/** The address of an entry: of two in one field the first. */
function addressOf(fields: BibtexEntry['fields']): string | null {
  const published = oneOf(fields, 'howpublished');
  const text = verbatim(oneOf(fields, 'url') || (/\\url|^https?:/iu.test(published) ? published : ''));
  return text.split(/\s/u)[0] ?? null;
}

/**
 * The papers of a BibTeX or BibLaTeX file, in the order of the file. Nothing is fetched, and an entry that cannot be read takes no other
 * with it: the problems say which line it begins at.
 */
export function readBibtex(text: string): Found {
  const found = nothingFound();
  const { entries, problems } = bibtexEntries(text, knownAbbreviations);
  found.problems.push(...problems);
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry.fields]));
  const wholes = new Set(entries.map(({ fields }) => oneOf(fields, 'crossref').toLowerCase()));
  for (const { type, key, fields, line } of entries) {
    if (NO_PAPER.has(type) || (type === 'proceedings' && wholes.has(key.toLowerCase()))) continue;
    // A paper of a conference may leave its year and the name of the proceedings to the entry of the whole.
    const crossref = oneOf(fields, 'crossref').toLowerCase();
    const whole = (crossref === '' ? undefined : byKey.get(crossref)) ?? new Map<string, string>();
    const { title, authors, venue, abstract } = textsOf({
      title: oneOf(fields, 'title'),
      authors: oneOf(fields, 'author'),
      venue:
        oneOf(fields, 'journal', 'journaltitle', 'booktitle', 'school', 'institution') ||
        oneOf(whole, 'booktitle', 'title'),
      abstract: oneOf(fields, 'abstract'),
    });
    addPaper(found, {
      title,
      year: oneOf(fields, 'year', 'date') || oneOf(whole, 'year', 'date'),
      authors,
      venue,
      doi: verbatim(oneOf(fields, 'doi')),
      url: addressOf(fields),
      abstract,
      line,
      key,
      isUnknownType: !isKnownType(type),
    });
  }
  found.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return found;
}
