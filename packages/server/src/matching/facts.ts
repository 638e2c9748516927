import type { CandidateProfessor, CandidatePublication } from '../directory/directory.ts';
import type { ProfileEntry } from './student.ts';

/** The facts that connect a student and a professor, from which the explanation and the email are made. */
export interface MatchFacts {
  /** The student's best-fitting research area, in English where a translation is known. */
  area: string;
  /** The same as reasons name it: where it is no more than the name of a field, its subfield. */
  interest: string;
  /** How many research areas the student has. */
  areas: number;
  /** How many of them appear in publications since `recentSince`. */
  recentAreas: number;
  recentSince: number;
  /** How many areas have no English name yet and take part in nothing (LTR-05). */
  waiting: number;
  /** Whether the areas name no more than a whole field, or one word, and neither a question nor a result says more. */
  broad: boolean;
  /** Topics of the professor that the best area shares terms with, the closest first. */
  topics: string[];
  /** The publication nearest to the student, or the newest when none is near; null when there is none. */
  publication: CandidatePublication | null;
  /** Words of the student's question and results that this publication holds, the most telling first. */
  askedWords: string[];
  /** The newest year with a publication on the area, or null. */
  lastYearOnArea: number | null;
  /** The area or subfield of which nothing recent was found; null where there is recent work, or where nothing can be said. */
  silentOn: string | null;
  /** The subfield of the best area if the professor's data has no trace of it. */
  missingSubfield: string | null;
  /** The student's profile entry that shares most with the professor, and the shared words. */
  entry: ProfileEntry | null;
  sharedWords: string[];
  /** Whether the professor's position is one of active staff; null where none is known. */
  active: boolean | null;
}

/** What the sentences for and against a match are made from when they are read, in the reader's language (MAT-04). */
export interface Told extends Omit<MatchFacts, 'publication' | 'entry'> {
  /** The professor's field; empty where none is known. */
  field: string;
  position: string | null;
  hasAddress: boolean;
  publication: Pick<CandidatePublication, 'title' | 'year'> | null;
  entry: Pick<ProfileEntry, 'kind' | 'title'> | null;
}

/** The part of the facts that the sentences need: neither abstracts nor the texts of entries. */
export function toldOf(candidate: CandidateProfessor, { publication, entry, ...facts }: MatchFacts): Told {
  return {
    ...facts,
    field: candidate.field,
    position: candidate.position ?? null,
    hasAddress: candidate.email !== null,
    publication: publication && { title: publication.title, year: publication.year },
    entry: entry && { kind: entry.kind, title: entry.title },
  };
}
