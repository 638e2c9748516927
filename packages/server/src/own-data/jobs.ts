import { retryWhileUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteAccount } from './deletion.ts';
import { makeExport } from './exports.ts';
import { registerGrantRevocation } from './grants.ts';

type OwnDataDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

/** Registers the archives and the deletion of accounts. One that was begun and has no job, as after a restore, gets one. */
export async function registerOwnDataJobs(deps: OwnDataDeps): Promise<void> {
  const { db, jobs } = deps;
  await jobs.work('account-deletion', ({ userId }) => deleteAccount(deps, userId));
  await retryWhileUnavailable(async () => {
    const begun = await db.selectFrom('users').select('id').where('deleting_at', 'is not', null).execute();
    for (const { id } of begun) await jobs.send(db, 'account-deletion', { userId: id }, { key: `account-${id}` });
  });
  await jobs.work('account-export', ({ exportId }) => makeExport(deps, exportId));
  await registerGrantRevocation(deps);
}
