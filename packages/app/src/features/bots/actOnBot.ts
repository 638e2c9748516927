import type { Bot, BotStatus } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../api/client';
import { beginRun } from '../../entities/bot/runs';
import { type BotAction, type BotCall, callFor, statusAfter } from './botActions';

/** What a call has led to: the bot if the server sends one, and its local status until the list is read again. */
interface Acted {
  bot: Bot | null;
  status: BotStatus;
}

const acted = (call: BotCall, outcome: Outcome<Bot | null>): Outcome<Acted> =>
  outcome.ok ? { ok: true, data: { bot: outcome.data, status: statusAfter(call) } } : outcome;

const of = (id: number) => ({ params: { path: { id } } });

/** A control action; `resume` has no button (specification, section 4). */
export async function controlBot(
  id: number,
  action: 'start' | 'resume' | 'stop',
  { schedule = true }: { schedule?: boolean } = {},
): Promise<Outcome<Acted>> {
  switch (action) {
    case 'start':
      return acted('control:start', await perform(api.POST('/bots/{id}/start/', { ...of(id), body: { schedule } })));
    case 'resume':
      return acted('control:resume', await perform(api.POST('/bots/{id}/resume/', of(id))));
    case 'stop':
      return acted('control:stop', await perform(api.POST('/bots/{id}/stop/', of(id))));
  }
}

export const pauseBot = async (id: number): Promise<Outcome<Acted>> =>
  acted('pause', await perform(api.POST('/bots/{id}/pause/', of(id))));

/** Enables a bot without beginning a run, so that it is Active; as a control action it counts as Running. */
export const resumeBot = async (id: number): Promise<Outcome<Acted>> =>
  acted('resume', await perform(api.POST('/bots/{id}/resume/', of(id))));

/** Carries out an action. */
export async function actOnBot(bot: Bot, action: BotAction | 'schedule'): Promise<Outcome<Acted>> {
  if (action === 'schedule') return controlBot(bot.id, 'start');
  const call = callFor(action, bot.latest_run !== null);
  switch (call) {
    case 'run': {
      const begun = await beginRun(bot, true);
      return begun.ok ? acted('run', { ok: true, data: null }) : begun;
    }
    case 'pause':
      return pauseBot(bot.id);
    default:
      // Run means a single run, without starting the schedule.
      return controlBot(bot.id, call, { schedule: false });
  }
}
