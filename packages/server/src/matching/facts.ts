import type { CandidatePublication } from '../directory/directory.ts';
import type { ProfileEntry } from './student.ts';

/** What connects a student and a professor, as facts that the explanation and the email are made from. */
export interface MatchFacts {
  /** The research area of the student that fits best, in English where it is known. */
  area: string;
  /** How many research areas the student has, and how many of them appear at the professor. */
  areas: number;
  matchedAreas: number;
  /** How many of them appear in publications since `recentSince`. */
  recentAreas: number;
  recentSince: number;
  /** Topics of the professor that the best area shares terms with, the closest first. */
  topics: string[];
  /** The publication nearest to the student, the newest one when none is near; null when none is known. */
  publication: CandidatePublication | null;
  /** The newest year with a publication on the area, or null. */
  lastYearOnArea: number | null;
  /** The subfield of the best area when the professor shows no trace of it. */
  missingSubfield: string | null;
  /** The entry of the student's profile that shares most with the professor, with the words it shares. */
  entry: ProfileEntry | null;
  sharedWords: string[];
  /** The topic of the professor that the entry is about as well, or null. */
  sharedTopic: string | null;
}
