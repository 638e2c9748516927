import type { BotStatus } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { type BotEvent, nextStatus } from './status.ts';

const statuses: BotStatus[] = ['Active', 'Paused', 'Running', 'Draft', 'Error'];

/** Columns: Active, Paused, Running, Draft, Error. */
const expected: Record<BotEvent, BotStatus[]> = {
  start: ['Running', 'Running', 'Running', 'Running', 'Running'],
  pause: ['Paused', 'Paused', 'Paused', 'Paused', 'Paused'],
  resume: ['Active', 'Active', 'Running', 'Active', 'Active'],
  stop: ['Active', 'Paused', 'Active', 'Draft', 'Error'],
  runBegan: ['Running', 'Running', 'Running', 'Running', 'Running'],
  runFinished: ['Active', 'Paused', 'Active', 'Draft', 'Error'],
  runFailed: ['Active', 'Paused', 'Error', 'Draft', 'Error'],
};

describe('the status of a bot', () => {
  for (const [event, row] of Object.entries(expected) as [BotEvent, BotStatus[]][]) {
    it.each(statuses.map((status, index) => [status, row[index]] as const))(
      `BOT-115 ${event} takes %s to %s`,
      (from, to) => {
        expect(nextStatus(from, event)).toBe(to);
      },
    );
  }
});
