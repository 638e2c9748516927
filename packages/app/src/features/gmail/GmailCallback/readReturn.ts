import { googleReason } from '../../../entities/gmailAccount/googleReason';
import { type OAuthMessage, oauthChannel } from '../../../entities/gmailAccount/oauthMessage';

/** Google's response as the message for the opener; null where the query holds none. */
export function readReturn(search: string): Exclude<OAuthMessage, { status: 'taken' }> | null {
  const query = new URLSearchParams(search);
  const state = query.get('state') || null;
  const code = query.get('code');
  const error = query.get('error');
  if (error)
    return {
      source: oauthChannel,
      status: 'error',
      description: googleReason(error, query.get('error_description')),
      state,
    };
  return code && state ? { source: oauthChannel, status: 'success', code, state } : null;
}

/** The query of /gmail for a connection that this page completed itself, or that Google or the server refused. */
export function outcomeQuery(refused?: { by: 'google' | 'server'; reason: string | null }): string {
  if (refused === undefined) return new URLSearchParams({ gmail_connect: 'success' }).toString();
  const name = refused.by === 'google' ? 'error' : 'error_description';
  return new URLSearchParams({
    gmail_connect: 'error',
    ...(refused.reason ? { [name]: refused.reason } : {}),
  }).toString();
}
