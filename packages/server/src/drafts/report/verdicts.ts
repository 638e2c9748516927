import fs from 'node:fs';
import path from 'node:path';
import { RUBRIC, type RubricAnswer } from '../judged/rubric.ts';

/**
 * Who wrote a letter that the panel read without knowing it; `joined` and `unjoined` are the composer's with the person's sentence and
 * without, `revised` with it after what their readers said, `renamed` with other subjects and sentences, `checked` with
 * sentences that were read by one more reader before the panel, and `handAgain` by hand among those
 * (`docs/decisions/0016-the-joining-sentence.md`).
 */
export type Author =
  | 'composer'
  | 'chat'
  | 'hand'
  | 'joined'
  | 'unjoined'
  | 'revised'
  | 'renamed'
  | 'checked'
  | 'handAgain';

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

/** "y", "n" or a grade. */
const answerOf = (mark: string): RubricAnswer =>
  mark === 'y' ? 'yes' : mark === 'n' ? 'no' : (Number(mark) as RubricAnswer);

/**
 * What fifteen readers answered for letters to invented professors whose matches were judged strong, without the line of the tool and without
 * knowing who wrote them: readers 1 to 5 on 25 November 2026, 6 to 13 on the 28th and the last two on the
 * 29th. The composer's letters were changed each time by what they
 * said. Readers 12 to 15 were asked to count against the English only what made them stop. `verdicts.tsv` has a row for each, its answers in the order of the rubric.
 */
export const verdicts: readonly Verdict[] = fs
  .readFileSync(path.join(import.meta.dirname, 'verdicts.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [letter = '', author = '', reader = '', marks = '', because = ''] = row.split('\t');
    return {
      letter,
      author: author as Author,
      reader: Number(reader),
      answers: Object.fromEntries(RUBRIC.map(({ key }, index) => [key, answerOf(marks.charAt(index))])),
      because,
    };
  });
