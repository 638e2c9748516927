/**
 * A fact of the judged world, as a path that `factAt` reads. `their:` is the professor: `their:aasgrav-2025/finding`, `their:university`.
 * `own:` is the student: `own:degrees/msc/result`, `own:profile/plan_year`.
 */
export type Source = `their:${string}` | `own:${string}`;

/** The four classes of EVD-01. */
export type SentenceClass = 'bound' | 'own' | 'courtesy' | 'unbound';

/** What a sentence is for, whether it is true or not. */
export type Speech = 'professor' | 'writer' | 'courtesy' | 'ask';

/** What is wrong with a planted sentence. */
export type Plant =
  /** A wrong figure. */
  | 'number'
  | 'year'
  | 'title'
  /** A method, material or instrument that was not used. */
  | 'method'
  | 'place'
  /** A wrong name, or somebody else's work. */
  | 'person'
  /** The opposite of what was found. */
  | 'reversed'
  /** More than was found, or what the limit says is not known. */
  | 'overreach'
  /** A cause where only a relation was found. */
  | 'cause'
  /** An aim or a next step told as a result. */
  | 'aim'
  /** Something of the writer that the profile does not hold. */
  | 'invented'
  /** Praise or a rank that no source supports. */
  | 'praise'
  /** A meeting, a talk or a mail that is recorded nowhere. */
  | 'acquaintance'
  /** What nobody knows of the professor: funding, places, plans. */
  | 'assumed';

export interface JudgedSentence {
  text: string;
  says: Speech;
  /** The class that it must be given. */
  judged: SentenceClass;
  /** The facts that it rests on; none for a sentence that claims nothing. */
  rests: readonly Source[];
  planted?: { kind: Plant; truth: string };
}

export interface JudgedSentences {
  student: string;
  professor: string;
  sentences: readonly JudgedSentence[];
}
