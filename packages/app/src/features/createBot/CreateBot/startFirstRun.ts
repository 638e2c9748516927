import type { Bot } from '@peyk/api-types';
import { detailOf } from '../../../api/problem';
import { beginFirstRun } from '../../../entities/bot/runs';
import type { Created } from './wizard/payload';

/** The bot after its start; `warning` says why it does not run, in the server's words where it has some. */
export interface Started {
  bot: Bot;
  warning: { text: string | null } | null;
}

/**
 * An answer that brought a run is a start. One that spoke of none is followed by the call for a first, dry run; its
 * failure is only a warning, because the bot exists (A-58, BOT-85 to BOT-87).
 */
export async function startFirstRun({ bot, run, warning, runWasTried }: Created): Promise<Started> {
  if (run) return { bot: { ...bot, status: 'Running', latest_run: run }, warning: warning ? { text: warning } : null };
  if (runWasTried) return { bot, warning: { text: warning } };
  const outcome = await beginFirstRun(bot);
  if (!outcome.ok) return { bot, warning: { text: detailOf(outcome.problem) } };
  return { bot: { ...bot, status: 'Running', latest_run: outcome.data }, warning: null };
}
