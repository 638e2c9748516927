import type { Bot, BotResult, BotRun } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { BotAction } from '../botActions';
import type { BotDetailState, QueuePart, ResultsPart, RunPart } from './BotDetail.states';
import { isOpen } from './runFacts';

/** How many professors a page of results holds. */
export const pageSize = 20;

type Part<Data> = Pick<ApiResult<Data>, 'data' | 'problem'>;
type ResultsPage = { results: readonly BotResult[]; count: number };

export interface BotDetailInput {
  bot: Part<Bot>;
  run: Part<BotRun>;
  /** The page that is shown. */
  results: Part<ResultsPage>;
  /** The first page, where the best of the waiting drafts are. */
  best: Part<ResultsPage>;
  page: number;
  busy: BotAction | 'runAgain' | null;
  actionProblem: Problem | null;
}

/** Four answers and what the person is doing, as one picture. */
export function toBotDetailState(input: BotDetailInput): BotDetailState {
  const { bot, busy, actionProblem } = input;
  if (bot.problem?.kind === 'notFound') return { status: 'notFound' };
  if (bot.data === undefined) return bot.problem ? { status: 'failed', problem: bot.problem } : { status: 'loading' };
  const run = runPart(input.run, bot.data.latest_run);
  return {
    status: 'ready',
    bot: bot.data,
    run,
    results: resultsPart(input.results, input.page),
    queue: queuePart(input.best.data?.results ?? [], run.status === 'known' ? run.run : null),
    busy,
    problem: actionProblem,
  };
}

function runPart({ data, problem }: Part<BotRun>, latest: BotRun | null): RunPart {
  // A bot without a run is answered with 404.
  if (problem?.kind === 'notFound') return { status: 'none' };
  const run = data ?? latest;
  if (run) return { status: 'known', run, lost: problem !== null && isOpen(run) };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

function resultsPart({ data, problem }: Part<ResultsPage>, page: number): ResultsPart {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const pageCount = Math.max(1, Math.ceil(data.count / pageSize));
  return {
    status: 'ready',
    results: data.results,
    count: data.count,
    page: Math.min(page, pageCount),
    pageCount,
    notice: problem,
  };
}

function queuePart(best: readonly BotResult[], run: BotRun | null): QueuePart {
  const waiting = best.filter(({ state, draft }) => state === 'needs_review' && draft !== null);
  return { next: waiting[0] ?? null, waiting: Math.max(waiting.length, run?.counts.drafts_waiting ?? 0) };
}
