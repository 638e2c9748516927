import type { Kysely } from 'kysely';
import { revoke } from '../gmail/googleOAuth.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { registerRecurring } from '../platform/jobs/recurring.ts';
import type { Place } from '../platform/secrets.ts';

const EVERY_MS = 60_000;
/** After so many failures in a row Google is taken to be out of order; a single one must not hold up the others. */
const MOST_UNANSWERED = 3;
/** Google ends a grant by itself that is not used for half a year; nobody uses these. */
const LIFE_MS = 180 * 86_400_000;

type GrantDeps = Pick<Deps, 'config' | 'db' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

/** Where the token of a deleted account is stored until Google has taken it back. */
export const grantPlace = (id: string): Place => ({
  table: 'grants_to_revoke',
  column: 'token_sealed',
  row: id,
  user: null,
});

/** Asks Google to take back the grants of deleted accounts. Those that it does not answer for stay for the next time. */
export async function revokeGrants(deps: GrantDeps): Promise<void> {
  const { db, secrets } = deps;
  const rows = await db.selectFrom('grants_to_revoke').select(['id', 'token_sealed']).orderBy('created_at').execute();
  let unanswered = 0;
  for (const { id, token_sealed: sealed } of rows) {
    if (!(await revoke(deps, () => secrets.open(grantPlace(id), sealed)))) {
      unanswered += 1;
      if (unanswered === MOST_UNANSWERED) return;
      continue;
    }
    unanswered = 0;
    await db.deleteFrom('grants_to_revoke').where('id', '=', id).execute();
  }
}

/** Deletes grants that Google has ended by itself. */
export async function deleteOldGrants(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('grants_to_revoke')
    .where('created_at', '<', new Date(now.getTime() - LIFE_MS))
    .execute();
}

/** Registers the job that tries again, a minute after the last time. */
export const registerGrantRevocation = (deps: GrantDeps & Pick<Deps, 'jobs'>): Promise<void> =>
  registerRecurring(deps, 'grant-revocation', EVERY_MS, () => revokeGrants(deps));
