import { api, attempt } from '../../api/client';
import { type Problem, problemFromAnswer, problemOf } from '../../api/problem';
import { paths } from '../../paths';

/** The address to open, and the state expected back. */
export type Start =
  | { ok: true; url: string; state: string }
  | { ok: false; failure: { why: 'noLocation' } | { why: 'problem'; problem: Problem } };

/** The redirect URI: this site plus the path of the return page. */
export const returnAddress = () => `${globalThis.location.origin}${paths.gmailCallback}`;

/**
 * POST connect. `account` is the one to reconnect, null a new one; if it is omitted, the server guesses. Where the body is missing, the
 * address is taken from an exposed Location header. A redirect is not followed: Google's page cannot be read by a script, and the address
 * of an opaque redirect is hidden.
 */
export async function startConnect(account?: number | null): Promise<Start> {
  try {
    const { data, error, response } = await api.POST('/integrations/api/gmail/connect/', {
      body: { redirect_uri: returnAddress(), ...(account === undefined ? {} : { account }) },
      redirect: 'manual',
    });
    if (!response.ok && !isHiddenRedirect(response))
      return { ok: false, failure: { why: 'problem', problem: problemFromAnswer(response, error) } };
    return readStart(data, response.headers.get('Location'));
  } catch (thrown) {
    return { ok: false, failure: { why: 'problem', problem: problemOf(thrown) } };
  }
}

/** A redirect that was not followed: browsers hide its status and its address. */
export const isHiddenRedirect = ({ type }: Pick<Response, 'type'>) => type === 'opaqueredirect';

/** The start in an answer. Only http(s) addresses are accepted: a window must never be sent to `javascript:`. */
export function readStart(
  data: { authorization_url?: string; state?: string } | undefined,
  location: string | null,
): Start {
  const address = data?.authorization_url || location;
  const url = address ? URL.parse(address, globalThis.location?.href) : null;
  const state = data?.state || url?.searchParams.get('state');
  if (!url || !/^https?:$/.test(url.protocol) || !state) return { ok: false, failure: { why: 'noLocation' } };
  return { ok: true, url: url.href, state };
}

/** POST callback: turns the code into a connected account. The state can be used once. */
export function completeConnect(code: string, state: string) {
  return attempt(
    api.POST('/integrations/api/gmail/callback/', { body: { code, state, redirect_uri: returnAddress() } }),
  );
}
