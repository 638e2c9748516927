import type { BotResult } from '@peyk/api-types';
import type { ResultsPage } from './toState';

/**
 * A page of the queue with the letter that is being read still on top: a run may put a better match there at any
 * moment, and nobody approves a letter that took the place of the one they read (R1). The same letter is shown as it is
 * now, and a queue in which nothing waits any more is empty.
 */
export function keepTop(reading: BotResult | null, fresh: ResultsPage): ResultsPage {
  const isThere = fresh.results.some(({ draft }) => draft !== null && draft.id === reading?.draft?.id);
  return reading === null || fresh.count === 0 || isThere ? fresh : { ...fresh, results: [reading] };
}
