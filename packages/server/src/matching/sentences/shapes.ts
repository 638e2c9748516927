/**
 * What a sentence of a letter stands on (EVD-01): a publication or page (`bound`), an entry of the writer's profile (`own`), nothing because
 * it claims nothing (`courtesy`), nothing although it claims something (`unbound`), or it is the marked place of a sentence yet to be written.
 */
export type SentenceClass = 'bound' | 'own' | 'courtesy' | 'unbound' | 'gap';

/** Why a sentence has its class: the first eight for sentences that may stand, the others for what its sources do not support. */
export type SentenceReason =
  | 'greeting'
  | 'closing'
  | 'tool'
  | 'gap'
  | 'no_claim'
  | 'ask'
  | 'supported'
  /** The person named the source (EVD-04). */
  | 'by_person'
  /** Quoted words that no source holds. */
  | 'quote'
  /** A title, word or name that no source holds. */
  | 'word'
  | 'number'
  | 'negation'
  | 'direction'
  | 'cause'
  /** What a source only asks, plans or leaves open. */
  | 'open'
  | 'scope'
  | 'praise'
  | 'acquaintance'
  | 'assumed';

/** A source that sentences are compared with. */
export interface JudgedFact {
  /** Its number in the draft. */
  marker: number;
  kind: 'publication' | 'profile' | 'page';
  title: string;
  /** All words of the source, one field a line: title, abstract, venue; or title, result, description, place, in each language it has. */
  text: string;
  year: number | null;
  /** The profile section; null for a publication or page. Everything of `interests` and `plan` counts as intended, not as done. */
  section: string | null;
  /** The row of the profile entry, where it has one. */
  entryId: number | null;
  retracted?: boolean;
  /** Somebody else's: the professor is not among its authors. */
  foreign?: boolean;
}

/** Everything that the sentences of one letter may stand on. Do not change it after the first use: its preparation is cached. */
export interface SentenceFacts {
  facts: readonly JudgedFact[];
  professor: {
    fullName: string;
    university: string;
    department: string;
    field: string;
    topics: readonly string[];
    country: string;
  };
  /** Every name of the writer, in every script. */
  studentNames: readonly string[];
}

/** The class of a sentence and what it rests on. */
export interface Verdict {
  sentenceClass: SentenceClass;
  /** Markers of the facts it rests on. */
  rests: number[];
  /** The words of the source that prove it, or null. */
  proof: string | null;
  reason: SentenceReason;
  /** Words that the source named by the person does not hold. */
  beyond?: readonly string[];
}

export interface SentenceJudgement extends Verdict {
  text: string;
  /** Where it begins and ends in the body, in UTF-16 units. */
  start: number;
  end: number;
}
