import type { DraftSentence } from '@peyk/api-types';
import type { LetterDiffRow } from '@peyk/design-system';
import { paragraphsOf } from './sentences';

interface Version {
  body: string;
  sentences: readonly DraftSentence[];
}

interface Unit {
  text: string;
  begins: boolean;
}

/** Each sentence, and each line that is none, of a text. */
function unitsOf({ body, sentences }: Version): readonly Unit[] {
  return paragraphsOf(body, sentences).flatMap((paragraph) =>
    paragraph
      .flat()
      .filter(({ text }) => text.trim())
      .map(({ text }, index) => ({ text: text.trim(), begins: index === 0 })),
  );
}

/** Two versions of a letter as one list of sentences, with what is removed before what is added in its place. */
export function differenceOf(before: Version, after: Version): readonly LetterDiffRow[] {
  const old = unitsOf(before);
  const now = unitsOf(after);
  const common = commonLengths(old, now);
  const rows: LetterDiffRow[] = [];
  let removed: LetterDiffRow[] = [];
  let added: LetterDiffRow[] = [];
  let i = 0;
  let j = 0;
  const settle = () => {
    rows.push(
      ...removed,
      ...added.map((row, index) => (index === 0 && removed[0]?.begins ? { ...row, begins: false } : row)),
    );
    removed = [];
    added = [];
  };
  while (i < old.length || j < now.length) {
    const was = old[i];
    const is = now[j];
    if (was && is && was.text === is.text) {
      settle();
      rows.push({ kind: 'kept', ...is });
      i++;
      j++;
    } else if (was && (!is || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      removed.push({ kind: 'removed', ...was });
      i++;
    } else if (is) {
      added.push({ kind: 'added', ...is });
      j++;
    }
  }
  settle();
  return rows;
}

/** For each pair of places how many sentences both texts share from there on. */
function commonLengths(old: readonly Unit[], now: readonly Unit[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[];
      row[j] =
        old[i]?.text === now[j]?.text
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** The sentence that stood in the place of another one in an earlier version; null where none did. */
export function earlierSentence(text: string, before: Version, after: Version): string | null {
  const rows = differenceOf(before, after);
  const at = rows.findIndex((row) => row.kind === 'added' && row.text === text.trim());
  if (at < 0) return null;
  let first = at;
  while (rows[first - 1]?.kind === 'added') first--;
  let firstRemoved = first;
  while (rows[firstRemoved - 1]?.kind === 'removed') firstRemoved--;
  const place = firstRemoved + (at - first);
  return place < first ? (rows[place]?.text ?? null) : null;
}
