/**
 * What became of a call. `refused`: a definite no. `later`: surely not accepted, may be repeated; with `hold` the whole account has to wait.
 * `blocked`: the organisation of the account forbids it.
 * `gone`: the draft is not there (any more). `denied`: the token is not accepted. `unknown`: it may or may not have been accepted.
 */
export type GmailOutcome<T> =
  | { outcome: 'ok'; value: T }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; retryAt: Date | null; hold?: 'GmailLimit' | 'Google' }
  | { outcome: 'blocked' }
  | { outcome: 'gone' }
  | { outcome: 'denied' }
  | { outcome: 'unknown' };

/** The calls of the Gmail API that sending needs. */
export interface GmailClient {
  sendMessage(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  createDraft(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  sendDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
  /** `ok` while the draft stands, `gone` when it was sent or deleted. */
  readDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
  deleteDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
}

const TIMEOUT_MS = 30_000;
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

function causeCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause;
  return cause?.code ?? cause?.errors?.[0]?.code;
}

/** When Gmail says to come back: in the header, which is not promised, or within the message. */
function retryTime(message: string, header: string | null): Date | null {
  const stamp = /Retry after (\S+Z)/i.exec(message)?.[1];
  const seconds = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  const at = stamp
    ? new Date(stamp)
    : seconds !== null
      ? new Date(Date.now() + seconds * 1000)
      : new Date(header ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

const SCOPE_REASONS = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded']);

/** What an answer that is no success means, by its reason first and its status then. */
function refusal<T>(status: number, retryAfter: string | null, error: GoogleError['error']): GmailOutcome<T> {
  const reason = error?.errors?.[0]?.reason ?? error?.details?.find((detail) => detail.reason)?.reason ?? '';
  const message = error?.message ?? '';
  const retryAt = retryTime(message, retryAfter);
  if (status === 401 || (status === 403 && SCOPE_REASONS.has(reason))) return { outcome: 'denied' };
  // Only Gmail's own word counts: taken for sent, a message that a proxy could not find would be lost.
  if (status === 404) return { outcome: error ? 'gone' : 'unknown' };
  if (reason === 'domainPolicy') return { outcome: 'blocked' };
  if (reason === 'dailyLimitExceeded' || (status === 429 && /\(Mail sending\)/i.test(message)))
    return { outcome: 'later', retryAt, hold: 'GmailLimit' };
  if (reason === 'accessNotConfigured') return { outcome: 'later', retryAt, hold: 'Google' };
  if (status === 429 || RATE_REASONS.has(reason)) return { outcome: 'later', retryAt };
  if (status >= 400 && status < 500) return { outcome: 'refused', reason: reason || String(status) };
  return { outcome: 'unknown' };
}

/** Gmail over plain fetch. Nothing is ever repeated here: whether that is safe, only the caller knows. */
export function createGmailClient(baseUrl: string, timeoutMs: number = TIMEOUT_MS): GmailClient {
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    token: string,
    body?: unknown,
  ): Promise<GmailOutcome<string>> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${baseUrl}/gmail/v1/users/me/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      text = await response.text();
    } catch (error) {
      return NEVER_SENT.has(causeCode(error) ?? '') ? { outcome: 'later', retryAt: null } : { outcome: 'unknown' };
    }
    let json: (GoogleError & { id?: string }) | null = null;
    try {
      json = JSON.parse(text) as GoogleError & { id?: string };
    } catch {
      // An accepted call whose answer cannot be read was still accepted; a refusal needs no body.
    }
    if (method === 'DELETE' && response.ok) return { outcome: 'ok', value: '' };
    if (response.ok) return typeof json?.id === 'string' ? { outcome: 'ok', value: json.id } : { outcome: 'unknown' };
    return refusal(response.status, response.headers.get('retry-after'), json?.error);
  };
  const draftPath = (id: string): string => `drafts/${encodeURIComponent(id)}`;
  return {
    sendMessage: (token, raw) => call('POST', 'messages/send', token, { raw: raw.toString('base64url') }),
    createDraft: (token, raw) => call('POST', 'drafts', token, { message: { raw: raw.toString('base64url') } }),
    sendDraft: (token, draftId) => call('POST', 'drafts/send', token, { id: draftId }),
    readDraft: (token, draftId) => call('GET', `${draftPath(draftId)}?format=minimal`, token),
    deleteDraft: (token, draftId) => call('DELETE', draftPath(draftId), token),
  };
}
