import type { Bot, BotStatus } from '@peyk/api-types';
import { knownStatus } from '../../entities/bot/botStatus';

/** What a person may do to a bot from its row or its page. Resume has no button (specification, section 4). */
export type BotAction = 'run' | 'pause' | 'stop';

/** Running and Active bots offer Pause and Stop, every other status offers Run. */
export function offeredActions(status: string): readonly BotAction[] {
  const known = knownStatus(status);
  return known === 'Running' || known === 'Active' ? ['pause', 'stop'] : ['run'];
}

/** The calls that change a status: directly, or as a control action. */
export type BotCall = 'run' | 'pause' | 'resume' | 'control:start' | 'control:resume' | 'control:stop';

const statusAfterCall = {
  run: 'Running',
  pause: 'Paused',
  resume: 'Active',
  'control:start': 'Running',
  'control:resume': 'Running',
  'control:stop': 'Active',
} as const satisfies Record<BotCall, BotStatus>;

/** The local status after a call has succeeded, until the server's own arrives. */
export function statusAfter(call: BotCall): BotStatus {
  return statusAfterCall[call];
}

/** The call for an action: a bot that never ran begins with its dry run, any other is started. */
export function callFor(action: BotAction, hasRun: boolean): 'run' | 'start' | 'pause' | 'stop' {
  if (action !== 'run') return action;
  return hasRun ? 'start' : 'run';
}

/** Whether stopping withdraws approvals, which needs a confirmation. */
export const losesApprovals = (bot: Pick<Bot, 'emails_approved'>): boolean => (bot.emails_approved ?? 0) > 0;

/** When a bot last ran: as the server reports it, else its last change; null means never. */
export function lastRunOf(bot: Pick<Bot, 'updated_at'> & Partial<Pick<Bot, 'last_run_at'>>): string | null {
  return bot.last_run_at === undefined ? bot.updated_at : bot.last_run_at;
}
