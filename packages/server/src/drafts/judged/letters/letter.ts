import { judgedProfessor, judgedStudent } from '../../../matching/judged/index.ts';
import { familyNameOf } from '../../../matching/names.ts';
import type { Source } from '../shapes.ts';

/** The paragraphs of LTR-10, in their order. */
export const PARTS = ['who', 'theirs', 'own', 'meeting', 'ask'] as const;
export type LetterPart = (typeof PARTS)[number];

export interface LetterSentence {
  part: LetterPart;
  text: string;
  /** The facts that it rests on; none only for an ask that claims nothing. */
  rests: readonly Source[];
}

export interface JudgedLetter {
  student: string;
  professor: string;
  subject: string;
  /** What joins theirs and own: a word of the paper, of the person's question or result, and of the paragraph where both meet (LTR-12). */
  concept: string;
  paragraphs: readonly (readonly LetterSentence[])[];
  closing: string;
}

const part =
  (name: LetterPart) =>
  (text: string, ...rests: Source[]): LetterSentence => ({ part: name, text, rests });

export const who = part('who');
export const theirs = part('theirs');
export const own = part('own');
export const meeting = part('meeting');
export const ask = part('ask');

/** The last line of every letter (R16). */
export const TOOL_LINE =
  'I found your work with the help of a matching tool, Peyk; the words are mine. If you reply “no”, I will not write again.';

/** The letter as it would be sent. */
export function bodyOf({ student, professor, paragraphs, closing }: JudgedLetter): string {
  const name = judgedStudent(student).profile.latin_name ?? '';
  return [
    `Dear Professor ${familyNameOf(judgedProfessor(professor).fullName)},`,
    ...paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')),
    `${closing}\n${name}`,
    TOOL_LINE,
  ].join('\n\n');
}
