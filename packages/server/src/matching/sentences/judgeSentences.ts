import { judgeBinding } from './judgeBinding.ts';
import { judgeClaim } from './judgeClaim.ts';
import { plainText, type PreparedFacts, prepareFacts } from './prepare.ts';
import type { SentenceFacts, SentenceJudgement, SentenceReason, Verdict } from './shapes.ts';
import { isLatin } from '../student.ts';
import { isGap, type Span, splitSentences } from './split.ts';

const greetings = /^(?:dear|hello|hi|good (?:morning|afternoon|day)|professor|prof\.|استاد|جناب|سرکار|سلام)(?![\p{L}])/u;
const closings =
  /^(?:(?:yours|kind|best|warm|with|sincerely|respectfully|many)(?![\p{L}])|با احترام|با سپاس|ارادتمند|با تشکر|با مهر)/u;
const toolLines = [
  'i found your work with the help of a matching tool, peyk; the words are mine.',
  "if you reply 'no', i will not write again.",
];

/** What every letter may end with, and claims nothing. */
const courtesies =
  /^(?:i (?:very much )?look forward to (?:hearing from you|your (?:reply|answer|response))|i hope this (?:letter |email |message )?finds you well|(?:چشم به راه|چشم‌به‌راه|منتظر) پاسخ(?: شما)? (?:هستم|می‌مانم))[.!]?$/u;

/** "P.S." before a sentence says nothing of it. */
const withoutPostscript = (text: string): string => text.replace(/^(?:p\. ?s\.|ps:|پ\. ?ن\.:?|پی‌نوشت:) ?/iu, '');

const courtesy = (reason: SentenceReason): Verdict => ({ sentenceClass: 'courtesy', rests: [], proof: null, reason });

/** An address, number or link that stands on a line by itself. */
function isContact(line: string): boolean {
  if (/^[+\d][\d ()-]*$/u.test(line)) return true;
  if (line.includes(' ')) return false;
  return (
    line.startsWith('www.') || URL.parse(line)?.protocol.startsWith('http') === true || /^[^@]+@[^@]+$/u.test(line)
  );
}

const endsLetter = (text: string): boolean => {
  const key = plainText(text).trim();
  return /^[^.?!؟]{1,60}[,،]$/u.test(key) && closings.test(key);
};

/** "S." or "Rezaei-Far". */
const isNameWord = (word: string): boolean =>
  /^\p{Lu}\.$/u.test(word) ||
  (/^\p{Lu}/u.test(word) && word.split(/['’-]/u).every((part) => /^\p{Lu}?[\p{Ll}\p{M}]+$/u.test(part)));

/** Two to four words with a capital: "Sara Rezaei", "S. M. Rezaei-Far". */
function isWrittenName(text: string): boolean {
  const words = text.split(' ');
  return words.length >= 2 && words.length <= 4 && words.every(isNameWord);
}

/**
 * Whether a line is the signature of somebody whose profile has no name in Latin letters: an English letter needs one (R12), and a name below
 * the closing claims nothing. Where the profile has one, only that is a signature.
 */
const isSignature = (text: string, before: Span | undefined, names: readonly string[]): boolean =>
  before !== undefined && endsLetter(before.text) && !names.some(isLatin) && isLatin(text) && isWrittenName(text);

/** What a line is by its place and form alone, or null. */
function byForm({ text }: Span, before: Span | undefined, index: number, { facts }: PreparedFacts): Verdict | null {
  if (isGap(text)) return { ...courtesy('gap'), sentenceClass: 'gap' };
  if (text.length > 200) return null;
  const key = plainText(text.replaceAll(/[“”"«»]/gu, "'")).trim();
  if (toolLines.includes(key)) return courtesy('tool');
  if (courtesies.test(withoutPostscript(key))) return courtesy('no_claim');
  if (index === 0 && /[,:،!]$/u.test(key) && greetings.test(key)) return courtesy('greeting');
  if (endsLetter(text)) return courtesy('closing');
  if (isSignature(text.trim(), before, facts.studentNames)) return courtesy('closing');
  if (facts.studentNames.some((name) => plainText(name).trim() === key)) return courtesy('closing');
  return isContact(key) ? courtesy('closing') : null;
}

/** Far more sentences than a letter has, with all its edits of an hour. */
const MOST_REMEMBERED = 500;

function remembered(text: string, known: PreparedFacts, carried: readonly number[]): Verdict {
  const key = `${carried.join()} ${text}`;
  const verdict = known.verdicts.get(key) ?? judgeClaim(text, known, carried);
  if (known.verdicts.size >= MOST_REMEMBERED) known.verdicts.clear();
  known.verdicts.set(key, verdict);
  return verdict;
}

/**
 * Classes every sentence of a letter by what it stands on (EVD-01). It knows no more than the facts: a true sentence that they do not support
 * is unbound. What a rule refuses, and what it does not, is listed in `rules.ts`. `bindings` are the markers of the sources that the person
 * named for sentences, by their texts (EVD-04).
 */
export function judgeSentences(
  body: string,
  facts: SentenceFacts,
  bindings: ReadonlyMap<string, number> = new Map(),
): SentenceJudgement[] {
  const known = prepareFacts(facts);
  const judged: SentenceJudgement[] = [];
  let carried: readonly number[] = [];
  const spans = splitSentences(body);
  for (const [index, span] of spans.entries()) {
    const own =
      byForm(span, spans[index - 1], index, known) ?? remembered(withoutPostscript(span.text), known, carried);
    const marker = own.sentenceClass === 'unbound' ? bindings.get(span.text) : undefined;
    const verdict = marker === undefined ? own : judgeBinding(withoutPostscript(span.text), known, marker, own);
    if (verdict.rests.length > 0) carried = verdict.rests;
    judged.push({ ...span, ...verdict });
  }
  return judged;
}
