/**
 * Everything that can go wrong with a call, as a value. Screens show it through `ProblemView`; they never write
 * error prose and never read a status.
 *
 * `detail` is what the server said, already in the language of the person (Accept-Language): show it direction-isolated.
 */
export type Problem =
  | { kind: 'network' }
  | { kind: 'html'; status: number; start: string }
  | { kind: 'invalidJson'; status: number }
  | { kind: 'unauthenticated'; detail: string | null }
  | { kind: 'forbidden'; detail: string | null }
  | { kind: 'notFound'; detail: string | null }
  | { kind: 'conflict'; detail: string | null; code: string | null }
  | { kind: 'tooMany'; detail: string | null; retryAfter: number | null }
  | { kind: 'invalid'; detail: string | null; code: string | null; fields: Record<string, string[]> }
  | { kind: 'server'; detail: string | null };

/** True where asking again can honestly succeed without a change by the person. */
export function canRetry(problem: Problem): boolean {
  return (
    problem.kind === 'network' ||
    problem.kind === 'server' ||
    problem.kind === 'tooMany' ||
    problem.kind === 'invalidJson' ||
    problem.kind === 'html'
  );
}

/** Errors of one field by name, for `<Form errors>`; empty for any other problem. */
export function fieldErrors(problem: Problem | null | undefined): Record<string, string[]> {
  return problem?.kind === 'invalid' ? problem.fields : {};
}

/** The server's own words: detail, else message, else the first field error; null when it said nothing. */
export function detailOf(problem: Problem): string | null {
  return 'detail' in problem ? problem.detail : null;
}

/** Thrown by fetchers, so that SWR keeps a failure apart from data. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(detailOf(problem) ?? problem.kind);
    this.problem = problem;
  }
}

/** A thrown value as a problem: ours as it is, anything else is the network. */
export function problemOf(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { kind: 'network' };
}

/** The problem in an answer that is not a success. `body` is the parsed JSON, or the text where it was no JSON. */
export function problemFromAnswer(response: Response, body: unknown): Problem {
  const { status } = response;
  const bag = isRecord(body) ? body : {};
  const fields = fieldsOf(bag);
  const detail = text(bag['detail']) ?? text(bag['message']) ?? Object.values(fields)[0]?.[0] ?? null;
  const code = text(bag['code']);

  if (status === 401) return { kind: 'unauthenticated', detail };
  if (status === 403) return { kind: 'forbidden', detail };
  if (status === 404 || status === 405) return { kind: 'notFound', detail };
  if (status === 409) return { kind: 'conflict', detail, code };
  if (status === 429)
    return { kind: 'tooMany', detail, retryAfter: Number(response.headers.get('Retry-After')) || null };
  if (status >= 400 && status < 500) return { kind: 'invalid', detail, code, fields };
  return { kind: 'server', detail };
}

function fieldsOf(bag: Record<string, unknown>): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(bag)) {
    const messages = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    if (messages.length) fields[name] = messages;
  }
  return fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);
