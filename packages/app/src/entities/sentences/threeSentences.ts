import type { StudentProfile } from '@peyk/api-types';
import { isBlank } from '../../forms/check';
import { isLatin } from '../../forms/latin';

/** The three sentences that only the person can write (LTR-01), in the order in which they are asked for. */
export const SENTENCES = ['question', 'result', 'plan'] as const;
export type Sentence = (typeof SENTENCES)[number];
/** Not written, written without the English that emails need (LTR-05), or there. */
export type Standing = 'missing' | 'english' | 'there';
export type Standings = Readonly<Record<Sentence, Standing>>;

/** The lists whose entries can have a result, the most telling first, by their names in what a CV is made of. */
export const RESULT_LISTS = ['degrees', 'papers', 'research_experiences', 'projects', 'jobs'] as const;

/** The entries of a list in what a CV is made of. */
export function entriesOf(everything: object, list: string): readonly Readonly<Record<string, unknown>>[] {
  const entries = new Map<string, unknown>(Object.entries(everything)).get(list);
  return Array.isArray(entries) ? entries : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How an entry stands with a sentence of its own. */
export function standingOf(entry: object, sentence: 'question' | 'result'): Standing {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const written = textOf(fields.get(sentence));
  if (isBlank(written)) return 'missing';
  return isLatin(written) || !isBlank(textOf(fields.get(`${sentence}_en`))) ? 'there' : 'english';
}

/** The start is what an email asks about; a plan without it is none yet. */
export const hasStart = ({ plan_season, plan_year }: StudentProfile): boolean =>
  (plan_season ?? plan_year ?? null) !== null;

function best(standings: readonly Standing[]): Standing {
  if (standings.includes('there')) return 'there';
  return standings.includes('english') ? 'english' : 'missing';
}

/** How a profile stands with the three sentences. */
export function standingsOf(everything: object, extras: StudentProfile): Standings {
  const interests = entriesOf(everything, 'research_interests');
  const works = RESULT_LISTS.flatMap((list) => entriesOf(everything, list));
  return {
    question: best(interests.map((entry) => standingOf(entry, 'question'))),
    result: best(works.map((entry) => standingOf(entry, 'result'))),
    plan: hasStart(extras) ? 'there' : 'missing',
  };
}

/** Whether one of the three is not there. */
export const isLacking = (standings: Standings): boolean =>
  SENTENCES.some((sentence) => standings[sentence] !== 'there');
