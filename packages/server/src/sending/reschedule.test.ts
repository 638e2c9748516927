import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../bots/actions.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { seeded } from '../testing/random.ts';
import { pauseSending, resumeSending } from './pauseSending.ts';
import { sendNow } from './sendNow.ts';

const MINUTE = 60_000;
let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ spacingMinutes: { min: 6, max: 6 } });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

/** Letters of one person, approved in random order; oldest approval first. */
async function approvedInDisorder(
  owner: { userId: number; accountId: number },
  runId: number | undefined,
  seed: number,
) {
  const random = seeded(seed);
  const letters = [];
  for (let count = 0; count < 6; count++) letters.push(await mail.draft(owner, runId === undefined ? {} : { runId }));
  const approved = [];
  while (letters.length > 0) {
    const [draftId = 0] = letters.splice(random.between(0, letters.length - 1), 1);
    approved.push({ draftId, approvalId: await acts.approved(owner, draftId) });
    mail.clock.now = new Date(mail.clock.now.getTime() + 1000);
  }
  return { letters: approved, random };
}

/** Draft ids in the order of their current slots. */
async function inOrder(userId: number): Promise<number[]> {
  const rows = await mail.deps.db
    .selectFrom('email_drafts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const seed = Number(process.env.PLAN_SEED ?? Date.now() % 1_000_000);

describe(`after a pause (PLAN_SEED=${seed})`, () => {
  it.each([0, 1, 2])('of everything the letter that was approved first leaves first (%i)', async (round) => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const { letters, random } = await approvedInDisorder(owner, undefined, seed + round);
    await approvedInDisorder(other, undefined, seed + round);
    const before = await inOrder(other.userId);
    await pauseSending(mail.deps, owner.userId);
    mail.clock.now = new Date(mail.clock.now.getTime() + 24 * 60 * MINUTE);
    // Some jobs ran during the pause: their letters have no slot any more.
    for (const { draftId, approvalId } of letters.filter(() => random.next() < 0.5))
      expect(await acts.job(draftId, approvalId)).toBe('nothing');
    mail.queued.length = 0;
    await resumeSending(mail.deps, owner.userId);
    const order = letters.map(({ draftId }) => draftId);
    expect(await inOrder(owner.userId)).toEqual(order);
    expect(mail.queued.map(({ draftId }) => draftId)).toEqual(order);
    expect(await inOrder(other.userId)).toEqual(before);
  });

  it('of a bot its letter that was approved first leaves first', async () => {
    const owner = await mail.person();
    const { botId, runId } = await acts.bot(owner, 'Active');
    const { letters } = await approvedInDisorder(owner, runId, seed);
    await act(mail.deps, owner.userId, botId, 'pause');
    mail.clock.now = new Date(mail.clock.now.getTime() + 24 * 60 * MINUTE);
    for (const { draftId, approvalId } of letters.toReversed()) await acts.job(draftId, approvalId);
    await act(mail.deps, owner.userId, botId, 'resume');
    expect(await inOrder(owner.userId)).toEqual(letters.map(({ draftId }) => draftId));
  });
});

it('R4 a letter that is put off waits for the others, and not for the time it had itself', async () => {
  const owner = await mail.person();
  const begin = mail.clock.now.getTime();
  const at = (minutes: number): Date => new Date(begin + minutes * MINUTE);
  const [first, second, byHand] = [await mail.draft(owner), await mail.draft(owner), await mail.draft(owner)];
  expect(await acts.send(owner, first)).toBe('sent');
  const approvalId = await acts.approved(owner, second);
  await acts.approved(owner, byHand);
  expect(await acts.row(second)).toMatchObject({ scheduled_at: at(6) });
  mail.clock.now = at(5);
  await sendNow(mail.deps, owner.userId, byHand, undefined);
  mail.clock.now = at(6);
  expect(await acts.job(second, approvalId)).toBe('postponed');
  expect(await acts.row(second)).toMatchObject({ scheduled_at: at(11) });
  mail.clock.now = at(11);
  expect(await acts.job(second, approvalId)).toBe('sent');
});

describe('what gets a new time after a pause', () => {
  let open: MailTest;
  let openActs: MailActs;
  beforeAll(async () => {
    open = await mailTest({ perDay: 0, perWeek: 0 });
    openActs = mailActs(open);
  });
  afterAll(() => open.close());

  interface Letter {
    state: string;
    /** Milliseconds from now. */
    at: number | null;
    delay: string | null;
    planned: boolean;
  }
  const letters: Letter[] = [
    { state: 'approved', at: null, delay: 'paused', planned: true },
    { state: 'approved', at: 0, delay: null, planned: true },
    { state: 'approved', at: -3_600_000, delay: 'cap', planned: true },
    { state: 'approved', at: 1, delay: null, planned: false },
    { state: 'approved', at: 3_600_000, delay: 'bot_paused', planned: true },
    { state: 'approved', at: 3_600_000, delay: 'cap', planned: false },
    { state: 'sending', at: -1000, delay: null, planned: true },
    { state: 'sending', at: 3_600_000, delay: null, planned: true },
    { state: 'needs_review', at: null, delay: null, planned: false },
    { state: 'sent', at: null, delay: null, planned: false },
    { state: 'unknown', at: null, delay: null, planned: false },
  ];
  const rows = () => open.deps.db.selectFrom('email_drafts').selectAll().orderBy('id').execute();

  it.each(['everything', 'a bot'] as const)('of %s is what was due, or waited for the bot', async (what) => {
    const { db } = open.deps;
    const [owner, stranger] = [await open.person(), await open.person()];
    const { now } = open.clock;
    const write = async (who: typeof owner, runId: number | undefined) => {
      const written = [];
      for (const [index, letter] of letters.entries()) {
        const draftId = await open.draft(who, runId === undefined ? {} : { runId });
        const set = {
          state: letter.state,
          scheduled_at: letter.at === null ? null : new Date(now.getTime() + letter.at),
          delay: letter.delay,
        };
        await db.updateTable('email_drafts').set(set).where('id', '=', draftId).execute();
        const approvedAt = new Date(now.getTime() - 86_400_000 - index * 1000);
        const { id: approvalId } = await db
          .insertInto('approvals')
          .values({
            draft_id: draftId,
            user_id: who.userId,
            draft_version: 1,
            recipient: `to${draftId}@university.example`,
            subject: 'S',
            body: 'B',
            approved_at: approvedAt,
            withdrawn_at: letter.state === 'needs_review' ? now : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        written.push({ ...letter, draftId, approvalId });
      }
      return written;
    };
    const [bot, otherBot] = [await openActs.bot(owner, 'Paused'), await openActs.bot(owner, 'Paused')];
    const ofBot = await write(owner, bot.runId);
    const rest = [...(await write(owner, otherBot.runId)), ...(await write(owner, undefined))];
    await write(stranger, undefined);
    await pauseSending(open.deps, stranger.userId);
    const before = await rows();
    if (what === 'everything') {
      await pauseSending(open.deps, owner.userId);
      await resumeSending(open.deps, owner.userId);
    } else await act(open.deps, owner.userId, bot.botId, 'resume');
    const planned = (what === 'everything' ? [...ofBot, ...rest] : ofBot).filter((letter) => letter.planned);
    expect(await rows()).toEqual(
      before.map((row) => {
        const letter = planned.find(({ draftId }) => draftId === row.id);
        if (!letter) return row;
        if (letter.state === 'sending') return { ...row, scheduled_at: null };
        return { ...row, scheduled_at: now, delay: null, updated_at: now };
      }),
    );
    const jobs = planned.map(({ draftId, approvalId, state }) => ({
      draftId,
      approvalId,
      startAfter: state === 'sending' ? undefined : now,
    }));
    expect(new Set(open.queued)).toEqual(new Set(jobs));
    expect(open.queued).toHaveLength(jobs.length);
    // Oldest approval first.
    const orders = open.queued.map((queued) =>
      letters.findIndex((_, index) => ofBot[index]?.draftId === queued.draftId),
    );
    const own = orders.filter((index) => index >= 0);
    expect(own).toEqual(own.toSorted((a, b) => b - a));
    open.queued.length = 0;
  });
});
