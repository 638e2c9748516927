import type { Bot } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../api/client';
import { beginRun } from '../../entities/bot/runs';
import { type BotAction, callFor } from './botActions';

/** The four direct calls that change what a bot does; `resume` has no button (specification, section 4). */
export const controlBot = (
  id: number,
  call: 'start' | 'pause' | 'resume' | 'stop',
  { schedule = true }: { schedule?: boolean } = {},
): Promise<Outcome<Bot | null>> => {
  const params = { path: { id } };
  switch (call) {
    case 'start':
      return perform(api.POST('/bots/{id}/start/', { params, body: { schedule } }));
    case 'pause':
      return perform(api.POST('/bots/{id}/pause/', { params }));
    case 'resume':
      return perform(api.POST('/bots/{id}/resume/', { params }));
    case 'stop':
      return perform(api.POST('/bots/{id}/stop/', { params }));
  }
};

/** Carries out an action. Returns the bot if the server sends one, else null. */
export async function actOnBot(bot: Bot, action: BotAction | 'schedule'): Promise<Outcome<Bot | null>> {
  if (action === 'schedule') return controlBot(bot.id, 'start');
  const call = callFor(action, bot.latest_run !== null);
  // Run means a single run, without starting the schedule.
  if (call !== 'run') return controlBot(bot.id, call, { schedule: false });
  const begun = await beginRun(bot, true);
  return begun.ok ? { ok: true, data: null } : begun;
}
