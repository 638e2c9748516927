/** Ends of lines, signs that stand before a point wherever they are, and semicolons. */
const between = /[\n\r\v\f\u0085\u2028\u2029•‣⁃▪▸●◦∙;؛；]/u;
/** Signs that stand before a point only where it begins: within words they mean something else. */
const atStart = /^[-*·–—]\s+/u;

/** What speaks for or against a match, which servers give as a list or as one text. */
export function pointsOf(value: readonly string[] | string): readonly string[] {
  const points = typeof value === 'string' ? value.split(between) : value;
  return points.map((point) => point.trim().replace(atStart, '').trim()).filter(Boolean);
}
