import type { AppConfig, GmailAccount } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';

/** What Peyk requests from Google, and its sending limits, as far as the server's configuration shows. */
export interface Permission {
  /** `drafts` when emails are first stored in the mailbox as drafts. */
  sends: 'directly' | 'drafts';
  /** Whether the mailbox can be read: also true if any account granted it before; null while unknown. */
  reads: boolean | null;
  limits: { perDay: number; perWeek: number } | null;
  /** Whether the debug page works. */
  debug: boolean;
}

const composeScope = 'https://www.googleapis.com/auth/gmail.compose';
/** All scopes that allow reading messages: https://developers.google.com/workspace/gmail/api/auth/scopes */
const reading = /\/auth\/gmail\.(?:readonly|metadata|modify)$|^https:\/\/mail\.google\.com\/$/;

/** Null while the configuration loads. If that fails, the result claims nothing that may be wrong. */
export function permissionOf(
  config: Pick<ApiResult<AppConfig>, 'data' | 'problem'>,
  accounts: readonly GmailAccount[],
): Permission | null {
  const { data, problem } = config;
  if (!data && !problem) return null;
  const asked = data?.google.scopes;
  const scopes = [...(asked ?? []), ...accounts.flatMap((account) => account.scopes)];
  return {
    sends: scopes.includes(composeScope) ? 'drafts' : 'directly',
    reads: scopes.some((scope) => reading.test(scope)) ? true : asked ? false : null,
    limits: data?.first_contacts
      ? { perDay: data.first_contacts.per_day, perWeek: data.first_contacts.per_week }
      : null,
    debug: data?.gmail_debug === true,
  };
}
