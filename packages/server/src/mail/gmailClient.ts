/**
 * What became of a call. `refused`: a definite no. `later`: surely not accepted, may be repeated.
 * `gone`: the draft is not there (any more). `denied`: the token is not accepted. `unknown`: it may or may not have been accepted.
 */
export type GmailOutcome<T> =
  | { outcome: 'ok'; value: T }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; retryAt: Date | null }
  | { outcome: 'gone' }
  | { outcome: 'denied' }
  | { outcome: 'unknown' };

/** The calls of the Gmail API that sending needs. */
export interface GmailClient {
  sendMessage(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  createDraft(token: string, raw: Buffer): Promise<GmailOutcome<string>>;
  sendDraft(token: string, draftId: string): Promise<GmailOutcome<string>>;
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
  error?: { message?: string; errors?: { reason?: string }[] };
}

function causeCode(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause;
  return cause?.code ?? cause?.errors?.[0]?.code;
}

function rateLimited(message: string): { outcome: 'later'; retryAt: Date | null } {
  const stamp = /Retry after (\S+Z)/i.exec(message)?.[1];
  const retryAt = stamp ? new Date(stamp) : null;
  return { outcome: 'later', retryAt: retryAt && !Number.isNaN(retryAt.getTime()) ? retryAt : null };
}

/** Gmail over plain fetch. Nothing is ever repeated here: whether that is safe, only the caller knows. */
export function createGmailClient(baseUrl: string): GmailClient {
  const post = async (path: string, token: string, body: unknown): Promise<GmailOutcome<string>> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${baseUrl}/gmail/v1/users/me/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
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
    if (response.ok) return typeof json?.id === 'string' ? { outcome: 'ok', value: json.id } : { outcome: 'unknown' };
    const reason = json?.error?.errors?.[0]?.reason ?? '';
    const message = json?.error?.message ?? '';
    if (response.status === 401 || (response.status === 403 && reason === 'insufficientPermissions'))
      return { outcome: 'denied' };
    if (response.status === 404) return { outcome: 'gone' };
    if (response.status === 429 || reason === 'rateLimitExceeded' || reason === 'userRateLimitExceeded')
      return rateLimited(message);
    if (response.status >= 400 && response.status < 500)
      return { outcome: 'refused', reason: reason || String(response.status) };
    return { outcome: 'unknown' };
  };
  return {
    sendMessage: (token, raw) => post('messages/send', token, { raw: raw.toString('base64url') }),
    createDraft: (token, raw) => post('drafts', token, { message: { raw: raw.toString('base64url') } }),
    sendDraft: (token, draftId) => post('drafts/send', token, { id: draftId }),
  };
}
