import type { CandidateProfessor } from '../../directory/directory.ts';
import { hash32 } from '../../directory/sample/random.ts';
import { familyNameOf } from '../names.ts';
import { oneLine, type StudentProfile } from '../student.ts';
import { countWords, maxWords } from '../wordCount.ts';
import { type Choice, choices, factSeed, ownResults, type OwnResult } from './choose.ts';
import { gapFor, type GapKind } from './gaps.ts';
import { inSentence } from './inSentence.ts';
import { shortTitle } from './retell.ts';
import { subjectOf } from './subject.ts';
import { afterThat, isFronted } from './thatClause.ts';
import { asks, signatureOf, whoWrites } from './who.ts';

/** The paragraphs of LTR-10. */
export type LetterPart = 'who' | 'theirs' | 'own' | 'meeting' | 'ask';

/** What a sentence rests on. */
export type Rests = 'paper' | 'own' | 'question';

export interface LetterSentence {
  part: LetterPart;
  text: string;
  rests: readonly Rests[];
  gap: GapKind | null;
}

export interface Letter {
  subject: string;
  body: string;
  sentences: LetterSentence[];
  choice: Choice | null;
}

export interface LetterWishes {
  needResearchProposal: boolean;
  /** Leaves out what can be left out. */
  shorter?: boolean;
  /** Says one short finding and nothing beside it. */
  plainer?: boolean;
  /** Subjects of the person's other letters: this one is not like them where there is another (LTR-13). */
  otherSubjects?: readonly string[];
}

/** The line of R16. */
export const TOOL_LINE =
  'I found your work with the help of a matching tool, Peyk; the words are mine. If you reply “no”, I will not write again.';

const THESES: Readonly<Record<string, string>> = {
  BSc: 'bachelor’s thesis',
  Master: 'master’s thesis',
  PhD: 'doctoral thesis',
};

/** Of several ways to say the same, one that the facts decide: never an address or an id. */
const pick = <Item>(items: readonly [Item, ...Item[]], seed: string): Item =>
  items[hash32(seed) % items.length] ?? items[0];

/** An own entry as a sentence names it, after "my". */
function nameOf({ kind, degree, title, year, detail }: OwnResult): string {
  const called = `“${shortTitle(title)}”`;
  switch (kind) {
    case 'thesis':
      return `${THESES[degree ?? ''] ?? 'thesis'}, ${called}${year === null ? '' : ` (${year})`}`;
    case 'papers':
      return `${year} paper, ${called}`;
    case 'projects':
      return `project ${called} (${year})`;
    case 'jobs':
      return `work as ${inSentence(title)} (${detail.split(', ')[0]})`;
    case 'research_experiences':
      return `research on ${called} (${detail})`;
    default:
      return `degree in ${inSentence(title)}`;
  }
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\d)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const QUESTION_WORDS =
  /^(?:how|why|what|which|where|when|who|whom|whose|can|could|does|do|did|is|are|was|were|will|would|should|to what|in what|in which|under what|by what|at what)\b/iu;

/** A part that takes back what stands before it. */
const TAKES_BACK =
  /^(?:(?:and|which|while) )?(?:but|yet|except|although|though|however|unless|only|not|none|never|no|neither|(?:is|was|are|were|did|do|does) (?:not|only|no))\b/u;

/** Cuts a clause after its first whole part, and what takes that back. */
export function firstPart(clause: string): string {
  const parts = clause.split(/(?<=;) |(?<=,) (?=(?:which|whereas|while) )/u);
  const end = parts.findIndex((part, index) => index > 0 && !TAKES_BACK.test(part));
  return parts
    .slice(0, end === -1 ? parts.length : end)
    .join(' ')
    .replace(/[;,]$/u, '');
}

/** "You report that, by this means, you determined" says twice who did it. */
const DONE_BY_THEM = /^(?:by|using|with) [^,;:]*, you [a-z]+ed\b/iu;

/** The sentence that says one thing of theirs, with where it stands. */
function sayTheirs({ paper, theirs }: Choice, seed: string, plainer: boolean): string {
  const title = shortTitle(paper.title);
  const year = paper.year;
  if (theirs === null) return `I am writing about your ${year} paper, “${title}”.`;
  // Three figures of three things in one sentence are more than a reader holds.
  const [, ...others] = theirs.said.clause.split(';');
  const isTangled = others.some((part) => /\d/u.test(part) && /, and \d/u.test(part));
  const clause = plainer || isTangled ? firstPart(theirs.said.clause) : theirs.said.clause;
  if (theirs.said.isAct || DONE_BY_THEM.test(clause)) {
    return pick(
      [`In your ${year} paper, “${title}”, ${clause}.`, `For your ${year} paper, “${title}”, ${clause}.`].slice(
        0,
        theirs.sentence.role === 'method' ? 2 : 1,
      ) as [string],
      seed,
    );
  }
  if (theirs.sentence.role === 'method' && !isFronted(clause)) return `For your ${year} paper, “${title}”, ${clause}.`;
  return pick(
    [
      `Your ${year} paper, “${title}”, reports ${afterThat(clause)}.`,
      `In your ${year} paper, “${title}”, you report ${afterThat(clause)}.`,
      `In “${title}” (${year}), you report ${afterThat(clause)}.`,
    ],
    seed,
  );
}

function sayOpen({ open }: Choice, seed: string): string | null {
  if (open === null) return null;
  const clause = afterThat(open.said.clause);
  return pick([`You add ${clause}.`, `You also say ${clause}.`, `You also note ${clause}.`], `${seed}|open`);
}

function sayOwn(own: OwnResult, seed: string, tight: boolean): string[] {
  const named = nameOf(own);
  const first = tight
    ? `My own result comes from my ${named}.`
    : pick([`My result so far comes from my ${named}.`, `My own result comes from my ${named}.`], `${seed}|own`);
  const result = own.result ?? '';
  return [first, /[.!?]["”’)]?$/u.test(result) ? result : `${result}.`];
}

/** How the person's question begins in a letter. */
export const QUESTION_LEADS = [
  'The question I would like to work on is this:',
  'My question is this:',
  'What I would like to find out is this:',
] as const;

/**
 * What joins both sides, and the question. The sentence that joins them is always the person's to write: no rule says why a finding matters to
 * somebody (`docs/decisions/0016-the-joining-sentence.md`). Without a question there is nothing to join yet, and that is asked for.
 */
function sayMeeting({ question, paper }: Choice, seed: string, tight: boolean): LetterSentence[] {
  const part = 'meeting' as const;
  if (question === null) return [{ part, text: gapFor.question(), rests: [], gap: 'question' }];
  const asked = /[?]$/u.test(question.text) ? question.text : `${question.text.replace(/[.]$/u, '')}?`;
  const lead = tight ? 'My question is this:' : pick(QUESTION_LEADS, `${seed}|question`);
  const text = `${lead} ${QUESTION_WORDS.test(asked) ? lowerFirst(asked) : asked}`;
  return [
    { part, text: gapFor.meeting(shortTitle(paper.title)), rests: [], gap: 'meeting' },
    { part, text, rests: ['question'], gap: null },
  ];
}

/** What of a letter is said. */
interface Version {
  /** The limit or open point of the paper. */
  withOpen: boolean;
  /** What can be sent. */
  withOffer: boolean;
  /** The finding up to the end of its first part. */
  isShort?: boolean;
  /** The person's job, whom else to ask, and long ways to say something are left out. */
  tight?: boolean;
}

/** The first that has room is written; the last says the least. */
const VERSIONS: readonly Version[] = [
  { withOpen: true, withOffer: true },
  { withOpen: true, withOffer: false },
  { withOpen: true, withOffer: false, isShort: true },
  { withOpen: true, withOffer: false, isShort: true, tight: true },
  { withOpen: false, withOffer: true },
  { withOpen: false, withOffer: false, isShort: true, tight: true },
];

/** Words that are kept for each sentence of the person's: those that joined both sides well had 28 to 34. */
const ROOM = 30;

/** The whole text of these sentences. */
const bodyOf = (greeting: string, sentences: readonly LetterSentence[], closing: string, name: string): string => {
  const parts: readonly LetterPart[] = ['who', 'theirs', 'own', 'meeting', 'ask'];
  const paragraphs = parts
    .map((part) =>
      sentences
        .filter((sentence) => sentence.part === part)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '');
  return [greeting, ...paragraphs, `${closing}\n${name}`, TOOL_LINE].join('\n\n');
};

/**
 * The English letter of one student to one professor, from their facts alone: the same facts give the same letter. Paragraphs are those of
 * LTR-10. What nobody but the student can say is a gap.
 */
export function writeLetter(
  student: StudentProfile,
  professor: CandidateProfessor,
  today: string,
  wishes: LetterWishes,
): Letter {
  const [best = null] = choices(student, professor, today);
  return writeChoice(student, professor, best, wishes);
}

export function writeChoice(
  student: StudentProfile,
  professor: CandidateProfessor,
  choice: Choice | null,
  wishes: LetterWishes,
): Letter {
  const sentence = (
    part: LetterPart,
    text: string,
    rests: readonly Rests[],
    gap: GapKind | null = null,
  ): LetterSentence => ({ part, text, rests, gap });
  const seed = factSeed(choice?.paper.title ?? '', choice?.question?.text ?? '', choice?.own?.title ?? '');
  const greeting = `Dear Professor ${familyNameOf(oneLine(professor.fullName))},`;
  const closing = pick(['Yours sincerely,', 'Kind regards,', 'With kind regards,'], `${seed}|closing`);

  const theirs: LetterSentence[] = [];
  const own = (tight: boolean): LetterSentence[] => {
    if (choice === null) return [];
    if (choice.own?.result) return sayOwn(choice.own, seed, tight).map((text) => sentence('own', text, ['own']));
    const [entry] = ownResults(student).filter(({ kind }) => kind !== 'degrees');
    return [sentence('own', gapFor.result(entry ? shortTitle(entry.title) : null), [], 'result')];
  };
  const meeting = (tight: boolean): LetterSentence[] =>
    choice === null ? [sentence('meeting', gapFor.question(), [], 'question')] : sayMeeting(choice, seed, tight);
  let open: LetterSentence | null = null;
  if (choice !== null) {
    theirs.push(sentence('theirs', sayTheirs(choice, seed, wishes.plainer === true), ['paper']));
    if (choice.theirs === null)
      theirs.push(sentence('theirs', gapFor.theirs(shortTitle(choice.paper.title)), [], 'theirs'));
    const added = sayOpen(choice, seed);
    open = added === null || wishes.plainer === true ? null : sentence('theirs', added, ['paper']);
  }
  const name = signatureOf(student);

  const short =
    choice === null || choice.theirs === null ? theirs : [sentence('theirs', sayTheirs(choice, seed, true), ['paper'])];
  const write = ({ withOpen, withOffer, isShort = false, tight = false }: Version): LetterSentence[] => {
    const { ask, offer } = asks(student, { ...wishes, tight });
    return [
      sentence('who', whoWrites(student, !tight), ['own']),
      ...(isShort ? short : theirs),
      ...(open !== null && withOpen ? [open] : []),
      ...own(tight),
      ...meeting(tight),
      sentence('ask', ask, ['own']),
      ...(withOffer ? [sentence('ask', offer, [])] : []),
    ];
  };
  const versions = (wishes.shorter ? VERSIONS.slice(-1) : VERSIONS).map(write);
  const written = (sentences: readonly LetterSentence[]): number =>
    sentences.reduce(
      (words, { text, gap }) => words + (gap === 'meeting' || gap === 'result' ? ROOM - countWords(text) : 0),
      countWords(bodyOf(greeting, sentences, closing, name)),
    );
  const fitting = versions.find((sentences) => written(sentences) <= maxWords);
  const sentences = fitting ?? versions.at(-1) ?? [];
  return {
    subject: subjectOf(student, choice, professor, wishes.otherSubjects ?? []),
    body: bodyOf(greeting, sentences, closing, name),
    sentences,
    choice,
  };
}

/** The same letter with the sentence with which the person joined both sides. */
export function withJoin(letter: Letter, join: string): Letter {
  const gap = letter.sentences.find((sentence) => sentence.gap === 'meeting');
  if (gap === undefined) return letter;
  return {
    ...letter,
    body: letter.body.replace(gap.text, () => join),
    sentences: letter.sentences.map((sentence) => (sentence === gap ? { ...gap, text: join, gap: null } : sentence)),
  };
}
