import { splitSentences } from '../sentences/split.ts';
import type { Slot, SlotName } from './slots.ts';

/** Why the words of a model are not taken. */
export const phraseRefusals = [
  'facts',
  'length',
  'characters',
  'link',
  'quote',
  'number',
  'person',
  'words',
  'persian',
  'judged',
  'checks',
] as const;
export type PhraseRefusal = (typeof phraseRefusals)[number];

/** A sentence as a model returned it. */
export interface Phrase {
  text_en: string;
  text_fa: string;
  facts: readonly number[];
}

/** The parts of a Persian sentence, so that what stands in Latin letters can be set apart from it. */
export type PersianPart = { text: string } | { title: string } | { content: string };

export type CheckedPhrase = { text: string; persian: PersianPart[] } | { refused: PhraseRefusal };

const MIN_LENGTH = 10;
const MAX_LENGTH = 600;

/** Letters of their own for the parts that are compared as wholes; `characters` lets no text of a model hold them. */
const TITLE = '\u{E000}';
const CONTENT = '\u{E001}';

/** ASCII that may stand in a sentence although no fact holds it. */
const PLAIN_CHARACTERS = /^[A-Za-z0-9 ,.:()]$/u;
const FRAME_QUOTES = '“”';

/** Every character is a plain one, or one that the sentence of the rules or its source holds: no look-alike, no hidden one, no markup. */
function hasOnly(text: string, allowed: string): boolean {
  const known = new Set(allowed);
  return Array.from(text).every((character) => PLAIN_CHARACTERS.test(character) || known.has(character));
}

const figuresOf = (text: string): string => (text.match(/\p{Nd}+/gu) ?? []).sort().join(' ');

// Bounded: a sentence of a model has at most 600 letters.
const LINKS = /https?:|www\.|@|\b[\p{L}\p{N}-]+\.(?:com|org|net|edu|io|ir|example)\b/iu;

const NOUN = '(?:paper|article|study)';
const SAY = '(?:report|describe|note|state|write)';
const SAYS = '(?:reports|describes|notes|states)';
/** A paper named as "your 2024 paper, “T”," or "your paper “T” (2024)", or by its title and year. */
const PAPER = `(?:your YEAR ${NOUN},? ${TITLE}|your ${NOUN},? ${TITLE} \\(YEAR\\)|${TITLE} \\(YEAR\\))`;

const frame = (pattern: string): string => `^${pattern}$`;

/**
 * The ways to lead over to what a source says. Of another sentence it can't be known by rule that it says no more than its facts, so it is
 * written by the rules.
 */
const FRAMES: Readonly<Record<SlotName, readonly string[]>> = {
  theirs: [
    frame(`in ${PAPER},? you ${SAY} that,? ${CONTENT}`),
    frame(`you ${SAY} in ${PAPER},? that,? ${CONTENT}`),
    frame(`${PAPER},? ${SAYS} that,? ${CONTENT}`),
    frame(`as you ${SAY} in ${PAPER}, ${CONTENT}`),
    frame(`${CONTENT}, as you ${SAY} in ${PAPER}`),
  ],
  open: [
    frame(`you (?:also |further )?(?:add|note|say|state|write) (?:there )?that,? ${CONTENT}`),
    frame(`you (?:add|note|say|state|write) (?:there|in the same ${NOUN}) that,? ${CONTENT}`),
    frame(`in the same ${NOUN},? you (?:also |further )?(?:add|note|say|state|write) that,? ${CONTENT}`),
    frame(`${CONTENT}, as you (?:also )?(?:add|note|say|state|write)(?: there| in the same ${NOUN})?`),
  ],
  meeting: [
    frame(`(?:the|my) question (?:that )?i would like to (?:work on|study|answer|ask|pursue) is(?: this)?: ${CONTENT}`),
    frame(`(?:my own|my) question is(?: this)?: ${CONTENT}`),
    frame(`what i would like to (?:find out|understand|study|work on) is this: ${CONTENT}`),
    frame(`this is the question (?:that )?i would like to (?:work on|study|answer|pursue): ${CONTENT}`),
  ],
};

/** What a paper did itself, "In your 2024 paper, “T”, you recorded …", needs no word that reports. */
const ACT_FRAMES: readonly string[] = [frame(`(?:in|for) ${PAPER}, ${CONTENT}`)];

const FA_PAPER = `(?:مقالهٔ (?:سال YEAR )?(?:خود|شما|خودتان)، «${TITLE}»(?: \\(YEAR\\))?،?)`;
const FA_SAY = '(?:گزارش کرده‌اید|نوشته‌اید|آورده‌اید|گفته‌اید|بیان کرده‌اید)';
const FA_SAID = '(?:گزارش شده است|آمده است|نوشته شده است|بیان شده است)';
const FA_MORE = '(?:افزوده‌اید|نوشته‌اید|گفته‌اید|آورده‌اید|یادآور شده‌اید)';

const PERSIAN_FRAMES: Readonly<Record<SlotName, readonly string[]>> = {
  theirs: [
    frame(`در ${FA_PAPER} ${FA_SAY}(?: که)?: ${CONTENT}`),
    frame(`در ${FA_PAPER} ${FA_SAID}(?: که)?: ${CONTENT}`),
    frame(`(?:در|برای) ${FA_PAPER.replace('،?)', ')')}: ${CONTENT}`),
  ],
  open: [
    frame(`در همان مقاله،? (?:همچنین )?${FA_MORE}(?: که)?: ${CONTENT}`),
    frame(`در همان مقاله،? (?:همچنین )?${FA_SAID}(?: که)?: ${CONTENT}`),
    frame(`همچنین ${FA_MORE}(?: که)?: ${CONTENT}`),
  ],
  meeting: [
    frame(
      `پرسشی که (?:مایلم|می‌خواهم|دوست دارم) (?:روی آن کار کنم|دربارهٔ آن پژوهش کنم|به آن پاسخ دهم) این است: ${CONTENT}`,
    ),
    frame(`پرسش من این است: ${CONTENT}`),
    frame(`آنچه (?:مایلم|می‌خواهم) (?:دریابم|بفهمم|بررسی کنم) این است: ${CONTENT}`),
  ],
};

// Bounded: a sentence of a model has at most 600 letters.
const withYear = (pattern: string, year: string): RegExp => new RegExp(pattern.replaceAll('YEAR', year), 'u');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Both in one go, so that no word of one is read as the other. */
function placeholders(text: string, whole: string, quotedTitle: string): string | null {
  const at = text.indexOf(whole);
  if (at === -1) return null;
  const before = text.slice(0, at).replace(quotedTitle, TITLE);
  const after = text.slice(at + whole.length).replace(quotedTitle, TITLE);
  return `${before}${CONTENT}${after}`;
}

/** The content that a sentence holds inside a known frame; null where there is none. */
function contentIn(text: string, { name, contents, title, year }: Slot): string | null {
  // A question keeps its own mark; of all other sentences the full stop is the frame's.
  const body = name === 'meeting' ? text : text.endsWith('.') ? text.slice(0, -1) : null;
  if (body === null) return null;
  for (const content of contents) {
    for (const whole of [content, upperFirst(content)]) {
      const framed = placeholders(body, whole, `“${title}”`);
      if (framed === null) continue;
      const starts = framed.startsWith(CONTENT);
      if (starts ? whole !== upperFirst(content) : name !== 'meeting' && whole !== content) continue;
      const small = lowerFirst(framed).replaceAll(/\bI\b/gu, 'i');
      if (!starts && !/^(?:\p{Lu}|\u{E000})/u.test(framed)) continue;
      const frames = [...FRAMES[name], ...(name === 'theirs' && content.startsWith('you ') ? ACT_FRAMES : [])];
      if (frames.some((pattern) => withYear(pattern, year).test(small))) return content;
    }
  }
  return null;
}

const persianDigits = (year: string): string => year.replaceAll(/\d/gu, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

/** The parts of a Persian sentence that says the same content inside a known frame; null where it does not. */
function persianParts(text: string, slot: Slot, content: string): PersianPart[] | null {
  const body = slot.name === 'meeting' ? text : text.endsWith('.') ? text.slice(0, -1) : text;
  const framed = placeholders(body, content, slot.title);
  if (framed === null) return null;
  const year = persianDigits(slot.year);
  const digits = framed.replaceAll(slot.year, year);
  if (!PERSIAN_FRAMES[slot.name].some((pattern) => withYear(pattern, year).test(digits))) return null;
  return (slot.name === 'meeting' ? digits : `${digits}.`)
    .split(/([\u{E000}\u{E001}])/u)
    .filter((part) => part !== '')
    .map((part) => (part === TITLE ? { title: slot.title } : part === CONTENT ? { content } : { text: part }));
}

/** The most telling reason for a sentence in no known frame. */
function refusalOf(text: string, slot: Slot): PhraseRefusal {
  const quotes = [...text.matchAll(/“([^“”]*)”/gu)].map(([, quote]) => quote);
  const mayQuote = slot.name === 'theirs' ? [slot.title] : [];
  if (quotes.some((quote) => !mayQuote.includes(quote ?? ''))) return 'quote';
  const figures = [slot.rules, ...slot.contents.map((content) => `${content} ${slot.title} ${slot.year}`)];
  if (!figures.some((known) => figuresOf(known) === figuresOf(text))) return 'number';
  if (slot.name !== 'meeting' && /\b(?:I|we|my|our|me|us)\b/iu.test(text)) return 'person';
  return 'words';
}

/**
 * Whether a sentence of a model says what the rule-written one says and nothing else (AIX-02): the words of the source stay as they are, and
 * what leads over to them has one of the known forms. At the least doubt the rules' sentence stays.
 */
export function checkPhrase(slot: Slot, phrase: Phrase): CheckedPhrase {
  const { text_en: text, text_fa: persian, facts } = phrase;
  const numbers = [...facts].sort((a, b) => a - b);
  if (numbers.length !== slot.facts.length || numbers.some((n, index) => n !== slot.facts[index]))
    return { refused: 'facts' };
  for (const each of [text, persian])
    if (each.length < MIN_LENGTH || each.length > MAX_LENGTH || each !== each.trim()) return { refused: 'length' };
  const known = `${slot.rules}${slot.contents.join('')}${slot.title}`;
  if (!hasOnly(text, `${known}${FRAME_QUOTES}`)) return { refused: LINKS.test(text) ? 'link' : 'characters' };
  if (LINKS.test(text) && !LINKS.test(known)) return { refused: 'link' };
  const content = contentIn(text, slot);
  if (content === null) return { refused: refusalOf(text, slot) };
  const parts = persianParts(persian, slot, content);
  if (parts === null) return { refused: 'persian' };
  return splitSentences(text).length === 1 ? { text, persian: parts } : { refused: 'length' };
}
