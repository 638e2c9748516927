import type { Preferences } from '@peyk/api-types';
import { api, type Outcome, perform } from '../../api/client';
import { useApi } from '../../api/useApi';
import { useUser } from './useUser';
import { keptPreferences } from './keptPreferences';

/** The changes of this page, one after the other: the last choice must be the one that stays. */
let turn: Promise<unknown> = Promise.resolve();

/** Changes preferences of the account; only those that are given. What this browser shows of language and theme is left alone. */
export function useChangePreferences(): (changed: Partial<Preferences>) => Promise<Outcome<Preferences | null>> {
  const me = useApi('/api/auth/me/');
  const user = useUser();
  return async (changed) => {
    const answer = turn.then(() => perform(api.PATCH('/api/account/preferences/', { body: changed })));
    turn = answer;
    const outcome = await answer;
    const preferences = outcome.ok ? outcome.data : null;
    if (user && preferences) {
      keptPreferences.keep(user.id, preferences);
      await me.replace((known) => ({ ...(known ?? user), preferences }));
    }
    return outcome;
  };
}
