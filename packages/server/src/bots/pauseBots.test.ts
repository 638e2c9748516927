import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PauseCode } from '../platform/deps.ts';
import { pauseBotsOfAccount } from './pauseBots.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const botOf = async (
  { userId, accountId }: { userId: number; accountId: number | null },
  status: string,
  reason: string | null = null,
): Promise<number> =>
  (
    await world.db
      .insertInto('bots')
      .values({
        user_id: userId,
        gmail_account_id: accountId,
        name: status,
        status,
        paused_reason: reason,
        num_professors: 5,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const runOf = async (userId: number, botId: number): Promise<number> =>
  (
    await world.db
      .insertInto('bot_runs')
      .values({ bot_id: botId, user_id: userId, dry_run: true, targets_limit: 5, status: 'running' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const botNow = (id: number) =>
  world.db
    .selectFrom('bots')
    .select(['status', 'paused_reason', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const runNow = (id: number) =>
  world.db.selectFrom('bot_runs').select(['status', 'finished_at']).where('id', '=', id).executeTakeFirstOrThrow();

const now = new Date('2026-11-23T10:00:00Z');
const pause = (accountId: number, reason: PauseCode = 'gmail_reconnect') =>
  world.db.transaction().execute((trx) => pauseBotsOfAccount(trx, accountId, reason, now));

describe('a pause of what works through a mail account', () => {
  it('pauses the bots that are enabled or running, says why, and ends their runs', async () => {
    const student = await world.student('pause@example.com');
    const [active, running] = [await botOf(student, 'Active'), await botOf(student, 'Running')];
    const run = await runOf(student.userId, running);
    const paused = await pause(student.accountId);
    expect(paused.map(({ id }) => id).sort((a, b) => a - b)).toEqual([active, running]);
    for (const id of [active, running])
      expect(await botNow(id)).toEqual({ status: 'Paused', paused_reason: 'gmail_reconnect', updated_at: now });
    expect(await runNow(run)).toEqual({ status: 'stopped', finished_at: now });
  });

  it('leaves a draft a draft, a failure a failure, and the reason of an earlier pause', async () => {
    const student = await world.student('others@example.com');
    const kept: [string, string | null][] = [
      ['Draft', null],
      ['Error', null],
      ['Paused', 'bounces'],
      ['Paused', null],
    ];
    const bots = [];
    for (const [status, reason] of kept) bots.push(await botOf(student, status, reason));
    const before = await Promise.all(bots.map(botNow));
    expect(await pause(student.accountId)).toEqual([]);
    expect(await Promise.all(bots.map(botNow))).toEqual(before);
    // A further pause does not replace the reason of this one.
    const active = await botOf(student, 'Active');
    await pause(student.accountId, 'domain_policy');
    await pause(student.accountId, 'gmail_reconnect');
    expect(await botNow(active)).toEqual({
      status: 'Paused',
      paused_reason: 'domain_policy',
      updated_at: now,
    });
  });

  it('touches no bot of another account, of no account, or of somebody else', async () => {
    const [student, other] = [await world.student('one@example.com'), await world.student('two@example.com')];
    const bots = [
      await botOf({ ...student, accountId: null }, 'Active'),
      await botOf({ ...student, accountId: other.accountId }, 'Active'),
      await botOf(other, 'Running'),
    ];
    const run = await runOf(other.userId, bots[2] ?? 0);
    expect(await pause(student.accountId)).toEqual([]);
    expect((await Promise.all(bots.map(botNow))).map(({ status }) => status)).toEqual(['Active', 'Active', 'Running']);
    expect(await runNow(run)).toEqual({ status: 'running', finished_at: null });
  });
});
