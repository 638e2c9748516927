import { HttpProblem } from '../platform/http/errors.ts';

/**
 * A directory that could not answer. `outage`: nothing can be read now (no network, the daily budget is used up, the key is refused).
 * `refused`: this one question was answered with a no or with nonsense; others may well be answered. Towards a browser both are a 503.
 */
export class DirectoryProblem extends HttpProblem {
  readonly kind: 'outage' | 'refused';
  /** What happened, for the log. */
  readonly reason: string;

  constructor(kind: 'outage' | 'refused', reason: string, retryAfterSeconds?: number) {
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) };
    super(503, 'directoryUnavailable', { code: 'directory_unavailable', headers });
    this.name = 'DirectoryProblem';
    this.kind = kind;
    this.reason = reason;
    this.message = `${kind}: ${reason}`;
  }
}
