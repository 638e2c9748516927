import type { CandidateProfessor, CandidatePublication } from '../directory/directory.ts';
import { type Abbreviations, abbreviationsIn } from './abbreviations.ts';
import { referenceRarity } from './wordRarity.ts';
import { rootOf } from './spelling.ts';
import { termsOf } from './terms.ts';

/** Where a student's term was found in the professor's data. */
export type TermSource = 'topics' | 'field' | 'publications' | 'abstracts';

/** The roots of one text of a professor. */
export interface Unit {
  source: TermSource;
  roots: Set<string>;
  /** How much a match here counts as a sign that somebody works on it. */
  credit: number;
  /** How much a word here counts among all words of the professor. */
  amount: number;
}

export interface ReadPublication {
  publication: CandidatePublication;
  roots: Set<string>;
}

/** A professor's words, parsed once. */
export interface Document {
  candidate: CandidateProfessor;
  units: Unit[];
  topics: { name: string; roots: Set<string> }[];
  publications: ReadPublication[];
  /** Everything together. */
  roots: Set<string>;
  /** Where the words are at home, by the fields of the reference. */
  home: Float64Array;
}

/** Older works beyond say little of what somebody does; it keeps long lists from outweighing short ones. */
const MOST_PUBLICATIONS = 6;

/** Adds the words of an abbreviation that the person writes out somewhere to each text that holds it, and the other way round. */
function completed(roots: Set<string>, abbreviations: Abbreviations): Set<string> {
  for (const [short, stems] of abbreviations) {
    const long = stems.map(rootOf);
    if (roots.has(short)) for (const root of long) roots.add(root);
    else if (long.every((root) => roots.has(root))) roots.add(short);
  }
  return roots;
}

/** Reads a professor for a student who may write out abbreviations of their own. Retracted works are left out. */
export function readCandidate(candidate: CandidateProfessor, theirs: Abbreviations): Document {
  const works = candidate.publications
    .filter(({ retracted }) => retracted !== true)
    .slice(0, MOST_PUBLICATIONS)
    .map((publication) => ({ publication, abstract: publication.abstract ?? publication.abstractSentence }));
  const abbreviations = new Map([
    ...theirs,
    ...works.flatMap(({ publication, abstract }) => [...abbreviationsIn(`${publication.title}. ${abstract}`)]),
  ]);
  const read = (text: string): Set<string> => completed(new Set(termsOf(text).map(({ root }) => root)), abbreviations);
  const topics = candidate.topics.map((name) => ({ name, roots: read(name) }));
  const publications = works.map(({ publication, abstract }) => ({
    publication,
    title: read(publication.title),
    abstract: read(abstract),
  }));
  const units: Unit[] = [
    ...topics.map(({ roots }): Unit => ({ source: 'topics', roots, credit: 1, amount: 3 })),
    { source: 'field', roots: read(candidate.field), credit: 0.96, amount: 2 },
    { source: 'field', roots: read(candidate.department), credit: 0.7, amount: 0.5 },
    ...publications.map(({ title }): Unit => ({ source: 'publications', roots: title, credit: 0.85, amount: 1 })),
    ...publications.map(({ abstract }): Unit => ({ source: 'abstracts', roots: abstract, credit: 0.5, amount: 0.5 })),
  ];
  const roots = new Set<string>();
  for (const unit of units) for (const root of unit.roots) roots.add(root);
  return {
    candidate,
    units,
    topics,
    publications: publications.map(({ publication, title, abstract }) => ({
      publication,
      roots: title.union(abstract),
    })),
    roots,
    home: referenceRarity().homeOf(roots),
  };
}
