import type { Bot, BotResults } from '@peyk/api-types';
import { listOf } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { ResultsState } from './Results.states';
import { type ResultFilters, passing } from './filters';
import { type MatchRow, rowOf } from './rows';
import { sampleMatches } from './samples';

/** How many matches a page holds: the filters look at one page, so that it is a long one. */
export const pageSize = 50;

type Answer = Pick<BotResults, 'results' | 'class_counts'> & { count?: number };
type Part<Data> = Pick<ApiResult<Data>, 'data' | 'problem'>;

export interface ResultsInput {
  /** Null without `?bot=`: the sample list is shown. An id that is none is a bot that does not exist. */
  botId: number | null | 'none';
  bot: Part<Bot>;
  list: Part<Answer> & { refreshing: boolean; leftOut?: number };
  filters: ResultFilters;
  selected: ReadonlyMap<number, MatchRow>;
}

/** Combines the answers, the filters and the selection into the state of the page. */
export function toResultsState(input: ResultsInput): ResultsState {
  const { botId, bot, list, filters, selected } = input;
  if (botId === null)
    return {
      status: 'sample',
      filters,
      selected,
      rows: passing(sampleMatches, filters),
      onPage: sampleMatches.length,
      matches: sampleMatches.filter(isMatch).length,
    };
  if (botId === 'none' || bot.problem?.kind === 'notFound' || list.problem?.kind === 'notFound')
    return { status: 'notFound' };
  const problem = bot.data === undefined ? bot.problem : list.data === undefined ? list.problem : null;
  if (problem) return { status: 'failed', problem, bot: bot.data ?? null };
  if (bot.data === undefined || list.data === undefined) return { status: 'loading', bot: bot.data ?? null, filters };
  const { items, count: said } = listOf(list.data);
  const count = Math.max(said, items.length);
  if (count === 0 && !list.leftOut) return { status: 'empty', bot: bot.data };
  const rows = items.map(rowOf);
  return {
    status: 'ready',
    bot: bot.data,
    filters,
    selected,
    rows: passing(rows, filters),
    onPage: items.length,
    count,
    matches: matchesOf(list.data, rows, count),
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    from: (filters.page - 1) * pageSize + 1,
    refreshing: list.refreshing,
    notice: list.problem ?? bot.problem,
    leftOut: list.leftOut,
  };
}

/** From this score on somebody is a match, at least a possible one (MAT-02). */
const least = 50;
const isMatch = ({ score }: MatchRow) => score !== null && score >= least;

/** How many of all results are strong or possible matches; null where the server does not say and not all of them are here. */
function matchesOf({ class_counts: counts }: Answer, rows: readonly MatchRow[], count: number): number | null {
  if (counts) return counts.strong + counts.possible;
  return rows.length === count ? rows.filter(isMatch).length : null;
}
