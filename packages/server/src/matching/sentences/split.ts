/** A part of a text and where it stands, in UTF-16 units. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Words that end with a stop inside a sentence. */
const abbreviations = new Set(
  `e.g i.e cf vs etc al fig figs eq eqs no nos vol pp p ch sec ed eds dr prof mr mrs ms st jr sr ph.d m.sc b.sc m.a b.a approx ca resp dept univ inst wt ltd co var spp p.s پ پ.ن
  jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k`.split(/\s+/u),
);

/** A sentence does not end here: after an abbreviation or an initial, or before a small letter. */
function goesOn(before: string, after: string): boolean {
  if (/^[\s)\]”"’»]*[\p{Ll}%]/u.test(after) && !/[!?؟][”"’»)\]]?\s*$/u.test(before.slice(-4))) return true;
  // A title that asks: "in “How few are enough?” (2024) that …", "“How few are enough?” is …".
  if (/[!?؟][”"’»]\s*$/u.test(before.slice(-4)) && /^\s*(?:\p{Ll}|\(\d{4}\))/u.test(after)) return true;
  // "26 °C." is a unit and no initial.
  if (/°\s?[CFK]\.\s?$/u.test(before.slice(-5))) return false;
  const word = /([\p{L}.]{1,6})\.\s?$/u.exec(before.slice(-9))?.[1];
  if (word === undefined) return false;
  const bare = word.startsWith('.') ? word.slice(1) : word;
  // "0.3 ms." is a unit.
  if (/\d\s?\p{Ll}{1,3}\.\s?$/u.test(before.slice(-9)) && bare !== 'wt') return false;
  return abbreviations.has(bare.toLowerCase()) || /^\p{Lu}$/u.test(bare);
}

function trimmed(body: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && body.charAt(from).trim() === '') from += 1;
  while (to > from && body.charAt(to - 1).trim() === '') to -= 1;
  return from === to ? null : { text: body.slice(from, to), start: from, end: to };
}

const marks = { '“': '”', '«': '»', '"': '"' } as const;
/** The longest quotation that may hold sentences of its own. */
const MOST_QUOTED = 1000;

/** The ends of the quotations in a line, in order; a mark without its other half quotes nothing. */
function quotations(line: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let open: { close: string; start: number } | null = null;
  for (let index = 0; index < line.length; index += 1) {
    const mark = line.charAt(index);
    if (open !== null && index - open.start > MOST_QUOTED) open = null;
    if (open !== null && mark === open.close) {
      found.push({ start: open.start, end: index });
      open = null;
    } else if (open === null && Object.hasOwn(marks, mark))
      open = { close: marks[mark as keyof typeof marks], start: index };
  }
  return found;
}

/** The sentences of one line; a quotation with several sentences belongs to the one that quotes it. */
function* sentencesOfLine(body: string, start: number, end: number): Generator<Span> {
  const line = body.slice(start, end);
  if (!/[.!?؟…]/u.test(line)) {
    const span = trimmed(body, start, end);
    if (span !== null) yield span;
    return;
  }
  let from = 0;
  let previous = '';
  const cuts: number[] = [];
  const quoted = quotations(line);
  let at = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    while (at < quoted.length && (quoted[at]?.end ?? 0) < index) at += 1;
    const inside = at < quoted.length && (quoted[at]?.start ?? index) < index;
    if (index > 0 && !inside && !goesOn(previous, segment)) cuts.push(index);
    // A quotation that was cut short ends its sentence before a capital letter.
    for (const { index: after } of segment.matchAll(/(?<=…["”] )\p{Lu}/gu)) cuts.push(index + after);
    previous = segment;
  }
  for (const cut of [...cuts, line.length]) {
    const span = trimmed(body, start + from, start + cut);
    from = cut;
    if (span !== null) yield span;
  }
}

const GAP = '[Your sentence:';

/** The sentences of a letter: lines end sentences, a marked place for the person's own words is one sentence, abbreviations end none. */
export function splitSentences(body: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (end: number): void => {
    let start = at;
    while (start < end) {
      const found = body.indexOf('\n', start);
      const stop = found === -1 || found > end ? end : found;
      spans.push(...sentencesOfLine(body, start, stop));
      start = stop + 1;
    }
  };
  let gap = body.indexOf(GAP);
  while (gap !== -1) {
    const close = body.indexOf(']', gap);
    if (close === -1) break;
    plain(gap);
    spans.push({ text: body.slice(gap, close + 1), start: gap, end: close + 1 });
    at = close + 1;
    gap = body.indexOf(GAP, at);
  }
  plain(body.length);
  return spans;
}

/** True for the composer's marked place of a sentence that the person writes. */
export const isGap = (text: string): boolean => text.startsWith(GAP) && text.endsWith(']');
