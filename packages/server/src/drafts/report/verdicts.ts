import type { RubricAnswer } from '../judged/rubric.ts';

/** Who wrote a letter that the panel read without knowing it. */
export type Author = 'composer' | 'chat' | 'hand';

/** What one reader of the panel answered for one letter (letter.md, "How it is judged"). */
export interface Verdict {
  /** "student/professor" */
  letter: string;
  author: Author;
  /** The reader's number. */
  reader: number;
  /** By the key of the question. */
  answers: Readonly<Record<string, RubricAnswer>>;
  /** The words that led to the answers that are not wished for. */
  because: string;
}

/** The verdicts on the letters as they stand in `letters.txt` at the time of reading. */
export const verdicts: readonly Verdict[] = [];
