import type { Bot } from '@peyk/api-types';
import { detailOf } from '../../../api/problem';
import { beginRun } from '../../../entities/bot/runs';
import type { Created } from './wizard/payload';

/** The bot after its start; `warning` is set if it does not run, `text` being the server's reason, if any. */
export interface Started {
  bot: Bot;
  warning: { text: string | null } | null;
}

/**
 * A response with a run means that the bot has started. One without the field `run` is followed by a request for a
 * first, dry run; its failure is only a warning, because the bot exists (A-58, BOT-85 to BOT-87).
 */
export async function startFirstRun({ bot, run, warning, runWasTried }: Created): Promise<Started> {
  if (run) return { bot: { ...bot, status: 'Running', latest_run: run }, warning: warning ? { text: warning } : null };
  if (runWasTried) return { bot, warning: { text: warning } };
  const outcome = await beginRun(bot, true);
  if (!outcome.ok) return { bot, warning: { text: detailOf(outcome.problem) } };
  return { bot: { ...bot, status: 'Running', latest_run: outcome.data }, warning: null };
}
