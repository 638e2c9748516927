import type { Bot } from '@peyk/api-types';
import { knownStatus } from '../../../entities/bot/botStatus';

export interface BotSummary {
  count: number;
  running: number;
  /** How many wait for the person. */
  needing: number;
}

export function summaryOf(bots: readonly Bot[]): BotSummary {
  const statuses = bots.map(({ status }) => knownStatus(status));
  return {
    count: bots.length,
    running: statuses.filter((status) => status === 'Running').length,
    needing: bots.filter((bot, index) => needsPerson(bot) || statuses[index] === 'Error').length,
  };
}

/** Whether a bot was paused automatically, not by its person. */
function needsPerson({ paused_reason: reason }: Bot): boolean {
  return Boolean(reason);
}
