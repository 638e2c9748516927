import type { Bot, BotResult, BotResults, BotRun, DoNotContactEntry, MatchClass, SendingState } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { BotAction } from '../botActions';
import type {
  AvoidedPart,
  BotDetailState,
  LimitsPart,
  MailPart,
  NotClosePart,
  QueuePart,
  ResultsPart,
  RunPart,
} from './BotDetail.states';
import { problemWith, type QueueUiState, type QueueView } from '../../../entities/draft/review/queueAct';
import type { AvoidedUiState, MailUiState, NotCloseUiState } from './uiState';
import { isOpen } from './runFacts';

/** How many professors a page of results holds, and how many sent emails a page of them. */
export const pageSize = 20;
export const mailPageSize = 10;

type Part<Data> = Pick<ApiResult<Data>, 'data' | 'problem'> & { leftOut?: number };
export type ResultsPage = { results: readonly BotResult[]; count: number } & Pick<BotResults, 'class_counts'>;

export interface BotDetailInput {
  bot: Part<Bot>;
  run: Part<BotRun>;
  /** The page that is shown. */
  results: Part<ResultsPage>;
  page: number;
  /** A page of those who are not close enough. */
  notClose: Part<ResultsPage>;
  notCloseUiState: NotCloseUiState;
  /** The one draft of the review queue at `queueUiState.position`. */
  queue: Part<ResultsPage>;
  queueUiState: QueueUiState;
  queueView: QueueView;
  /** Emails that may or may not have been sent, and those that were. */
  unknown: Part<ResultsPage>;
  sent: Part<ResultsPage>;
  mailUiState: MailUiState;
  sending: Part<SendingState>;
  avoided: Part<readonly DoNotContactEntry[]>;
  avoidedUiState: AvoidedUiState;
  busy: BotAction | 'schedule' | 'runAgain' | null;
  stopping: boolean;
  actionProblem: Problem | null;
  /** Why the first run did not begin, passed on by the page that created the bot. */
  startWarning: string | null;
}

/** Combines the API results and the UI state into the state of the page. */
export function toBotDetailState(input: BotDetailInput): BotDetailState {
  const { bot, busy, stopping, actionProblem, startWarning } = input;
  if (bot.problem?.kind === 'notFound') return { status: 'notFound' };
  if (bot.data === undefined) return bot.problem ? { status: 'failed', problem: bot.problem } : { status: 'loading' };
  const run = runPart(input.run, bot.data.latest_run);
  return {
    status: 'ready',
    bot: bot.data,
    run,
    results: resultsPart(input.results, input.page),
    notClose: notClosePart(input),
    queue: queuePart(input, run.status === 'known' ? run.run : null),
    mail: mailPart(input),
    limits: limitsPart(input.sending),
    avoided: avoidedPart(input),
    busy,
    stopping,
    problem: actionProblem,
    warning: warningOf(run, startWarning),
  };
}

/** The warning about the start is shown until the run is over; the run's own warning takes precedence. */
function warningOf(run: RunPart, startWarning: string | null): string | null {
  if (run.status !== 'known') return startWarning;
  return run.run.warning ?? (isOpen(run.run) ? startWarning : null);
}

function runPart({ data, problem }: Part<BotRun>, latest: BotRun | null): RunPart {
  // The server responds with 404 for a bot without a run.
  if (problem?.kind === 'notFound') return { status: 'none' };
  const run = data ?? latest;
  if (run) return { status: 'known', run, lost: problem !== null && isOpen(run) };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

function resultsPart({ data, problem, leftOut }: Part<ResultsPage>, page: number): ResultsPart {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const classes = data.class_counts ?? null;
  // Best score first: those who are not close enough come last, and are listed by themselves.
  const shown = classes ? classes.strong + classes.possible : data.count;
  const pageCount = Math.max(1, Math.ceil(shown / pageSize));
  return {
    status: 'ready',
    results: classes ? data.results.filter((result) => classOf(result) !== 'no') : data.results,
    count: data.count,
    classes,
    page: Math.min(page, pageCount),
    pageCount,
    notice: problem,
    leftOut,
  };
}

/** The class of a match where the server knows classes: without a score it is not close enough (MAT-02). */
export const classOf = ({ match_score: match }: BotResult): MatchClass => match?.class ?? 'no';

function notClosePart({ notClose: { data, problem, leftOut }, notCloseUiState }: BotDetailInput): NotClosePart {
  const { open, page, asked } = notCloseUiState;
  if (!open) return { status: 'closed' };
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const pageCount = Math.max(1, Math.ceil(data.count / pageSize));
  return { status: 'ready', results: data.results, page: Math.min(page, pageCount), pageCount, leftOut, asked };
}

function queuePart(
  { queue: { data, problem }, queueUiState, queueView }: BotDetailInput,
  run: BotRun | null,
): QueuePart {
  const { position, busy, actProblem, asked } = queueUiState;
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  // While the run is open, its own count may be newer.
  const waiting =
    isOpen(run) && queueView.only === null ? Math.max(data.count, run?.counts.drafts_waiting ?? 0) : data.count;
  const next = data.results.find(({ draft }) => draft !== null) ?? null;
  return {
    status: 'ready',
    next,
    unreadable: next === null && position <= data.count,
    position: Math.min(position, Math.max(1, waiting)),
    waiting,
    view: queueView,
    classes: data.class_counts ?? null,
    busy,
    actProblem: problemWith(next?.draft?.id, actProblem),
    // The dialog closes once its letter is no longer on top.
    never: asked && asked.draft === next?.draft?.id ? { problem: asked.problem } : null,
  };
}

function limitsPart({ data, problem }: Part<SendingState>): LimitsPart {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  return { status: 'ready', sending: data };
}

function avoidedPart({ avoided: { data, problem, leftOut }, avoidedUiState }: BotDetailInput): AvoidedPart {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  return { status: 'ready', entries: data, leftOut, ...avoidedUiState };
}

function mailPart({ unknown, sent, mailUiState: { page, settling, problems, bounce } }: BotDetailInput): MailPart {
  const problem = unknown.problem ?? sent.problem;
  if (unknown.data === undefined || sent.data === undefined)
    return problem ? { status: 'failed', problem } : { status: 'loading' };
  const pageCount = Math.max(1, Math.ceil(sent.data.count / mailPageSize));
  const asked = sent.data.results.find(({ draft }) => draft !== null && draft.id === bounce?.draft)?.draft;
  return {
    status: 'ready',
    unknown: unknown.data.results.map((result) => ({
      result,
      busy: settling[result.draft?.id ?? 0] ?? null,
      problem: problems[result.draft?.id ?? 0] ?? null,
    })),
    sent: sent.data.results,
    sentCount: sent.data.count,
    bounce: bounce && asked ? { draft: asked, busy: bounce.busy, problem: bounce.problem } : null,
    page: Math.min(page, pageCount),
    pageCount,
    leftOut: (unknown.leftOut ?? 0) + (sent.leftOut ?? 0),
  };
}
