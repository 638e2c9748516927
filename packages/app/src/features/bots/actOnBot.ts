import type { Bot } from '@peyk/api-types';
import { type Outcome, api, attempt } from '../../api/client';
import { type BotAction, callFor } from './botActions';

/** Carries an action out. The answer is the bot where the server sends one; after the first run it is null. */
export async function actOnBot(bot: Bot, action: BotAction): Promise<Outcome<Bot | null>> {
  const params = { path: { id: bot.id } };
  switch (callFor(action, bot.latest_run !== null)) {
    case 'run': {
      const begun = await attempt(api.POST('/bots/{id}/run/', { params, body: { dry_run: true } }));
      return begun.ok ? { ok: true, data: null } : begun;
    }
    case 'start':
      return attempt(api.POST('/bots/{id}/start/', { params }));
    case 'pause':
      return attempt(api.POST('/bots/{id}/pause/', { params }));
    case 'stop':
      return attempt(api.POST('/bots/{id}/stop/', { params }));
  }
}
