const LONGEST = 400;
const SHORTEST = 40;
/** Words that introduce a finding or an open question. */
const telling =
  /\b(we (find|found|show|demonstrate|conclude)|results? (show|indicate|suggest)|however|limitation|remains?)\b/iu;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** An OpenAlex text without markup and line breaks: titles come as the publishers wrote them. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>/giu, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/giu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The text of an inverted index, which maps each word to its positions. */
export function rebuild(index: Readonly<Record<string, readonly number[]>>): string {
  const words: [number, string][] = [];
  for (const [word, places] of Object.entries(index)) for (const place of places) words.push([place, word]);
  return plainText(
    words
      .sort(([a], [b]) => a - b)
      .map(([, word]) => word)
      .join(' '),
  );
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * One sentence of an abstract: a finding or open question if there is one, else the last. Empty when none has a useful length. Only this
 * sentence is stored, because OpenAlex grants no right to publish whole abstracts.
 */
export function tellingSentence(index: Readonly<Record<string, readonly number[]>> | null | undefined): string {
  if (!index) return '';
  const usable = [...sentences.segment(rebuild(index))]
    .map(({ segment }) => segment.trim())
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  return usable.find((sentence) => telling.test(sentence)) ?? usable.at(-1) ?? '';
}
