import { foreignText } from '../../api/foreignText';
import type { Translate } from '../../i18n/translator';

/** The codes with which Google refuses a connection, by what a person can do about it. */
const causes = {
  access_denied: 'declined',
  consent_required: 'declined',
  interaction_required: 'declined',
  login_required: 'signIn',
  account_selection_required: 'signIn',
  admin_policy_enforced: 'organisation',
  org_internal: 'organisation',
  invalid_grant: 'expired',
  redirect_uri_mismatch: 'setUp',
  invalid_client: 'setUp',
  unauthorized_client: 'setUp',
  invalid_scope: 'setUp',
  invalid_request: 'setUp',
  server_error: 'busy',
  temporarily_unavailable: 'busy',
} as const;

const isKnown = (said: string): said is keyof typeof causes => Object.hasOwn(causes, said);

/**
 * Why Google refused, from the error of its answer and the description beside it: the code where it is a known one, which has words of ours,
 * else the description, or the code (GMAIL-21). Null where it said nothing.
 */
export function googleReason(error: string | null, description: string | null): string | null {
  const code = error?.trim() ?? '';
  const said = isKnown(code) ? code : description?.trim() || code;
  return said ? foreignText(said) : null;
}

/** The words for what `googleReason` gave; a code or sentence that nobody knows is marked as Google's. */
export const googleWords = (t: Translate, reason: string): string =>
  isKnown(reason) ? t(`gmail.refused.${causes[reason]}`) : t('gmail.refused.other', { text: reason });
