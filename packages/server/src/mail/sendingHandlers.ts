import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/types.ts';
import { pauseSending, resumeSending, sendingState } from './sending.ts';

/** The switch that stops all sending of a person (R17). */
export function createSendingHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>,
): Pick<Handlers, 'getSendingState' | 'pauseSending' | 'resumeSending'> {
  return {
    getSendingState: async ({ userId }) => ({ status: 200, body: await sendingState(deps, userId) }),
    pauseSending: async ({ userId }) => {
      await pauseSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
    resumeSending: async ({ userId }) => {
      await resumeSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
  };
}
