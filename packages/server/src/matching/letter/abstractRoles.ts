import { splitSentences } from '../sentences/split.ts';
import { countWords } from '../wordCount.ts';
import { isAuthor } from './firstPerson.ts';
import { isOpeningPhrase } from './thatClause.ts';

/** What a sentence of an abstract does. */
export type Role = 'background' | 'aim' | 'method' | 'finding' | 'limit';

export interface AbstractSentence {
  text: string;
  role: Role;
  index: number;
  /** Whether it can be understood without the sentences before it. */
  standsAlone: boolean;
}

/** A measured size: figures, shares, comparisons. */
const FIGURE =
  /\d|\b(?:half|third|thirds|quarter|quarters|fifth|twice|doubled|halved|tripled|none|nobody|most|fewer|more|less|larger|smaller|higher|lower|longer|shorter|faster|slower|stronger|weaker|absent)\b/u;
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What an author says of a result. */
const REPORTS = list(
  `find found show showed conclude argue suggest discuss offer report observe saw see prove demonstrate demonstrated determine
  determined detect detected identify identified learned learnt`,
);
/** What an author takes for granted or puts forward: "we assume that" reports nothing. */
const SUPPOSES = list('assume assumed suppose supposed require required propose proposed ask asked expect expected');

/** What is done with material or people, after "was" or "were". */
const DONE = list(
  `measured recorded analysed analyzed compared tested trained built collected interviewed surveyed used studied read coded followed simulated modelled
  modeled estimated examined imaged sequenced combined fitted sampled randomised randomized assigned exposed subjected instrumented calibrated
  strengthened obtained drawn cast loaded monitored transcribed annotated introduced overexpressed plated fed searched run droughted listed matched
  weighed digitised digitized planted grown clamped retold translated strained mapped tuned scored placed invited recruited filmed excavated counted`,
);
const BEING = list('is are was were been');

/** Words of a comparison or a change: what came out, rather than what was done. */
const CHANGE = list(
  'than against times twice half third thirds rose fell higher longer shorter fewer more less larger smaller only doubled halved absent',
);
const CHANGE_STEMS = ['reduc', 'rais', 'lower', 'differ', 'explain', 'predict'];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];

/** A part of a whole: "in 71 %", "64 % chose", "22 of 60"; a setting is none: "2 to 20 % strain", "with 85 % efficiency". */
// Bounded: a sentence of an abstract has at most 1,000 letters.
const SHARE =
  /(?<!\b(?:of|to|with|within|above|below|at|on|between [\d.]+ and) )(?<![\d.,])\d[\d.]*[ \u00A0]?%(?=$|[,.;:)]| (?:of|and|when|in|are|is|was|were|had|have)\b)|\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:out )?of (?:the |all )?\d/u;

export const tellsOutcome = (text: string): boolean =>
  SHARE.test(text) ||
  wordsIn(text).some((word) => CHANGE.has(word) || CHANGE_STEMS.some((stem) => word.startsWith(stem)));

const PEOPLE = list(
  `students speakers patients participants adults children women men people persons volunteers respondents pupils teachers listeners readers
  workers nurses households villagers migrants users players drivers infants families`,
);
/** What people do in a study because they were asked to. */
const TASKS = list(
  `reported judged rated read heard completed answered took chose listened played watched kept wrote named learned learnt performed received
  wore described sorted solved typed walked filled`,
);
/** How far a task stands behind the people: "540 speakers of Turkish and Cuzco Quechua judged". */
const TASK_REACH = 8;

/** Whether a sentence says what a number of people were given to do, and not what came out. */
function tellsTask(text: string): boolean {
  // "Only" tells an outcome elsewhere, and here what people were shown.
  if (text.includes('%') || tellsOutcome(text.replaceAll(/\bonly\b/gu, ''))) return false;
  const words = text.toLowerCase().match(/\d[\d,.]*|[\p{L}’-]+/gu) ?? [];
  return words.some(
    (word, index) =>
      PEOPLE.has(word) &&
      /^\d/u.test(words[index - 1] ?? '') &&
      words.slice(index + 1, index + 1 + TASK_REACH).some((next) => TASKS.has(next)),
  );
}

// Bounded: a sentence of an abstract has at most 1,000 letters.
const AUTHORS_VERB =
  /(?<!\p{L})(?:We|we|I)(?: (?:also|then|first|therefore|thus|now))? (?<verb>\p{Ll}+)(?: (?<next>\p{Ll}+))?/gu;

/** Whether what stands before a subject leaves it to be that of the main clause, and not of one like "the bearings that we measured". */
const leavesMainClause = (before: string): boolean =>
  /(?:^|[,;:] )(?:(?:and|but|so) )?$/u.test(before) || isOpeningPhrase(before.trim());

/** What the author of the text did in its main clause: the verb and the word after it. */
function authorsDeed(text: string): { verb: string; next: string } | null {
  for (const { 0: found, index, groups } of text.matchAll(AUTHORS_VERB)) {
    if (found.startsWith('I') && isAuthor(text, index, text) === false) continue;
    if (leavesMainClause(text.slice(0, index))) return { verb: groups?.['verb'] ?? '', next: groups?.['next'] ?? '' };
  }
  return null;
}

/** "We found 61", "From the invoices we estimate that it rose". */
const tellsReport = (text: string): boolean => {
  const deed = authorsDeed(text);
  return deed !== null && (REPORTS.has(deed.verb) || (deed.next === 'that' && !SUPPOSES.has(deed.verb)));
};

function tellsMethod(text: string): boolean {
  if (tellsTask(text) || authorsDeed(text) !== null) return true;
  const words = wordsIn(text);
  return !SHARE.test(text) && words.some((word, index) => BEING.has(words[index - 1] ?? '') && DONE.has(word));
}

const AIM =
  /\b(?:aim|aims|aimed|goal|purpose|objective|asks? (?:whether|how|why|what|who|which|if)|tests? whether|investigates?|we study|examines? (?:whether|how|why|if)|(?:paper|article|study) (?:asks|examines|studies|tests|traces|follows|stays)|to determine|was studied as|was assessed|is analy[sz]ed|are analy[sz]ed here)\b|\?$/iu;
const LIMIT =
  /\b(?:remain(?:s|ed)? (?:open|unclear|unknown|unsolved|to be|a guess)|unsolved|left open|leaves? open|is left|left out|not (?:known|part|tested|modell?ed|included|recorded|covered|separated|examined|addressed|measured|studied|resolved|observed|rule|ruled|explain)|unknown|nobody knows|cannot|could not|no (?:conclusion|statement|claim)|limit(?:s|ed|ation)|excluded|only (?:one|two|three|four|five|six|a single|a few)|only the|would (?:have|need) to|must be (?:guessed|shown|tested)|not yet|have not|untested|too few|too small|outside|says nothing|nothing can be said|external validity|restricted to|self-reported|self-rated|missing|unrepresentative|conservative|confound(?:s|ed)?|rarely|hides?|in (?:this|our) (?:sample|scrap|cohort)|depends? on|specific to)\b/u;

/** Beginnings that point at something said before. */
const BACK = list(
  `it its they their them these those this that such he she his her both neither either here there thus hence however but yet and or so again also
  otherwise instead moreover furthermore similarly then where nor one others some most half two three four five six seven eight nine ten`,
);
const BACK_AFTER_THE = list(
  `same effect effects result results difference differences former latter other others rest pattern gain gains two three four test loss method model
  procedure approach gap association relation correlation reduction increase improvement order remainder opposite change changes shift`,
);
const BACK_AFTER_IN = list('these those this that all both most some contrast addition turn');
const BACK_PHRASES = [
  'of these',
  'of those',
  'of them',
  'only then',
  'used in',
  'by contrast',
  'after that',
  'with it',
  'without it',
  'in the remaining',
  'in the other',
  'in the others',
  'in the rest',
];

/** "Spleen held 83 % of them": nothing before is more than one. */
function leansOnMany(text: string): boolean {
  const at = text.search(/\b(?:them|they)\b/u);
  return (
    at !== -1 && !/\p{L}{2}[^\P{L}sui]s\b|\b(?:people|men|women|children|mice|and|who|those)\b/u.test(text.slice(0, at))
  );
}

function pointsBack(text: string): boolean {
  const words = wordsIn(text);
  const [first = '', second = ''] = words;
  if (BACK.has(first) || /^\d/u.test(first)) return true;
  if (first === 'the' && BACK_AFTER_THE.has(second)) return true;
  if (first === 'in' && BACK_AFTER_IN.has(second)) return true;
  if (words.some((word, index) => word === 'such' && words[index + 1] !== 'as')) return true;
  if (leansOnMany(text)) return true;
  const start = `${words.slice(0, 3).join(' ')} `;
  return BACK_PHRASES.some((phrase) => start.startsWith(`${phrase} `));
}

function roleOf(text: string, index: number, count: number): Role {
  const last = index === count - 1;
  if (index > 0 && LIMIT.test(text) && (last || !/\d/u.test(text))) return 'limit';
  if (AIM.test(text)) return 'aim';
  if (tellsReport(text)) return 'finding';
  if (tellsMethod(text)) return last ? 'limit' : 'method';
  if (index === 0) return 'background';
  if (last && !/\d/u.test(text)) return 'limit';
  return FIGURE.test(text) ? 'finding' : 'background';
}

const parsed = new Map<string, AbstractSentence[]>();
/** Far more than one letter needs; beyond it the cache is cleared. */
const MOST_PARSED = 5000;

/** Far more than a sentence has; what is longer is no sentence, and is not looked into. */
const MOST_LETTERS = 1000;

/** The sentences of an abstract with what each does there. A rule of thumb: verbs, figures and place in the text decide. */
export function abstractSentences(abstract: string): AbstractSentence[] {
  const seen = parsed.get(abstract);
  if (seen) return seen;
  if (parsed.size >= MOST_PARSED) parsed.clear();
  const sentences = splitSentences(abstract.replaceAll(/\s+/gu, ' ')).map((sentence) => sentence.text);
  const found = sentences.map((text, index): AbstractSentence => ({
    text,
    index,
    role: text.length > MOST_LETTERS ? 'background' : roleOf(text, index, sentences.length),
    standsAlone: text.length <= MOST_LETTERS && !pointsBack(text) && countWords(text) >= 6,
  }));
  parsed.set(abstract, found);
  return found;
}
