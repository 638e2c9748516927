import { api } from '../../../api/client';
import { type Problem, problemFromAnswer, problemOf } from '../../../api/problem';
import { type Start, isHiddenRedirect, readStart, returnAddress } from '../../../entities/gmailAccount/startConnect';
import { maskSecrets, readable } from './maskSecrets';

/** How many characters of a body are shown. */
export const bodyStart = 500;

/** A response of the connect endpoint, ready for display: codes, tokens and states are masked. */
export interface Inspection {
  /** Null for a redirect that was not followed: browsers hide its status. */
  status: number | null;
  location: string | null;
  body: string;
  /** The length of the whole body in characters, if more of it arrived than is shown; else null. */
  whole: number | null;
  /** What the connect button would do with it. */
  verdict: { opens: string } | { fails: Extract<Start, { ok: false }>['failure'] };
}

export type Inspected = { ok: true; inspection: Inspection } | { ok: false; problem: Problem };

/** POSTs the redirect URI to the debug endpoint, follows no redirect, and describes the response (section 7). */
export async function inspectConnect(): Promise<Inspected> {
  try {
    const { data, error, response } = await api.POST('/api/integrations/api/gmail/connect/', {
      body: { redirect_uri: returnAddress() },
      redirect: 'manual',
      parseAs: 'text',
    });
    return { ok: true, inspection: describeAnswer(response, textOf(response.ok ? data : error)) };
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) };
  }
}

/** What is shown of a response and its body. */
export function describeAnswer(response: Answer, body: string): Inspection {
  const location = response.headers.get('Location');
  const start = startOf(response, body);
  const masked = Array.from(maskSecrets(body));
  return {
    status: isHiddenRedirect(response) ? null : response.status,
    location: location === null ? null : maskSecrets(location),
    body: masked.slice(0, bodyStart).join(''),
    whole: masked.length > bodyStart || body.length > readable ? Array.from(body).length : null,
    verdict: start.ok ? { opens: maskSecrets(start.url) } : { fails: start.failure },
  };
}

type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'type' | 'headers'>;

/** What the connect button does with the same response (`startConnect`). */
function startOf(response: Answer, body: string): Start {
  const data = parsed(body);
  if (response.ok || isHiddenRedirect(response)) return readStart(data, response.headers.get('Location'));
  return { ok: false, failure: { why: 'problem', problem: problemFromAnswer(response, data ?? body) } };
}

/** The API client parses the JSON of an error; this turns it back into text. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function parsed(body: string): { authorization_url?: string; state?: string } | undefined {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
