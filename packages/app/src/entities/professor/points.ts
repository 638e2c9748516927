/** Separators of points: line ends, bullet characters and semicolons, anywhere in the text. */
const between = /[\n\r\v\f\u0085\u2028\u2029•‣⁃▪▸●◦∙;؛；]/u;
/** Characters that are a bullet only at the start of a point. */
const atStart = /^[-*·–—]\s+/u;

/** The points for or against a match, which servers send as a list or as one text. */
export function pointsOf(value: readonly string[] | string): readonly string[] {
  const points = typeof value === 'string' ? value.split(between) : value;
  return points.map((point) => point.trim().replace(atStart, '').trim()).filter(Boolean);
}
