import type { CandidateProfessor } from '../directory/directory.ts';
import type { OwnResult } from './letter/choose.ts';
import { type Letter, type LetterSentence, type LetterWishes, type Rests, writeLetter } from './letter/write.ts';
import { newestDegree } from './letter/who.ts';
import { isLatin, oneLine, type StudentProfile } from './student.ts';
import { countWords } from './wordCount.ts';

/** A fact that a draft rests on. */
export interface Evidence {
  /** Its number in the draft, from 1. */
  marker: number;
  kind: 'publication' | 'profile';
  title: string;
  detail: string | null;
  url: string | null;
  /** The exact words of the body that rest on this fact. */
  quote: string;
  /** The profile section that the fact comes from; null for a publication. */
  section: string | null;
  /** The entry of that section; none for a publication, and for a profile that is not stored. */
  entry?: number | null;
}

export interface ComposedEmail {
  subject: string;
  /** Plain text, paragraphs separated by an empty line. */
  body: string;
  evidence: Evidence[];
  wordCount: number;
  /** The letter that it was made of. */
  letter: Letter;
}

export interface ComposeOptions extends LetterWishes {
  /** The day of writing, as YYYY-MM-DD: nothing from after it is cited, and older work than of five years only where there is no newer. */
  today: string;
}

type Fact = Omit<Evidence, 'marker' | 'quote'>;

const entryFact = ({ title, detail, url, section, id }: OwnResult): Fact => ({
  kind: 'profile',
  title,
  detail,
  url,
  section,
  entry: id,
});

/** The facts behind a letter, each with the first sentence that rests on it. */
function evidenceOf(letter: Letter, student: StudentProfile): Evidence[] {
  const { choice, sentences } = letter;
  const degree = newestDegree(student);
  const [interest] = student.interests.filter(({ name }) => isLatin(name));
  const first = (rests: Rests, parts: readonly LetterSentence['part'][]): string | undefined =>
    sentences.find((sentence) => sentence.rests.includes(rests) && parts.includes(sentence.part))?.text;
  const found: [Fact | null, string | undefined][] = [
    [
      choice && {
        kind: 'publication',
        title: choice.paper.title,
        detail: [choice.paper.venue, choice.paper.publishedOn].filter(Boolean).join(', '),
        url: choice.paper.url,
        section: null,
        entry: null,
      },
      first('paper', ['theirs']),
    ],
    [choice?.own ? entryFact(choice.own) : null, first('own', ['own'])],
    [
      choice?.question
        ? {
            kind: 'profile',
            title: oneLine(choice.question.interest),
            detail: null,
            url: null,
            section: 'interests',
            entry: choice.question.id,
          }
        : null,
      first('question', ['meeting']),
    ],
    [
      !degree && !choice?.question && interest
        ? {
            kind: 'profile',
            title: oneLine(interest.name),
            detail: null,
            url: null,
            section: 'interests',
            entry: interest.id ?? null,
          }
        : null,
      first('own', ['who']),
    ],
    [
      degree
        ? {
            kind: 'profile',
            title: oneLine(degree.field_of_study),
            detail: oneLine(degree.university_name),
            url: null,
            section: 'degrees',
            entry: degree.id ?? null,
          }
        : null,
      first('own', ['who']),
    ],
  ];
  return found
    .flatMap(([fact, quote]) => (fact && quote ? [{ ...fact, quote }] : []))
    .map((fact, index) => ({ marker: index + 1, ...fact }));
}

/**
 * Composes the English letter of one student to one professor from their facts (LTR-10): what nobody but the student can say is a gap. The
 * same facts give the same letter; neither addresses nor ids decide a word. A professor without a citable work gets a letter of gaps that
 * claims nothing.
 */
export function composeEmail(
  student: StudentProfile,
  professor: CandidateProfessor,
  { today, ...wishes }: ComposeOptions,
): ComposedEmail {
  return composedOf(writeLetter(student, professor, today, wishes), student);
}

/** A letter with the facts behind it. */
export function composedOf(letter: Letter, student: StudentProfile): ComposedEmail {
  return {
    subject: letter.subject,
    body: letter.body,
    evidence: evidenceOf(letter, student),
    wordCount: countWords(letter.body),
    letter,
  };
}
