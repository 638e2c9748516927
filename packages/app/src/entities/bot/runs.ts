import type { Bot, BotRun } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../api/client';

/** Minutes between two runs, and the most contacts of a run, where the bot does not set them (specification, section 9). */
export const defaultInterval = 60;
export const defaultTargets = 10;

/** Begins the first run of a bot, which sends nothing. */
export function beginFirstRun({ id, num_professors: wanted }: Bot): Promise<Outcome<BotRun | null>> {
  return perform(
    api.POST('/bots/{id}/run/', {
      params: { path: { id } },
      body: { dry_run: true, targets_limit: wanted || defaultTargets },
    }),
  );
}
