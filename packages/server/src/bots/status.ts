import type { BotStatus } from '@peyk/api-types';

/** Events of a bot: the person's four calls, and the begin and end of a run. */
export type BotEvent = 'start' | 'pause' | 'resume' | 'stop' | 'runBegan' | 'runFinished' | 'runFailed';

const table: Record<BotEvent, Partial<Record<BotStatus, BotStatus>> & { otherwise?: BotStatus }> = {
  start: { otherwise: 'Running' },
  pause: { otherwise: 'Paused' },
  resume: { Running: 'Running', otherwise: 'Active' },
  // A paused bot stays paused: stopping must never allow mail to leave again.
  stop: { Running: 'Active' },
  runBegan: { otherwise: 'Running' },
  // A run that ends late must not undo a pause.
  runFinished: { Running: 'Active' },
  runFailed: { Running: 'Error' },
};

export const botEvents = Object.keys(table) as BotEvent[];

/** The status of a bot after an event: Active means enabled, Running that a run is in progress. Total: defined for every pair. */
export function nextStatus(status: BotStatus, event: BotEvent): BotStatus {
  const row = table[event];
  return row[status] ?? row.otherwise ?? status;
}
