import type { Bot, BotRun } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../api/client';

/** Minutes between two runs, and the most emails of a run, where the bot does not set them (specification, section 9). */
export const defaultInterval = 60;
export const defaultTargets = 10;

/** The most emails of a run, which every request for one names (MAT-03): a server's own default may be another. */
export const targetsOf = ({ advanced_filters: filters }: Pick<Bot, 'advanced_filters'>): number =>
  filters.max_targets || defaultTargets;

/** Begins a run of a bot; a `dry` one sends nothing. */
export function beginRun(bot: Pick<Bot, 'id' | 'advanced_filters'>, dry: boolean): Promise<Outcome<BotRun | null>> {
  return perform(
    api.POST('/bots/{id}/run/', {
      params: { path: { id: bot.id } },
      body: { dry_run: dry, targets_limit: targetsOf(bot) },
    }),
  );
}
