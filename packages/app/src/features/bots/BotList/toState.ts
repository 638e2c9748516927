import type { Bot, BotStats } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import { knownStatus } from '../../../entities/bot/botStatus';
import type { BotAction } from '../botActions';
import type { BotListState } from './BotList.states';
import { type BotFilters, type Searchable, areaOptions, filterStatuses } from './filters';

/** How many bots a page holds: ten thousand of them stay a light page, and each is found by the search. */
export const pageSize = 50;

/** What the screen itself remembers. */
export interface BotListUiState {
  busy: Readonly<Record<number, BotAction | 'delete'>>;
  problems: Readonly<Record<number, Problem>>;
  deletingId: number | null;
  stoppingId: number | null;
  exportFault: 'nothing' | 'failed' | null;
}

/** What is true of all bots, whatever is typed: worked out once for an answer of the server. */
export interface Digest {
  all: readonly Searchable[];
  summary: { count: number; running: number; needing: number };
  areas: readonly string[];
}

/** The digest of a list; `locale` orders the areas. */
export function digestOf(all: readonly Searchable[], locale: string): Digest {
  return { all, summary: summaryOf(all), areas: areaOptions(all, locale) };
}

export interface BotListInput {
  /** Undefined until there is an answer. */
  digest: Digest | undefined;
  /** The bots of the digest that the filters let through. */
  found: readonly Bot[];
  result: Pick<ApiResult<unknown>, 'problem' | 'refreshing'> & { leftOut?: number };
  stats: BotStats | undefined;
  filters: BotFilters;
  uiState: BotListUiState;
}

/** The answer of the server, the filters and the uiState of the screen as one picture. */
export function toBotListState(input: BotListInput): BotListState {
  const { digest, found, result, stats, filters, uiState } = input;
  const { problem, refreshing, leftOut } = result;
  if (digest === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const { exportFault } = uiState;
  const { all, summary, areas } = digest;
  if (all.length === 0) return { status: 'empty', exportFault, leftOut };
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(filters.page, pageCount);
  const from = (page - 1) * pageSize;
  return {
    status: 'ready',
    summary,
    stats: stats ?? null,
    filters: { ...filters, page },
    statuses: filterStatuses,
    areas,
    found: found.length,
    pageCount,
    from: from + 1,
    entries: found
      .slice(from, from + pageSize)
      .map((bot) => ({ bot, busy: uiState.busy[bot.id] ?? null, problem: uiState.problems[bot.id] ?? null })),
    refreshing,
    notice: problem,
    leftOut,
    deleting: all.find(({ bot }) => bot.id === uiState.deletingId)?.bot ?? null,
    stopping: all.find(({ bot }) => bot.id === uiState.stoppingId)?.bot ?? null,
    exportFault,
  };
}

/** How many there are, how many are at work, and how many cannot go on without the person. */
function summaryOf(all: readonly Searchable[]): { count: number; running: number; needing: number } {
  const statuses = all.map(({ bot }) => knownStatus(bot.status));
  return {
    count: all.length,
    running: statuses.filter((status) => status === 'Running').length,
    needing: all.filter(({ bot }, index) => needsPerson(bot) || statuses[index] === 'Error').length,
  };
}

/** A bot that something has paused, rather than somebody. */
function needsPerson({ paused_reason: reason }: Bot): boolean {
  return Boolean(reason);
}
