const english = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Endings after which a sentence goes on, although the segmenter ends it there. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|cf|al|vs|approx|ca|Fig|Figs|Eq|No|St|Dr|Prof|spp?|var|resp|wt|vol|Ph|Co|Ltd|Vol|pp|ed|eds)|\b\p{Lu})\.$/u;

/** The sentences of an English text, trimmed, in order; a break after an abbreviation or an initial is none. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of english.segment(text.replaceAll(/\s+/gu, ' '))) {
    const sentence = segment.trim();
    if (sentence === '') continue;
    const last = found.at(-1);
    if (last !== undefined && (ABBREVIATION.test(last) || /^[\p{Ll}%]/u.test(sentence))) {
      found[found.length - 1] = `${last} ${sentence}`;
    } else found.push(sentence);
  }
  return found;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
