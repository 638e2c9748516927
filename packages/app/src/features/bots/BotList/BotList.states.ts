import type { Bot } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockActiveBot,
  MockBot,
  MockBotLongPersian,
  MockBots,
  MockDraftBot,
  MockErrorBot,
} from '../../../mocks/fixtures/bot';
import type { BotAction } from '../botActions';

export interface BotEntry {
  bot: Bot;
  /** The action under way; it keeps every button of this bot from being pressed. */
  busy: BotAction | 'delete' | null;
  /** Why the last action on this bot failed. */
  problem: Problem | null;
}

export type BotListState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'empty' }
  | {
      status: 'ready';
      entries: readonly BotEntry[];
      refreshing: boolean;
      notice: Problem | null;
      /** The bot that would be deleted, while the person is asked. */
      deleting: Bot | null;
    };

const idle = (bot: Bot): BotEntry => ({ bot, busy: null, problem: null });
const ready = { status: 'ready', refreshing: false, notice: null, deleting: null } as const;

export const botListStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'server', detail: 'The server did not answer.' } },
  offline: { status: 'failed', problem: { kind: 'network' } },
  empty: { status: 'empty' },
  ready: { ...ready, entries: MockBots.map(idle) },
  one: { ...ready, entries: [idle(MockActiveBot)] },
  busy: { ...ready, entries: [{ bot: MockActiveBot, busy: 'pause', problem: null }, idle(MockDraftBot)] },
  actionFailed: {
    ...ready,
    entries: [
      { bot: MockErrorBot, busy: null, problem: { kind: 'conflict', detail: null, code: null } },
      idle(MockActiveBot),
    ],
  },
  deleting: { ...ready, entries: MockBots.map(idle), deleting: MockActiveBot },
  outOfDate: { ...ready, entries: MockBots.map(idle), notice: { kind: 'network' } },
  longNames: {
    ...ready,
    entries: [
      idle(MockBotLongPersian),
      idle({
        ...MockBot,
        name: 'Prestressed-concrete-bridge-health-monitoring-under-changing-temperature-in-the-Nordic-countries-2027',
      }),
      idle({ ...MockBot, id: 899, name: 'Sleeping', status: 'Sleeping' as Bot['status'] }),
    ],
  },
} satisfies Record<string, BotListState>;
