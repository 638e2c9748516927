import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, isTimeout } from '../../platform/db/unavailable.ts';
import type { JobData, Jobs } from '../../platform/jobs/jobs.ts';
import { type Cut, type CuttableDatabase, cuttableDatabase } from '../../testing/cuttable.ts';
import { type MailTest, mailTest } from '../../testing/mail.ts';
import { mailActs } from '../../testing/mailActs.ts';
import { registerMailJobs } from '../jobs.ts';
import { LOCKS } from '../../platform/locks.ts';
import { sendNow } from '../sendNow.ts';

let mail: MailTest;
let lossy: CuttableDatabase;
let deps: MailTest['deps'];
let work: (data: JobData['send-draft']) => Promise<void>;
beforeAll(async () => {
  mail = await mailTest();
  lossy = cuttableDatabase(mail.connection, mail.deps.db);
  const jobs = {
    ...mail.deps.jobs,
    work: async (_name: string, handler: (data: JobData['send-draft'], signal: AbortSignal) => Promise<void>) => {
      work = (data) => handler(data, new AbortController().signal);
    },
  } as unknown as Jobs;
  deps = { ...mail.deps, db: lossy.db, jobs };
  await registerMailJobs(deps);
});
afterAll(async () => {
  await lossy.close();
  await mail.close();
});

/** Runs a job like a worker: it is retried after a lost database connection. */
async function perform(data: JobData['send-draft']): Promise<void> {
  for (;;) {
    try {
      return await work(data);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

async function performQueued(): Promise<void> {
  for (let job = mail.queued.shift(); job; job = mail.queued.shift()) {
    const { startAfter, ...data } = job;
    if (startAfter && startAfter > mail.clock.now) mail.clock.now = startAfter;
    await perform(data);
  }
}

type Way = (owner: { userId: number; accountId: number }, draftId: number, cut?: Cut) => Promise<void>;

/** The ways in which a message is sent: by its job, or explicitly by the person. */
const ways: Record<string, Way> = {
  job: async (owner, draftId, cut) => {
    const approvalId = await mailActs(mail).approved(owner, draftId);
    lossy.begin(cut);
    await perform({ draftId, approvalId });
  },
  'press of a button': async ({ userId }, draftId, cut) => {
    await mailActs(mail).approved({ userId }, draftId);
    lossy.begin(cut);
    await sendNow(deps, userId, draftId, undefined).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error) && !isTimeout(error)) throw error;
    });
  },
};

/** Sends one message and returns the faults found afterwards; empty on success. */
async function faultsOf(way: Way, compose: boolean, cut?: Cut): Promise<string[]> {
  mail.reset();
  const owner = await mail.person({ compose });
  const draftId = await mail.draft(owner);
  await way(owner, draftId, cut);
  const last = lossy.statements[(cut?.at ?? 0) - 1];
  await performQueued();
  // A person whose request failed and whose draft is still approved repeats the request.
  if ((await mail.state(draftId)) === 'approved') await sendNow(deps, owner.userId, draftId, undefined);

  const state = await mail.state(draftId);
  const { rows } = await sql`
    select from messages where user_id = ${owner.userId} and state = 'sending'
    union all select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    union all select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    mail.deps.db,
  );
  const times = mail.gmail.sent.length;
  const faults: string[] = [];
  if (times > 1) faults.push(`sent ${times} times`);
  if (times === 1 && state !== 'sent') faults.push(`sent, and shown as ${state}`);
  // With gmail.send alone, the outcome cannot be determined.
  if (times === 0 && (compose || state !== 'unknown')) faults.push(`not sent, and shown as ${state}`);
  if (rows.length > 0) faults.push('something is still held');
  return faults.map((fault) => `${cut?.when} statement ${cut?.at} (${last}): ${fault}`);
}

describe.each([
  ['gmail.compose', true],
  ['gmail.send', false],
])('a connection lost at any statement of a send through %s', (_, compose) => {
  it.each(Object.entries(ways))(
    'by a %s loses nothing and sends nothing twice',
    { timeout: 600_000 },
    async (_name, way) => {
      expect(await faultsOf(way, compose)).toEqual([]);
      const count = lossy.statements.length;
      expect(count).toBeGreaterThan(20);
      const faults: string[] = [];
      for (const when of ['before', 'after', 'late'] as const) {
        for (let at = 1; at <= count; at++) faults.push(...(await faultsOf(way, compose, { at, when })));
      }
      expect(faults).toEqual([]);
    },
  );
});

it('a draft is not sent a second time after its connection, and with it its locks, are lost', async () => {
  mail.reset();
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const approvalId = await mailActs(mail).approved(owner, draftId);
  let told = -1;
  mail.gmail.next.sendDraft.push(async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid in (select pid from pg_locks where locktype = 'advisory')`.execute(
      mail.deps.db,
    );
    await sql`select pg_advisory_lock(${LOCKS.account}::int, ${owner.accountId}::int), pg_advisory_unlock_all()`.execute(
      mail.deps.db,
    );
    // The account's lock is free now, so a drain may have responded.
    told = mail.gmail.calls.length;
    return { outcome: 'unknown' };
  });
  await expect(work({ draftId, approvalId })).rejects.toSatisfy(isDatabaseUnavailable);
  expect(mail.gmail.calls).toHaveLength(told);
});
