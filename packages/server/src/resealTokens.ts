import { createDecipheriv } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from './platform/db/schema.ts';
import { markNeedsReconnect } from './gmail/markNeedsReconnect.ts';
import type { Deps } from './platform/deps.ts';
import { accessTokenPlace, refreshTokenPlace } from './gmail/sealedTokens.ts';
import type { Secrets } from './platform/secrets.ts';

/** Decrypts a value in the first versions' format, which had no associated data. Throws as `open` does. */
export function openLegacy(secrets: Secrets, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', secrets.key(purpose), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Reseals the tokens of all Gmail accounts in the current format. An account whose token cannot be decrypted must be connected again. */
export async function resealTokens(
  deps: Pick<Deps, 'secrets' | 'now' | 'pauseBots'>,
  trx: Transaction<DB>,
): Promise<void> {
  const { secrets, now } = deps;
  const rows = await trx
    .selectFrom('gmail_accounts')
    .select(['id', 'user_id', 'google_subject', 'refresh_token_sealed', 'access_token_sealed'])
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) {
    const { refresh_token_sealed: refresh, access_token_sealed: access } = row;
    let set: { refresh_token_sealed: string | null; access_token_sealed: string | null };
    try {
      set = {
        refresh_token_sealed:
          refresh && secrets.seal(refreshTokenPlace(row), openLegacy(secrets, 'gmail-refresh', refresh)),
        access_token_sealed: access && secrets.seal(accessTokenPlace(row), openLegacy(secrets, 'gmail-access', access)),
      };
    } catch {
      await markNeedsReconnect(deps, trx, row.id, now());
      continue;
    }
    await trx.updateTable('gmail_accounts').set(set).where('id', '=', row.id).execute();
  }
}
