import type { SentenceFacts, SentenceJudgement } from './shapes.ts';
import { isGap, splitSentences } from './split.ts';

/** Classes every sentence of a letter by what it stands on. */
export function judgeSentences(body: string, _facts: SentenceFacts): SentenceJudgement[] {
  return splitSentences(body).map((span) => ({
    ...span,
    sentenceClass: isGap(span.text) ? 'gap' : 'unbound',
    rests: [],
    proof: null,
    reason: isGap(span.text) ? 'gap' : 'word',
  }));
}
