import { deleteOldAttempts } from './accounts/attempts.ts';
import { deleteOldDevices } from './accounts/devices.ts';
import { remakePictures } from './accounts/media.ts';
import { deleteExpiredLinks } from './accounts/passwordReset.ts';
import { deleteEndedSessions } from './accounts/sessions.ts';
import { deleteOldUse } from './drafts/phrasing/budget.ts';
import type { Deps } from './platform/deps.ts';
import { deleteExpiredAnswers } from './directory/openalex/cache.ts';
import { deleteExpiredKeys } from './platform/http/idempotency.ts';
import { registerRecurring } from './platform/jobs/recurring.ts';
import { deleteExpiredStates } from './gmail/googleOAuth.ts';
import { deleteOldExports } from './own-data/exports.ts';
import { deleteOldGrants } from './own-data/grants.ts';
import { deleteOldImports } from './profile/import/store.ts';
import { deleteOldRefusals } from './sending/keptRefusals.ts';
import { settleEverybody } from './rewards/settle.ts';
import { deleteExpiredGrants } from './stand-ins/oidcAdapter.ts';

const EVERY_MS = 3_600_000;

/**
 * Deletes expired rows that sign-ins, connections and requests add, so that no table grows without bound and no secret outlives its use.
 * People's own data and their contacts are kept; pg-boss deletes its completed jobs itself. Also settles the days and weeks that ended.
 */
export async function runHousekeeping({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredKeys(db, at);
  await deleteOldAttempts(db, at);
  await deleteOldDevices(db, at);
  await deleteExpiredLinks(db, at);
  await deleteEndedSessions(db, at);
  await deleteExpiredStates(db, at);
  await deleteExpiredAnswers(db, at);
  await deleteExpiredGrants(db, at);
  await deleteOldImports(db, at);
  await deleteOldUse(db, at);
  await deleteOldRefusals(db, at);
  await deleteOldGrants(db, at);
  await deleteOldExports(db, at);
  await remakePictures(db);
  await settleEverybody({ db, log, now });
}

/** Registers the hourly job. */
export const registerHousekeeping = (deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>): Promise<void> =>
  registerRecurring(deps, 'housekeeping', EVERY_MS, () => runHousekeeping(deps));
