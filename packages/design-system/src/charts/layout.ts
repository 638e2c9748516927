/*
 * The layout of a chart. Pure functions: widths are in pixels and `em` is the size of the axis text, so that a person who enlarges the text
 * gets fewer labels instead of overlapping ones.
 */

/** The average width of a letter in ems, with a margin: text is placed before it is rendered. */
const LETTER = 0.6;

/** The estimated width of a label of the axis. */
export const wordWidth = (word: string, em: number) => Array.from(word).length * LETTER * em;

/** The estimated width of the widest label. */
export const widest = (words: readonly string[], em: number) =>
  words.reduce((most, word) => Math.max(most, wordWidth(word, em)), 0);

/** Truncates a word that does not fit, with an ellipsis. */
export function shorten(word: string, room: number, em: number): string {
  if (wordWidth(word, em) <= room) return word;
  const letters = Math.max(1, Math.floor(room / (LETTER * em)) - 1);
  const kept = Array.from(word).slice(0, letters);
  while (/[\s\u200c]/.test(kept.at(-1) ?? '')) kept.pop();
  return `${kept.join('')}…`;
}

/**
 * The indexes of the labels shown where `fits` of `count` fit side by side: all, or as many as lie at equal steps including both ends, or
 * the ends and the middle.
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

/** Counts have no fractions: grid lines of a chart of whole numbers are at whole numbers. */
export const wholeOnly = (levels: readonly number[], values: readonly number[]) =>
  values.every(Number.isInteger) ? levels.filter(Number.isInteger) : [...levels];

interface Place {
  x: number;
  y: number;
}

/** The y of a line through these points at `x`. */
function lineAt(points: readonly Place[], x: number): number {
  const index = points.findIndex((point) => point.x >= x);
  const after = points[index] ?? points.at(-1);
  const before = points[index - 1] ?? after;
  if (!before || !after || after.x === before.x) return after?.y ?? 0;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** How many samples of the line are taken along the width of a text in front of it. */
const SAMPLES = 8;

/**
 * The baseline of the text next to a point, so that the line does not run through it: above the highest part of the line behind the text,
 * or below the point if that would be far away from it and there is room.
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

/** The outer labels are anchored inwards, so that they stay in the drawing. */
export function endAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 1 && index === 0) return 'start';
  return count > 1 && index === count - 1 ? 'end' : 'middle';
}
