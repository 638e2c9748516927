import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import { setClock } from './setClock.ts';
import { readRewards } from './standing.ts';

/** What a person has earned, and the clock that their days and weeks go by. */
export const createRewardHandlers = (deps: Pick<Deps, 'db' | 'now'>): Pick<Handlers, 'getRewards' | 'updateClock'> => ({
  getRewards: async ({ userId }) => ({ status: 200, body: await readRewards(deps, userId) }),
  updateClock: async ({ userId, body }) => ({ status: 200, body: await setClock(deps, userId, body) }),
});
