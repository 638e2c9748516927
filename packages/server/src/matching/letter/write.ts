import type { CandidateProfessor } from '../../directory/directory.ts';
import { hash32 } from '../../directory/sample/random.ts';
import { familyNameOf } from '../names.ts';
import { isLatin, oneLine, type StudentProfile } from '../student.ts';
import { countWords, maxWords } from '../wordCount.ts';
import { type Choice, choices, factSeed, ownResults, type OwnResult } from './choose.ts';
import { gapFor, type GapKind } from './gaps.ts';
import { inSentence } from './inSentence.ts';
import { shortTitle, upperFirst } from './retell.ts';
import { asks, signatureOf, startOf, whoWrites } from './who.ts';

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
  /** Which of the choices to write, from 0. */
  choice?: number;
  /** Leaves out what can be left out. */
  shorter?: boolean;
  /** Says one short finding and nothing beside it. */
  plainer?: boolean;
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

/** Cuts a clause after its first whole part. */
const firstPart = (clause: string): string => clause.split(/(?:;|, (?:which|whereas|while)) /u)[0] ?? clause;

/** The sentence that says one thing of theirs, with where it stands. */
function sayTheirs({ paper, theirs }: Choice, seed: string, plainer: boolean): string {
  const title = shortTitle(paper.title);
  const year = paper.year;
  if (theirs === null) return `I am writing about your ${year} paper, “${title}”.`;
  const clause = plainer ? firstPart(theirs.said.clause) : theirs.said.clause;
  if (theirs.said.isAct) {
    return pick(
      [`In your ${year} paper, “${title}”, ${clause}.`, `For your ${year} paper, “${title}”, ${clause}.`].slice(
        0,
        theirs.sentence.role === 'method' ? 2 : 1,
      ) as [string],
      seed,
    );
  }
  if (theirs.sentence.role === 'method') return `For your ${year} paper, “${title}”, ${clause}.`;
  return pick(
    [
      `Your ${year} paper, “${title}”, reports that ${clause}.`,
      `In your ${year} paper, “${title}”, you report that ${clause}.`,
      `You report in “${title}” (${year}) that ${clause}.`,
    ],
    seed,
  );
}

function sayOpen({ open }: Choice, seed: string): string | null {
  if (open === null) return null;
  const { clause, isAct } = open.said;
  if (isAct) return `${upperFirst(clause)}.`;
  return pick(
    [`You add that ${clause}.`, `You also say that ${clause}.`, `The paper adds that ${clause}.`],
    `${seed}|open`,
  );
}

function sayOwn(own: OwnResult, seed: string, brief = false): string[] {
  const named =
    brief && own.kind === 'thesis'
      ? `${THESES[own.degree ?? ''] ?? 'thesis'} (${own.year ?? own.detail})`
      : nameOf(own);
  const first = pick(
    [
      `What I can set beside this comes from my ${named}.`,
      `My own result comes from my ${named}.`,
      `On my side there is a result from my ${named}.`,
    ],
    `${seed}|own`,
  );
  const result = own.result ?? '';
  return [first, /[.!?]["”’)]?$/u.test(result) ? result : `${result}.`];
}

/** What joins both sides, and the question; gaps where the facts don't say it (LTR-12). */
function sayMeeting(choice: Choice, seed: string, withOpen: boolean): LetterSentence[] {
  const { concepts, question, paper, meets } = choice;
  const sentences: LetterSentence[] = [];
  const part = 'meeting' as const;
  const asked =
    question === null ? null : /[?]$/u.test(question.text) ? question.text : `${question.text.replace(/[.]$/u, '')}?`;
  if (concepts.length === 0)
    sentences.push({ part, text: gapFor.meeting(shortTitle(paper.title)), rests: [], gap: 'meeting' });
  if (asked === null) sentences.push({ part, text: gapFor.question(), rests: [], gap: 'question' });
  else {
    const isQuestion = QUESTION_WORDS.test(asked);
    const leads: [string, ...string[]] =
      meets === 'open' && withOpen
        ? ['My question lies near that open point:', 'That open point is close to my own question:']
        : [
            'The question I would like to work on is this:',
            'My question is this:',
            'What I would like to find out is this:',
          ];
    const lead = pick(leads, `${seed}|question`);
    sentences.push({ part, text: `${lead} ${isQuestion ? lowerFirst(asked) : asked}`, rests: ['question'], gap: null });
  }
  return sentences;
}

const MOST_SUBJECT_WORDS = 9;
const MOST_TITLE_IN_SUBJECT = 8;

/** The question where it is short, else the degree, the start and what joins both sides (LTR-13). */
function subjectOf(student: StudentProfile, choice: Choice | null, professor: CandidateProfessor): string {
  const question = choice?.question?.text ?? '';
  if (question !== '' && countWords(question) <= MOST_SUBJECT_WORDS) return question;
  const { plan } = student;
  const degree = plan?.degree === 'Postdoc' ? 'Postdoc' : plan?.degree === 'Master' ? 'Master’s' : 'PhD';
  const year = startOf(plan).split(' ').at(-1) ?? '';
  const head = year === '' ? degree : `${degree} ${year}`;
  if (choice === null) {
    const topic = [professor.topics[0], professor.field].find((name) => name && isLatin(name));
    return topic === undefined ? `${head}: a question about your work` : `${head}: a question on ${inSentence(topic)}`;
  }
  const { concepts, paper } = choice;
  // A longer name would make the subjects of two letters alike.
  const concept = concepts.find(({ own }) => own.split(' ').length <= 2 && !/^\p{Lu}/u.test(own.slice(1)));
  const title = shortTitle(paper.title).split(/[:?] /u)[0] ?? '';
  const words = title.split(' ');
  const isShort = words.length <= MOST_TITLE_IN_SUBJECT;
  const cut = `“${words
    .slice(0, MOST_TITLE_IN_SUBJECT - 2)
    .join(' ')
    .replace(/[,;:]$/u, '')}…”`;
  const named = isShort ? `“${title}”` : cut;
  if (!concept) return `${head}, on ${named}`;
  return pick(
    [`${head}: ${concept.own}, and ${named}`, `${upperFirst(concept.own)}, after ${named}`],
    factSeed(paper.title, 'subject'),
  );
}

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
  const found = choices(student, professor, today);
  const choice = found[Math.min(wishes.choice ?? 0, found.length - 1)] ?? null;
  return writeChoice(student, professor, choice, wishes);
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
  const { ask, offer } = asks(student, wishes.needResearchProposal);

  const who = sentence('who', whoWrites(student), ['own']);
  const theirs: LetterSentence[] = [];
  const own: LetterSentence[] = [];
  let meeting = (_withOpen: boolean): LetterSentence[] => [sentence('meeting', gapFor.question(), [], 'question')];
  let open: LetterSentence | null = null;
  if (choice !== null) {
    theirs.push(sentence('theirs', sayTheirs(choice, seed, wishes.plainer === true), ['paper']));
    if (choice.theirs === null)
      theirs.push(sentence('theirs', gapFor.theirs(shortTitle(choice.paper.title)), [], 'theirs'));
    const added = sayOpen(choice, seed);
    open = added === null || wishes.plainer === true ? null : sentence('theirs', added, ['paper']);
    if (choice.own?.result) {
      for (const text of sayOwn(choice.own, seed)) own.push(sentence('own', text, ['own']));
    } else if (choice.question) {
      own.push(sentence('own', 'I have no result of my own to set beside this yet.', []));
    } else {
      const [entry] = ownResults(student).filter(({ kind }) => kind !== 'degrees');
      own.push(sentence('own', gapFor.result(entry ? shortTitle(entry.title) : null), [], 'result'));
    }
    meeting = (withOpen) => sayMeeting(choice, seed, withOpen);
  }
  const asking = [sentence('ask', ask, ['own']), sentence('ask', offer, [])];
  const name = signatureOf(student);

  const short =
    choice === null || choice.theirs === null ? theirs : [sentence('theirs', sayTheirs(choice, seed, true), ['paper'])];
  const briefOwn =
    choice?.own?.result == null ? own : sayOwn(choice.own, seed, true).map((text) => sentence('own', text, ['own']));
  const write = (withOpen: boolean, withOffer: boolean, isShort = false, withJob = true): LetterSentence[] => [
    withJob ? who : sentence('who', whoWrites(student, false), ['own']),
    ...(isShort ? short : theirs),
    ...(open !== null && withOpen ? [open] : []),
    ...(withJob ? own : briefOwn),
    ...meeting(withOpen && open !== null),
    ...(withOffer ? asking : asking.slice(0, 1)),
  ];
  const versions = wishes.shorter
    ? [write(false, false, true)]
    : [
        write(true, true),
        write(true, false),
        write(true, false, true),
        write(true, false, true, false),
        write(false, true),
        write(false, false, true, false),
      ];
  const fitting = versions.find((sentences) => countWords(bodyOf(greeting, sentences, closing, name)) <= maxWords);
  const sentences = fitting ?? versions.at(-1) ?? [];
  return {
    subject: subjectOf(student, choice, professor),
    body: bodyOf(greeting, sentences, closing, name),
    sentences,
    choice,
  };
}
