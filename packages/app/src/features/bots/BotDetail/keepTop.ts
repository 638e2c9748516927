import type { BotResult } from '@peyk/api-types';
import type { ResultsPage } from './toState';

/**
 * Keeps the letter that is being read on top of a page of the queue: a run may insert a better match at any moment, and
 * nobody may approve a letter that replaced the one they read (R1). The same letter is updated to its current state,
 * and an empty queue stays empty.
 */
export function keepTop(reading: BotResult | null, fresh: ResultsPage): ResultsPage {
  const isThere = fresh.results.some(({ draft }) => draft !== null && draft.id === reading?.draft?.id);
  return reading === null || fresh.count === 0 || isThere ? fresh : { ...fresh, results: [reading] };
}
