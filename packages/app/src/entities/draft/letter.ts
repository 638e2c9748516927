import type { EmailDraft, Evidence } from '@peyk/api-types';
import { isMarked, sentencesOf } from './sentencesOf';

/** A run of text; with a marker it is a claim that rests on the evidence of that number. */
export interface Segment {
  text: string;
  marker: number | null;
}

/** Lines of a paragraph, each a row of segments. */
export type Paragraph = readonly (readonly Segment[])[];

/**
 * The letter as paragraphs and lines, with the words that rest on evidence marked. Evidence marks the first occurrence
 * of its quote; a quote that was edited away, or that overlaps another claim, is not marked.
 */
export function letterOf(body: string, evidence: readonly Evidence[]): readonly Paragraph[] {
  const text = body.replaceAll('\r\n', '\n').trim();
  const claims = claimsIn(text, evidence);
  const paragraphs: Paragraph[] = [];
  let at = 0;
  for (const part of text.split(/(\n{2,})/)) {
    if (part.trim()) {
      const lines: (readonly Segment[])[] = [];
      let start = at;
      for (const line of part.split('\n')) {
        lines.push(segmentsOf(text, start, start + line.length, claims));
        start += line.length + 1;
      }
      paragraphs.push(lines);
    }
    at += part.length;
  }
  return paragraphs;
}

/** The numbers of the evidence whose quotes occur in the text. */
export function markersIn(body: string, evidence: readonly Evidence[]): ReadonlySet<number> {
  return new Set(claimsIn(body.replaceAll('\r\n', '\n').trim(), evidence).map(({ marker }) => marker));
}

/**
 * The number that a person reads at each source: the order in which the letter rests on them. Where the sentences of a letter were judged,
 * it is the number of the sentence among those that say something, as in the editor. Sources of no words of the letter come last.
 */
export function numbersOf({
  body,
  evidence,
  sentences,
}: Pick<EmailDraft, 'body' | 'evidence' | 'sentences'>): ReadonlyMap<number, number> {
  const claims = claimsIn(body.replaceAll('\r\n', '\n').trim(), evidence);
  const judged = sentences ? sentencesOf(body, sentences).filter(isMarked) : [];
  const quoteOf = new Map(evidence.map(({ marker, quote }) => [marker, quote?.trim() ?? '']));
  const numbers = new Map<number, number>();
  for (const { marker } of claims) {
    const place = judged.findIndex(({ text }) => text.includes(quoteOf.get(marker) ?? ''));
    numbers.set(marker, place < 0 ? judged.length + numbers.size + 1 : place + 1);
  }
  let last = Math.max(judged.length, ...numbers.values());
  for (const { marker } of evidence) if (!numbers.has(marker)) numbers.set(marker, (last += 1));
  return numbers;
}

interface Claim {
  from: number;
  to: number;
  marker: number;
}

function claimsIn(text: string, evidence: readonly Evidence[]): readonly Claim[] {
  const claims: Claim[] = [];
  for (const { quote, marker } of evidence) {
    const words = quote?.trim();
    if (!words) continue;
    const from = text.indexOf(words);
    const to = from + words.length;
    if (from < 0 || claims.some((claim) => from < claim.to && claim.from < to)) continue;
    claims.push({ from, to, marker });
  }
  return claims.toSorted((a, b) => a.from - b.from);
}

function segmentsOf(text: string, from: number, to: number, claims: readonly Claim[]): readonly Segment[] {
  const segments: Segment[] = [];
  let at = from;
  for (const claim of claims) {
    const start = Math.max(claim.from, from);
    const end = Math.min(claim.to, to);
    if (start >= end) continue;
    if (start > at) segments.push({ text: text.slice(at, start), marker: null });
    segments.push({ text: text.slice(start, end), marker: claim.marker });
    at = end;
  }
  if (at < to || segments.length === 0) segments.push({ text: text.slice(at, to), marker: null });
  return segments;
}
