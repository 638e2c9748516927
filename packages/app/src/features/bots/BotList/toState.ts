import type { Bot } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { BotAction } from '../botActions';
import type { BotListState } from './BotList.states';

/** What the screen itself remembers. */
export interface BotListMemory {
  busy: Readonly<Record<number, BotAction | 'delete'>>;
  problems: Readonly<Record<number, Problem>>;
  deletingId: number | null;
}

/** The answer of the server and the memory of the screen as one picture. */
export function toBotListState(
  result: Pick<ApiResult<readonly Bot[]>, 'data' | 'problem' | 'refreshing'>,
  memory: BotListMemory,
): BotListState {
  const { data, problem, refreshing } = result;
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  if (data.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    entries: data.map((bot) => ({ bot, busy: memory.busy[bot.id] ?? null, problem: memory.problems[bot.id] ?? null })),
    refreshing,
    notice: problem,
    deleting: data.find(({ id }) => id === memory.deletingId) ?? null,
  };
}
