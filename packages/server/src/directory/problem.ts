import { HttpProblem } from '../platform/http/errors.ts';

/**
 * A failed directory request. `outage`: nothing can be read now (no network, daily budget used up, key refused). `refused`: only this
 * request was refused or got a malformed response; others may succeed. The client gets a 503 for both.
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
