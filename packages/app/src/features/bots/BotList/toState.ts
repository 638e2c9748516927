import type { Bot, BotStats } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { BotAction } from '../botActions';
import type { BotListState } from './BotList.states';
import { type BotSummary, summaryOf } from './summary';
import { type BotFilters, type Searchable, areaOptions, filterStatuses } from './filters';

/** How many bots a page holds: it stays light with ten thousand bots, and the search covers all of them. */
export const pageSize = 50;

/** The screen's own state. */
export interface BotListUiState {
  busy: Readonly<Record<number, BotAction | 'delete'>>;
  problems: Readonly<Record<number, Problem>>;
  deletingId: number | null;
  stoppingId: number | null;
  exportFault: 'nothing' | 'failed' | null;
}

/** What depends on the bots but not on the filters: computed once per response. */
export interface Digest {
  all: readonly Searchable[];
  summary: BotSummary;
  areas: readonly string[];
}

/** The digest of a list; `locale` orders the areas. */
export function digestOf(all: readonly Searchable[], locale: string): Digest {
  return { all, summary: summaryOf(all.map(({ bot }) => bot)), areas: areaOptions(all, locale) };
}

export interface BotListInput {
  /** Undefined until the list is loaded. */
  digest: Digest | undefined;
  /** The bots of the digest that match the filters. */
  found: readonly Bot[];
  result: Pick<ApiResult<unknown>, 'problem' | 'refreshing'> & { leftOut?: number };
  stats: BotStats | undefined;
  filters: BotFilters;
  uiState: BotListUiState;
}

/** Combines the API results, the filters and the UI state into the state of the page. */
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
