/** A passage in a text; the end is exclusive. */
export interface AlikeRange {
  start: number;
  end: number;
  /** The same in both texts. */
  number: number;
}

/** A run of text within a paragraph; with a number it is also in the other text. */
export interface AlikePiece {
  text: string;
  number: number | null;
}

/** A text as paragraphs with its passages; what is out of the text, or overlaps one before it, is left out. */
export function alikeParagraphs(body: string, ranges: readonly AlikeRange[]): readonly (readonly AlikePiece[])[] {
  let last = 0;
  const placed = ranges
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < last || end <= start || end > body.length) return false;
      last = end;
      return true;
    });
  return paragraphsIn(body).map(({ from, to }) => {
    const pieces: AlikePiece[] = [];
    let at = from;
    for (const { start, end, number } of placed) {
      if (end <= from || start >= to) continue;
      if (start > at) pieces.push({ text: body.slice(at, start), number: null });
      pieces.push({ text: body.slice(Math.max(start, from), Math.min(end, to)), number });
      at = Math.min(end, to);
    }
    if (at < to) pieces.push({ text: body.slice(at, to), number: null });
    return pieces;
  });
}

function paragraphsIn(body: string): readonly { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | null = null;
  let at = 0;
  for (const line of body.split('\n')) {
    const to = at + line.length;
    if (!line.trim()) open = null;
    else if (open) open.to = to;
    else found.push((open = { from: at, to }));
    at = to + 1;
  }
  return found;
}
