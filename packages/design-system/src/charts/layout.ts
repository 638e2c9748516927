/*
 * Where things of a chart stand. Pure: widths go in as pixels and the size of the axis text as `em`, so that a person
 * who enlarges the text gets fewer labels instead of labels on top of each other.
 */

/** The share of an em that a letter takes on average, with a little to spare: words are placed before they are drawn. */
const LETTER = 0.6;

/** How wide a word of the axis will be. */
export const wordWidth = (word: string, em: number) => Array.from(word).length * LETTER * em;

/** How wide the widest of the words will be. */
export const widest = (words: readonly string[], em: number) =>
  words.reduce((most, word) => Math.max(most, wordWidth(word, em)), 0);

/** The start of a word that would not fit, with an ellipsis. */
export function shorten(word: string, room: number, em: number): string {
  if (wordWidth(word, em) <= room) return word;
  const letters = Math.max(1, Math.floor(room / (LETTER * em)) - 1);
  const kept = Array.from(word).slice(0, letters);
  while (/[\s\u200c]/.test(kept.at(-1) ?? '')) kept.pop();
  return `${kept.join('')}…`;
}

/**
 * Which of `count` labels are shown where `fits` of them fit side by side: all, or as many as stand at equal steps
 * with both ends among them, or the ends and the middle.
 */
export function spread(count: number, fits: number): number[] {
  if (count <= Math.max(1, fits)) return Array.from({ length: count }, (_, index) => index);
  for (let shown = fits; shown >= 3; shown -= 1) {
    const step = (count - 1) / (shown - 1);
    if (Number.isInteger(step)) return Array.from({ length: shown }, (_, index) => index * step);
  }
  if (fits >= 3) return [0, Math.round((count - 1) / 2), count - 1];
  return fits === 2 ? [0, count - 1] : [count - 1];
}

/** Counts have no halves: the lines of a chart of whole numbers stand at whole numbers. */
export const wholeOnly = (levels: readonly number[], values: readonly number[]) =>
  values.every(Number.isInteger) ? levels.filter(Number.isInteger) : [...levels];

interface Place {
  x: number;
  y: number;
}

/** How high a line through these points runs at `x`. */
function lineAt(points: readonly Place[], x: number): number {
  const index = points.findIndex((point) => point.x >= x);
  const after = points[index] ?? points.at(-1);
  const before = points[index - 1] ?? after;
  if (!before || !after || after.x === before.x) return after?.y ?? 0;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** Into how many parts the width of a word is cut to see where the line runs behind it. */
const SAMPLES = 8;

/**
 * The baseline of the words beside a point, so that the line does not run through them: above the highest that the
 * line reaches behind the words, or below the point if that would be far away from it and there is room.
 */
export function wordsBeside(
  points: readonly Place[],
  own: Place,
  span: readonly [number, number],
  em: number,
  end: number,
) {
  const [from, to] = span;
  const first = Math.max(from, points[0]?.x ?? from);
  const last = Math.min(to, points.at(-1)?.x ?? to);
  const behind = [
    ...Array.from({ length: SAMPLES + 1 }, (_, part) => lineAt(points, first + ((last - first) * part) / SAMPLES)),
    ...points.filter((point) => point.x >= first && point.x <= last).map((point) => point.y),
  ];
  const above = Math.min(own.y, ...behind) - em * 0.7;
  const below = Math.max(own.y, ...behind) + em * 1.5;
  const far = own.y - above > em * 1.6;
  return far && below < end - em * 0.3 ? below : above;
}

/** The outer labels lean inwards, so that they stay in the drawing. */
export function endAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 1 && index === 0) return 'start';
  return count > 1 && index === count - 1 ? 'end' : 'middle';
}
