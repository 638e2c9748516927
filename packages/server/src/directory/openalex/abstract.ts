/** No abstract of a journal is longer; what is, is a text that was registered in its place. */
const MOST = 5000;
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

/** The first 5,000 characters of an abstract, to the end of a word. */
export function withinAbstract(text: string): string {
  if (text.length <= MOST) return text;
  const end = text.lastIndexOf(' ', MOST);
  // Half of a character at the end of an unbroken text could not be stored.
  return end > 0 ? text.slice(0, end) : text.slice(0, MOST).replace(/[\uD800-\uDBFF]$/u, '');
}

/** One sentence of an abstract: a finding or open question if there is one, else the last. Empty when none has a useful length. */
export function tellingSentence(abstract: string): string {
  const usable = [...sentences.segment(abstract)]
    .map(({ segment }) => segment.trim())
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  return usable.find((sentence) => telling.test(sentence)) ?? usable.at(-1) ?? '';
}
