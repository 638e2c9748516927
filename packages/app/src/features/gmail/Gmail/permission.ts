import type { AppConfig, GmailAccount } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';

/** What Peyk asks Google for, and how far it goes with it, as far as the server said so. */
export interface Permission {
  /** `drafts` when emails are first laid into the mailbox as drafts. */
  sends: 'directly' | 'drafts';
  /** Whether the mailbox can be read: true with an account that allowed it once, too; null while that is not known. */
  reads: boolean | null;
  limits: { perDay: number; perWeek: number } | null;
  /** Whether the debug page works. */
  debug: boolean;
}

const composeScope = 'https://www.googleapis.com/auth/gmail.compose';
/** All that lets somebody read messages: https://developers.google.com/workspace/gmail/api/auth/scopes */
const reading = /\/auth\/gmail\.(?:readonly|metadata|modify)$|^https:\/\/mail\.google\.com\/$/;

/** Null while the server has not answered. Where it cannot be asked, nothing is claimed that may be wrong. */
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
