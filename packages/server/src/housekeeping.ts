import { forgetOldAttempts } from './accounts/attempts.ts';
import { forgetOldDevices } from './accounts/devices.ts';
import { remakePictures } from './accounts/media.ts';
import { forgetSpentLinks } from './accounts/passwordReset.ts';
import { forgetEndedSessions } from './accounts/sessions.ts';
import type { Deps } from './platform/deps.ts';
import { forgetExpiredAnswers } from './directory/openalex/cache.ts';
import { deleteExpiredKeys } from './platform/http/idempotency.ts';
import { registerRecurring } from './platform/jobs/recurring.ts';
import { forgetOldStates } from './gmail/googleOAuth.ts';
import { forgetExpiredGrants } from './stand-ins/oidcAdapter.ts';

const EVERY_MS = 3_600_000;

/**
 * Forgets everything that is written with every sign-in, connection or request and has had its time, so that no table grows for ever and no
 * secret is kept longer than it is of use. What a person made, and whom they wrote to, stays; done jobs are deleted by their queue.
 */
export async function keepHouse({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredKeys(db, at);
  await forgetOldAttempts(db, at);
  await forgetOldDevices(db, at);
  await forgetSpentLinks(db, at);
  await forgetEndedSessions(db, at);
  await forgetOldStates(db, at);
  await forgetExpiredAnswers(db, at);
  await forgetExpiredGrants(db, at);
  await remakePictures(db);
}

/** Keeps house every hour, for as long as a worker lives. */
export const registerHousekeeping = (deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>): Promise<void> =>
  registerRecurring(deps, 'housekeeping', EVERY_MS, () => keepHouse(deps));
