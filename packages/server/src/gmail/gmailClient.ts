import { textWithin } from '../platform/textWithin.ts';

/**
 * The outcome of a call.
 * `refused`: definitely rejected. `retry`: definitely not accepted, safe to repeat; with `hold` the whole account must pause, until
 * `retryAt` if Gmail gives a time.
 * `blocked`: the account's organisation forbids it. `gone`: the draft does not exist (any more). `denied`: the token is not accepted.
 * `unknown`: it may or may not have been accepted.
 */
export type GmailOutcome<T> =
  | { outcome: 'ok'; value: T }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'retry'; hold?: undefined }
  | { outcome: 'retry'; hold: 'gmail_limit' | 'gmail_busy' | 'google'; retryAt: Date | null }
  | { outcome: 'blocked' }
  | { outcome: 'gone' }
  | { outcome: 'denied' }
  | { outcome: 'unknown' };

/** The calls of the Gmail API that sending needs. */
export interface GmailClient {
  sendMessage(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  createDraft(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  sendDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
  /** `ok` while the draft exists, `gone` once it was sent or deleted. */
  readDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
  deleteDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
  /** The drafts that carry this Message-ID. Gmail's search may not index a very recent draft yet. */
  findDrafts(token: string, messageId: string): Promise<GmailOutcome<string[]>>;
}

const TIMEOUT_MS = 30_000;
/** Far above every expected response (ids, the headers of one draft): a longer one is not from Gmail. */
const ANSWER_BYTES = 1024 * 1024;
/** A Message-ID matches a handful of drafts at most; pages beyond this are ignored until the next search. */
const MOST_PAGES = 5;
/** A longer mail goes to Gmail's upload address as it is: a JSON body of more than five megabytes is refused. */
const MOST_IN_JSON = 3_500_000;
/** Failures to connect: nothing was transmitted. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

interface GoogleError {
  error?: { message?: string; errors?: { reason?: string }[]; details?: { reason?: string }[] };
}

interface DraftPage {
  drafts?: { id?: string }[];
  nextPageToken?: string;
}

interface DraftHeaders {
  message?: { payload?: { headers?: { name?: string; value?: string }[] } };
}

function causeCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause;
  return cause?.code ?? cause?.errors?.[0]?.code;
}

/** Gmail's retry time: from the message, or else from the Retry-After header, which Gmail does not guarantee. */
function retryTime(message: string, header: string | null, now: Date): Date | null {
  const stamp = /Retry after (\S+Z)/i.exec(message)?.[1];
  const seconds = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  const at = stamp
    ? new Date(stamp)
    : seconds !== null
      ? new Date(now.getTime() + seconds * 1000)
      : new Date(header ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

const SCOPE_REASONS = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded']);

/** Maps an error response to an outcome, by its reason and then by its status. */
function refusal<T>(status: number, retryAt: Date | null, error: GoogleError['error']): GmailOutcome<T> {
  const reason = error?.errors?.[0]?.reason ?? error?.details?.find((detail) => detail.reason)?.reason ?? '';
  const message = error?.message ?? '';
  if (status === 401 || (status === 403 && SCOPE_REASONS.has(reason))) return { outcome: 'denied' };
  // Only an error body from Gmail counts: a proxy's 404 taken as `gone` would mark a message as sent, and it would be lost.
  if (status === 404) return { outcome: error ? 'gone' : 'unknown' };
  if (reason === 'domainPolicy') return { outcome: 'blocked' };
  if (reason === 'dailyLimitExceeded' || (status === 429 && /\(Mail sending\)/i.test(message)))
    return { outcome: 'retry', retryAt, hold: 'gmail_limit' };
  if (reason === 'accessNotConfigured') return { outcome: 'retry', retryAt, hold: 'google' };
  if (status === 429 || RATE_REASONS.has(reason)) return { outcome: 'retry', retryAt, hold: 'gmail_busy' };
  if (status >= 400 && status < 500) return { outcome: 'refused', reason: reason || String(status) };
  return { outcome: 'unknown' };
}

interface ClientOptions {
  now: () => Date;
  /** Timeout of one call in milliseconds; its outcome is then unknown. */
  timeoutMs?: number;
}

/** Gmail client on plain fetch. It never retries: only the caller can tell whether a retry is safe. */
export function createGmailClient(baseUrl: string, { now, timeoutMs = TIMEOUT_MS }: ClientOptions): GmailClient {
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    token: string,
    body?: unknown,
    mail?: Buffer,
  ): Promise<GmailOutcome<unknown>> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${baseUrl}${mail ? '/upload' : ''}/gmail/v1/users/me/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(mail ? { 'content-type': 'message/rfc822' } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(mail ? { body: new Uint8Array(mail) } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      text = await textWithin(response, ANSWER_BYTES);
    } catch (error) {
      return NEVER_SENT.has(causeCode(error) ?? '') ? { outcome: 'retry' } : { outcome: 'unknown' };
    }
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // A success whose body cannot be parsed was still accepted; an error needs no body.
    }
    if (response.ok) return { outcome: 'ok', value: json };
    const error = (json as GoogleError | null)?.error;
    const retryAt = retryTime(error?.message ?? '', response.headers.get('retry-after'), now());
    return refusal(response.status, retryAt, error);
  };
  /** A call that returns the id of what it created or found. A success without an id did not come from Gmail. */
  const named = async (...request: Parameters<typeof call>): Promise<GmailOutcome<string>> => {
    const answer = await call(...request);
    if (answer.outcome !== 'ok') return answer;
    const id = (answer.value as { id?: unknown } | null)?.id;
    return typeof id === 'string' ? { outcome: 'ok', value: id } : { outcome: 'unknown' };
  };
  const draftPath = (id: string): string => `drafts/${encodeURIComponent(id)}`;

  /** Whether the draft's own headers carry the Message-ID: a search may return other drafts, and only ours may be sent or deleted. */
  const carries = async (token: string, draftId: string, messageId: string): Promise<GmailOutcome<boolean>> => {
    const read = await call('GET', `${draftPath(draftId)}?format=metadata`, token);
    if (read.outcome === 'gone') return { outcome: 'ok', value: false };
    if (read.outcome !== 'ok') return read;
    const headers = (read.value as DraftHeaders | null)?.message?.payload?.headers;
    if (!Array.isArray(headers)) return { outcome: 'unknown' };
    const value = headers.some(
      (header) => header.name?.toLowerCase() === 'message-id' && header.value?.trim() === messageId,
    );
    return { outcome: 'ok', value };
  };

  return {
    sendMessage: (token, raw) =>
      raw.length > MOST_IN_JSON
        ? named('POST', 'messages/send?uploadType=media', token, undefined, raw)
        : named('POST', 'messages/send', token, { raw: raw.toString('base64url') }),
    createDraft: (token, raw) =>
      raw.length > MOST_IN_JSON
        ? named('POST', 'drafts?uploadType=media', token, undefined, raw)
        : named('POST', 'drafts', token, { message: { raw: raw.toString('base64url') } }),
    sendDraft: (token, draftId) => named('POST', 'drafts/send', token, { id: draftId }),
    readDraft: (token, draftId) => named('GET', `${draftPath(draftId)}?format=minimal`, token),
    deleteDraft: async (token, draftId) => {
      const answer = await call('DELETE', draftPath(draftId), token);
      return answer.outcome === 'ok' ? { outcome: 'ok', value: '' } : answer;
    },
    async findDrafts(token, messageId) {
      const found: string[] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = new URLSearchParams({ q: `rfc822msgid:${messageId}`, ...(pageToken ? { pageToken } : {}) });
        const list = await call('GET', `drafts?${query.toString()}`, token);
        if (list.outcome !== 'ok') return list;
        if (typeof list.value !== 'object' || list.value === null) return { outcome: 'unknown' };
        const { drafts = [], nextPageToken } = list.value as DraftPage;
        for (const { id } of drafts) {
          if (id === undefined) return { outcome: 'unknown' };
          const ours = await carries(token, id, messageId);
          if (ours.outcome !== 'ok') return ours;
          if (ours.value) found.push(id);
        }
        if (nextPageToken === undefined) break;
        pageToken = nextPageToken;
      }
      return { outcome: 'ok', value: found };
    },
  };
}
