import type { Place } from '../platform/secrets.ts';
import type { GmailAccountRow } from './accounts.ts';

type Account = Pick<GmailAccountRow, 'user_id' | 'google_subject'>;

const placeOf =
  (column: string) =>
  ({ user_id, google_subject }: Account): Place => ({
    table: 'gmail_accounts',
    column,
    row: google_subject,
    user: user_id,
  });

/** Where an account's access token is stored. */
export const accessTokenPlace = placeOf('access_token_sealed');

/** Where an account's refresh token is stored. */
export const refreshTokenPlace = placeOf('refresh_token_sealed');

/** Where the secrets of a started connection are stored. */
export const statePlace = (stateHash: string, userId: number): Place => ({
  table: 'oauth_states',
  column: 'secrets_sealed',
  row: stateHash,
  user: userId,
});
