import { foreignText } from '../../../api/foreignText';
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
      description: foreignText(query.get('error_description') || error),
      state,
    };
  return code && state ? { source: oauthChannel, status: 'success', code, state } : null;
}

/** The query of /gmail for a connection that this page completed itself. */
export function outcomeQuery(reason: string | null | undefined): string {
  if (reason === undefined) return new URLSearchParams({ gmail_connect: 'success' }).toString();
  return new URLSearchParams({ gmail_connect: 'error', ...(reason ? { error_description: reason } : {}) }).toString();
}
