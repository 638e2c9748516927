import type { CandidateProfessor } from '../../directory/directory.ts';
import { hash32 } from '../../directory/sample/random.ts';
import { isNameless, type SharedConcept, sharedConcepts } from '../concepts.ts';
import { stemOf, type Token, tokensOf } from '../spelling.ts';
import { isLatin, type StudentProfile } from '../student.ts';
import { isTelling } from '../terms.ts';
import { countWords } from '../wordCount.ts';
import { abstractOf, type Choice, factSeed } from './choose.ts';
import { inSentence } from './inSentence.ts';
import { plainTitle, shortTitle } from './retell.ts';
import { startOf } from './who.ts';

const MOST_QUESTION_WORDS = 9;
const MOST_TITLE_WORDS = 16;
/** Of a title with words around it. */
const MOST_WORDS_IN_A_SENTENCE = 8;
/** A concept below says too little of a subject: "mice", "sales". */
const LEAST_WEIGHT = 1.2;
/** Above, a single word says enough beside another such word: "antibodies and malaria". */
const TELLS = 2;
const MOST_CONCEPTS = 4;
/** A shorter part of a title could be that of any work: "Clones that stay". */
const LEAST_TITLE_WORDS = 4;

const wordsIn = (subject: string): Set<string> => new Set(subject.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Whether two subjects share more than half of the words of the longer one (LTR-13). */
export function areSubjectsAlike(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length > Math.max(a.size, b.size) / 2;
}

const COUNTS_ONE = /^(?:a|an|another|each|every|one|either|neither|which|what|this|that)$/u;
/** How far before a noun its article may stand: "a frozen expansion bearing". */
const ARTICLE_REACH = 3;

interface Place {
  written: string;
  startsSentence: boolean;
  isPlural: boolean;
  /** A word like "a" stands before it. */
  isCounted: boolean;
  /** No other noun follows of which it would be a part. */
  isWhole: boolean;
}

/** Where a text names a concept, given by the stems of its words. */
function placesOf(stems: readonly string[], text: string): Place[] {
  const tokens = tokensOf(text);
  const keys = tokens.map(({ key }) => stemOf(key));
  const adjoin = (left: Token | undefined, right: Token | undefined): boolean =>
    left !== undefined && right !== undefined && /^[ \-\u2010\u2011]$/u.test(text.slice(left.end, right.start));
  return tokens.flatMap((first, from) => {
    const last = tokens[from + stems.length - 1];
    if (!last || !stems.every((stem, index) => keys[from + index] === stem)) return [];
    const before: string[] = [];
    for (let at = from - 1; at >= 0 && at >= from - ARTICLE_REACH && adjoin(tokens[at], tokens[at + 1]); at -= 1)
      before.push(tokens[at]?.key ?? '');
    const next = tokens[from + stems.length];
    return [
      {
        written: text.slice(first.start, last.end),
        startsSentence: from === 0 || /[.!?:]/u.test(text.slice(tokens[from - 1]?.end, first.start)),
        isPlural: last.key !== stemOf(last.key) && last.key.endsWith('s'),
        isCounted: before.some((word) => COUNTS_ONE.test(word)),
        isWhole: !adjoin(last, next) || !isTelling(next?.key ?? '') || isNameless(next?.key ?? ''),
      },
    ];
  });
}

/**
 * A concept as it can stand without an article: as a plural, or as one of these texts names it where none counts it ("magnesium"). The
 * first text that has such a place gives the form. Null where there is none, or where only the start of a sentence names it, so that it is
 * not known whether its capital is its own.
 */
function nameOf({ theirs }: SharedConcept, texts: readonly string[]): string | null {
  const stems = tokensOf(theirs).map(({ key }) => stemOf(key));
  const places = texts.flatMap((text) => placesOf(stems, text));
  if (!places.some(({ isWhole }) => isWhole)) return null;
  const inside = places.filter(({ startsSentence }) => !startsSentence);
  const plural = inside.find(({ isPlural }) => isPlural);
  if (plural) return plural.written;
  return places.some(({ isCounted }) => isCounted) ? null : (inside[0]?.written ?? null);
}

const shareAWord = (one: string, other: string): boolean => {
  const words = new Set(tokensOf(one).map(({ key }) => stemOf(key)));
  return tokensOf(other).some(({ key }) => words.has(stemOf(key)));
};

interface Named {
  name: string;
  weight: number;
}

/** What the paper and the person's question and result both name, best first. */
function namedConcepts({ paper, question, own }: Choice): Named[] {
  const abstract = abstractOf(paper);
  const words = [question?.text, own?.result].filter((text) => text !== undefined && text !== null);
  return sharedConcepts(`${paper.title}. ${abstract}`, [...words, own?.title ?? ''].join(' '))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .flatMap((concept) => {
      const name = nameOf(concept, [...words, abstract]);
      return name === null ? [] : [{ name, weight: concept.weight }];
    })
    .slice(0, MOST_CONCEPTS);
}

/** Whether two concepts say together what a letter is about: one is a phrase, or both are rare. */
const tellTogether = (one: Named, other: Named): boolean =>
  !shareAWord(one.name, other.name) &&
  ([one, other].some(({ name }) => name.includes(' ')) || [one, other].every(({ weight }) => weight >= TELLS));

/** What is looked for, at the head of a subject and at its end. */
function soughtBy({ plan }: StudentProfile): { head: string; end: string } {
  const year = startOf(plan).split(' ').at(-1) ?? '';
  const [head, place] =
    plan?.degree === 'Postdoc'
      ? ['Postdoc', 'a postdoctoral position']
      : plan?.degree === 'Master'
        ? ['Master’s', 'a master’s degree']
        : ['PhD', 'a PhD'];
  return { head: year === '' ? head : `${head} ${year}`, end: year === '' ? place : `${place} from ${year}` };
}

/** A second question begins here; what follows "or" would be the other half of the same one. */
const SECOND_QUESTION =
  /,? and (?=(?:how|why|what|which|who|whom|whose|where|when|can|could|does|do|did|is|are|will|would|should) )/u;

/** The question, or the first of two, where it is whole in at most nine words. */
function briefQuestion(question: string): string | null {
  const first = question.split(SECOND_QUESTION)[0] ?? '';
  return (
    [question, `${first.replace(/[.?]$/u, '')}?`].find(
      (asked) => asked.length > 1 && countWords(asked) > 2 && countWords(asked) <= MOST_QUESTION_WORDS,
    ) ?? null
  );
}

/** The part of a title before its colon, or the question with which it begins, where that is a name of its own. */
function mainTitle(title: string): string | null {
  const [part = ''] = title.split(/(?<=\p{L}): |(?<=\?) /u);
  const count = countWords(part);
  return part !== title && count >= LEAST_TITLE_WORDS && count <= MOST_QUESTION_WORDS ? part : null;
}

/** What the subject of a letter about this choice can be, the best first. */
function subjectsOf(student: StudentProfile, choice: Choice): string[] {
  const { head, end } = soughtBy(student);
  const short = shortTitle(choice.paper.title);
  const whole = plainTitle(choice.paper.title);
  const isCut = short.endsWith('…') && whole.split(' ').length <= MOST_TITLE_WORDS;
  const concepts = namedConcepts(choice);
  const pairs = concepts.flatMap((one, index) =>
    concepts
      .slice(index + 1)
      .filter((other) => tellTogether(one, other))
      .map((other) => `${head}: ${one.name} and ${other.name}`),
  );
  const title = isCut ? whole : short;
  const main = countWords(title) > MOST_QUESTION_WORDS ? mainTitle(whole) : null;
  const asked = briefQuestion(choice.question?.text ?? '');
  const names = [main, title].filter((name) => name !== null);
  // Not "on" the paper: it would be theirs that the degree is about.
  const brief = [...names.map((name) => `${head}: your paper “${name}”`), ...names.map((name) => `${head}: “${name}”`)];
  const first = [...(asked === null ? [] : [asked]), ...pairs];
  // The longer form has no room for a long title.
  if (countWords(title) > MOST_WORDS_IN_A_SENTENCE) return [...first, ...brief];
  const titled = [...brief, `Your paper “${title}” and ${end}`];
  return [...first, ...(hash32(factSeed(choice.paper.title)) % 2 === 1 ? titled.toReversed() : titled)];
}

/**
 * The subject of a letter (LTR-13): the question where it is short, else what both sides name, with the degree and the start. Of several the
 * first that is not alike one of `others`, the subjects of the person's other letters.
 */
export function subjectOf(
  student: StudentProfile,
  choice: Choice | null,
  professor: CandidateProfessor,
  others: readonly string[],
): string {
  if (choice === null) {
    const { head } = soughtBy(student);
    const topic = [professor.topics[0], professor.field].find((name) => name && isLatin(name));
    return topic === undefined ? `${head}: a question about your work` : `${head}: a question on ${inSentence(topic)}`;
  }
  const subjects = subjectsOf(student, choice);
  const isNew = (subject: string): boolean => others.every((other) => !areSubjectsAlike(subject, other));
  return subjects.find(isNew) ?? subjects.at(-1) ?? '';
}
