import { foreignText } from '../../api/foreignText';

/** The message from the return page to the page that opened it. `state` ties it to one attempt. */
export type OAuthMessage =
  | { source: 'gmail-oauth'; status: 'success'; code: string; state: string }
  | { source: 'gmail-oauth'; status: 'error'; description: string | null; state: string | null }
  /** The opener's reply to either: it has received the message, so the return page need not finish the connection itself. */
  | { source: 'gmail-oauth'; status: 'taken'; state: string };

/** The name of the second channel between the two pages: a `BroadcastChannel`. */
export const oauthChannel = 'gmail-oauth';

/** Parses a message of ours; null for anything else. */
export function readOAuthMessage(data: unknown): OAuthMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const bag = data as Record<string, unknown>;
  if (bag['source'] !== oauthChannel) return null;
  const code = text(bag['code']);
  const state = text(bag['state']);
  if (bag['status'] === 'success')
    return code && state ? { source: oauthChannel, status: 'success', code, state } : null;
  if (bag['status'] === 'taken') return state ? { source: oauthChannel, status: 'taken', state } : null;
  const said = text(bag['description']);
  if (bag['status'] === 'error')
    return { source: oauthChannel, status: 'error', description: said && foreignText(said), state };
  return null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
