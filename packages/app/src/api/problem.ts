import { foreignText } from './foreignText';

/**
 * Everything that can go wrong with a call, as a value. Screens show it through `ProblemView`; they never write error prose and never read
 * a status.
 * `detail` is the server's message, already in the language of the person (Accept-Language): show it direction-isolated.
 */
export type Problem =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | {
      kind: 'html';
      status: number;
      start: string;
      /** The path of the request, as the contract writes it. */
      path?: string;
    }
  | { kind: 'invalidJson'; status: number }
  | ({ kind: 'unauthenticated' } & Said)
  | { kind: 'noRefreshToken' }
  | ({ kind: 'forbidden' } & Said)
  | ({ kind: 'notFound' } & Said)
  | ({
      kind: 'conflict';
      code: string | null;
      /** The current record, if an edit of it was based on an older version. */
      current?: object;
    } & Said)
  | ({ kind: 'tooMany'; retryAfter: number | null } & Said)
  | ({ kind: 'invalid'; code: string | null; fields: Record<string, string[]> } & Said)
  | ({ kind: 'server' } & Said);

interface Said {
  detail: string | null;
  /** The HTTP status text ('Bad Gateway'), if the server sent no message. */
  statusText?: string;
  /** The answer as it came, where that was a plain text. Calls for a CV keep it (specification, section 8). */
  raw?: { status: number; body: string };
}

const repeatable: ReadonlySet<Problem['kind']> = new Set([
  'network',
  'timeout',
  'server',
  'tooMany',
  'invalidJson',
  'html',
]);

/** True where a retry can succeed without a change by the person. */
export function canRetry(problem: Problem): boolean {
  return repeatable.has(problem.kind);
}

/** True where only signing in again helps. */
export function needsSignIn(problem: Problem): boolean {
  return problem.kind === 'unauthenticated' || problem.kind === 'noRefreshToken';
}

/** What several failed requests have in common, so that one sentence says it of all; null where the problem is that of one request. */
export function causeOf(problem: Problem): string | null {
  return canRetry(problem) || needsSignIn(problem) ? `${problem.kind} ${detailOf(problem) ?? ''}` : null;
}

/** Errors of fields by name, for `<Form errors>`; empty for any other problem. */
export function fieldErrors(problem: Problem | null | undefined): Record<string, string[]> {
  return problem?.kind === 'invalid' ? problem.fields : {};
}

/**
 * The server's message: detail, else message, else the first field error, else the status text; null when there is none, and
 * the operation's own text is shown.
 */
export function detailOf(problem: Problem): string | null {
  return 'detail' in problem ? (problem.detail ?? problem.statusText ?? null) : null;
}

/** Thrown by fetchers, so that SWR treats a failure as an error, not as data. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(detailOf(problem) ?? problem.kind);
    this.problem = problem;
  }
}

/** A thrown value as a problem: that of a `ProblemError`, a timeout, or else a network failure. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return error instanceof DOMException && error.name === 'TimeoutError' ? { kind: 'timeout' } : { kind: 'network' };
}

/** The problem in an answer that is not a success. `body` is the parsed JSON, or the text where it was no JSON. */
export function problemFromAnswer(
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: unknown,
): Problem {
  const { status } = response;
  const bag = isRecord(body) ? body : {};
  const fields = fieldsOf(bag);
  const statusText = text(response.statusText);
  const said: Said = {
    detail: words(bag['detail']) ?? words(bag['message']) ?? Object.values(fields)[0]?.[0] ?? null,
    ...(statusText ? { statusText } : {}),
  };
  const code = text(bag['code']);

  if (status === 401) return { kind: 'unauthenticated', ...said };
  if (status === 403) return { kind: 'forbidden', ...said };
  if (status === 404 || status === 405) return { kind: 'notFound', ...said };
  if (status === 409)
    return { kind: 'conflict', ...said, code, ...(isRecord(bag['current']) ? { current: bag['current'] } : {}) };
  if (status === 429) return { kind: 'tooMany', ...said, retryAfter: secondsOf(response.headers.get('Retry-After')) };
  if (status >= 400 && status < 500) return { kind: 'invalid', ...said, code, fields };
  return { kind: 'server', ...said };
}

/** Messages per field; a longer list is not an error text. */
const mostMessages = 5;
const notFields = new Set(['detail', 'message', 'code']);

function fieldsOf(bag: Record<string, unknown>): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(bag)) {
    const messages = Array.isArray(value) ? value.slice(0, mostMessages).flatMap((item) => text(item) ?? []) : [];
    if (messages.length && !notFields.has(name)) fields[name] = messages;
  }
  return fields;
}

/** Whole seconds; null for a date or for nonsense, which is not shown. */
function secondsOf(header: string | null): number | null {
  return header && /^\s*\d{1,6}\s*$/.test(header) ? Number(header) || null : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? foreignText(value.trim()) : null;
/** A sentence, or the first of several. */
const words = (value: unknown): string | null => text(Array.isArray(value) ? value[0] : value);
