import type { DraftSentence } from '@peyk/api-types';

/** Sentences that claim nothing need no mark. */
export const isMarked = ({ class: of }: DraftSentence): boolean => of !== 'courtesy';

/** The sentences whose places in the text are what they say, in order; others would mark the wrong words. */
export function sentencesOf(body: string, sentences: readonly DraftSentence[]): readonly DraftSentence[] {
  let at = 0;
  return sentences.filter(({ text, start, end }) => {
    if (start < at || body.slice(start, end) !== text || !text.trim()) return false;
    at = end;
    return true;
  });
}
