import type { DraftSentence } from '@peyk/api-types';
import { sentencesOf } from '../../../entities/draft/sentencesOf';

/** A run of text on one line. */
export interface Piece {
  text: string;
  /** The sentence that it belongs to; null for text that was not judged. */
  sentence: DraftSentence | null;
  /** It is the last run of its sentence, after which the mark stands. */
  ends: boolean;
}

/** Lines of a paragraph, each a row of runs. */
export type MarkedParagraph = readonly (readonly Piece[])[];

/** Whether a sentence has no source and is stated by the person (EVD-04). */
export const isStated = ({ class: of, text }: DraftSentence, stated: readonly string[]): boolean =>
  of === 'unbound' && stated.includes(text);
/** Sentences that keep a draft from being approved. */
export const isOpen = (sentence: DraftSentence, stated: readonly string[]): boolean =>
  sentence.class === 'gap' || (sentence.class === 'unbound' && !isStated(sentence, stated));

/** The sentences found again in another version of the text; those that were changed are left out. */
export function carriedOver(body: string, sentences: readonly DraftSentence[]): readonly DraftSentence[] {
  let at = 0;
  return sentences.flatMap((sentence) => {
    const start = body.indexOf(sentence.text, at);
    if (start < 0) return [];
    at = start + sentence.text.length;
    return [{ ...sentence, start, end: at }];
  });
}

/** The letter as paragraphs and lines, each run with its sentence. */
export function paragraphsOf(body: string, sentences: readonly DraftSentence[]): readonly MarkedParagraph[] {
  const paragraphs: (readonly Piece[])[][] = [];
  let lines: (readonly Piece[])[] = [];
  let lineStart = 0;
  const placed = sentencesOf(body, sentences);
  for (const raw of body.split('\n')) {
    const line = raw.replace('\r', '');
    if (line.trim()) lines.push(piecesOf(body, lineStart, lineStart + line.length, placed));
    else if (lines.length) {
      paragraphs.push(lines);
      lines = [];
    }
    lineStart += raw.length + 1;
  }
  if (lines.length) paragraphs.push(lines);
  return paragraphs;
}

function piecesOf(body: string, from: number, to: number, sentences: readonly DraftSentence[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const plain = (end: number) => {
    if (end > at) pieces.push({ text: body.slice(at, end), sentence: null, ends: false });
  };
  for (const sentence of sentences) {
    const start = Math.max(sentence.start, from);
    const end = Math.min(sentence.end, to);
    if (start >= end) continue;
    plain(start);
    pieces.push({ text: body.slice(start, end), sentence, ends: end === sentence.end });
    at = end;
  }
  plain(to);
  return pieces;
}

/** The text with another sentence in the place of one. */
export function replaced(body: string, { start, end }: DraftSentence, by: string): string {
  return body.slice(0, start) + by + body.slice(end);
}

/** A sentence with an end: without one, the next sentence would become a part of it and lose its source. */
export function ended(text: string): string {
  return /[.?!…]["'”’)]{0,3}$/u.test(text) ? text : `${text}.`;
}

/** The text without a sentence, and without the blank or the empty paragraph that it would leave. */
export function without(body: string, { start, end }: DraftSentence): string {
  const before = body.slice(0, start);
  const after = body.slice(end);
  const isAlone = (before === '' || before.endsWith('\n')) && (after === '' || /^\r?\n/u.test(after));
  if (isAlone) return before === '' ? after.trimStart() : `${before.trimEnd()}${after}`;
  return before === '' || before.endsWith('\n') || before.endsWith(' ')
    ? before + after.replace(/^ {1,9}/u, '')
    : before + after;
}

/** A name for each sentence that stays while others are changed: its text, and its number among those with the same. */
export function namesOf(sentences: readonly DraftSentence[]): ReadonlyMap<DraftSentence, string> {
  const times = new Map<string, number>();
  return new Map(
    sentences.map((sentence) => {
      const time = (times.get(sentence.text) ?? 0) + 1;
      times.set(sentence.text, time);
      return [sentence, time === 1 ? sentence.text : `${sentence.text} (${time})`];
    }),
  );
}
