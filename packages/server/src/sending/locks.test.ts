import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUser } from '../accounts/toUser.ts';
import { changeUser } from '../accounts/changeUser.ts';
import { act } from '../bots/actions.ts';
import type { DB } from '../platform/db/schema.ts';
import { deleteProfessor } from '../professors/records.ts';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { moveDrafts } from '../drafts/transitions.ts';
import { editDraft } from '../drafts/editDraft.ts';
import { approveDraft, skipDraft, unapproveDraft } from './approve.ts';
import { reportBounce } from './bounces.ts';
import { claimDraft } from './delivery/claim.ts';
import { addDoNotContact } from './doNotContact.ts';
import { forgetAccount } from './forgetAccount.ts';
import { createUserQueues, lockPerson } from '../platform/locks.ts';
import { pauseSending, resumeSending } from './pauseSending.ts';
import { sendNow } from './sendNow.ts';
import { settleUnknown } from './settleUnknown.ts';

let mail: MailTest;
let acts: MailActs;
let db: Kysely<DB>;
beforeAll(async () => {
  mail = await mailTest({ perDay: 1000, perWeek: 1000 });
  acts = mailActs(mail);
  db = mail.deps.db;
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const PARALLEL = 50;

const lockRow = (trx: Kysely<DB>, draftId: number) =>
  trx.selectFrom('email_drafts').select('id').where('id', '=', draftId).forUpdate().execute();
const professorOf = async (draftId: number): Promise<number> =>
  (await db.selectFrom('email_drafts').select('professor_id').where('id', '=', draftId).executeTakeFirstOrThrow())
    .professor_id;

describe('others are served', () => {
  const calls: Record<string, (userId: number, draftId: number, botId: number) => Promise<unknown>> = {
    approve: (userId, draftId) => approveDraft(mail.deps, userId, draftId),
    'take an approval back': (userId, draftId) => unapproveDraft(mail.deps, userId, draftId),
    skip: (userId, draftId) => skipDraft(mail.deps, userId, draftId),
    edit: (userId, draftId) => editDraft(mail.deps, userId, draftId, { subject: 'Another' }),
    send: (userId, draftId) => sendNow(mail.deps, userId, draftId, undefined),
    settle: (userId, draftId) => settleUnknown(mail.deps, userId, draftId, 'sent'),
    'report a bounce': (userId, draftId) => reportBounce(mail.deps, userId, draftId, {}),
    'start a bot': (userId, _, botId) => act(mail.deps, userId, botId, 'start'),
    'resume a bot': (userId, _, botId) => act(mail.deps, userId, botId, 'resume'),
    'stop a bot': (userId, _, botId) => act(mail.deps, userId, botId, 'stop'),
    'pause everything': (userId) => pauseSending(mail.deps, userId),
    'resume everything': (userId) => resumeSending(mail.deps, userId),
    'change the own name': (userId) => changeUser(mail.deps, userId, { first_name: 'Nasrin' }, toUser),
    'write to somebody no more': async (userId, draftId) =>
      addDoNotContact(mail.deps, userId, await professorOf(draftId)),
    'delete a professor': async (userId, draftId) => deleteProfessor(mail.deps, userId, await professorOf(draftId)),
  };
  it.each(Object.entries(calls))(
    `while one person asks ${PARALLEL} times at once to %s, and something of theirs takes long`,
    async (_, call) => {
      const owner = await mail.person();
      const other = await mail.person();
      const draftId = await mail.draft(owner);
      const others = await mail.draft(other);
      const { botId } = await acts.bot(owner, 'Paused');
      let asked: Promise<unknown> = Promise.resolve();
      await db.transaction().execute(async (trx) => {
        await lockPerson(trx, owner.userId);
        await lockRow(trx, draftId);
        asked = Promise.allSettled(Array.from({ length: PARALLEL }, () => call(owner.userId, draftId, botId)));
        expect(await acts.send(other, others)).toBe('sent');
      });
      await asked;
    },
  );
});

it('others are served while Gmail is silent about all manual sends of one person', async () => {
  const owner = await mail.person();
  const other = await mail.person();
  const { promise: word, resolve: answer } = Promise.withResolvers<void>();
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const silent: typeof mail.gmail.sendMessage = async (...message) => {
    call();
    await word;
    return mail.gmail.sendMessage(...message);
  };
  const drafts: number[] = [];
  for (let number = 0; number < 5; number += 1) drafts.push(await mail.draft(owner));
  for (const draftId of drafts) await acts.approved(owner, draftId);
  const others = await mail.draft(other);
  const deps = { ...mail.deps, gmail: { ...mail.gmail, sendMessage: silent } };
  const sending = Promise.all(drafts.map((draftId) => sendNow(deps, owner.userId, draftId, undefined)));
  await called;
  expect(await acts.send(other, others)).toBe('sent');
  answer();
  await sending;
  expect(await Promise.all(drafts.map((draftId) => mail.state(draftId)))).toEqual(drafts.map(() => 'sent'));
});

it('what a person asks for is done in order, also after what failed, and nobody else waits for it', async () => {
  const queue = createUserQueues();
  const first = Promise.withResolvers<never>();
  const done: string[] = [];
  const noted = (what: string) => async () => void done.push(what);
  const asked = [queue(1, () => first.promise), queue(1, noted('second')), queue(1, noted('third'))];
  await queue(2, noted('of another person'));
  first.reject(new Error('The first fails'));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual(['of another person', 'second', 'third']);
});

describe('there is no deadlock', () => {
  it('when a draft is skipped at the moment in which its delivery gives it back', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await acts.approved(owner, draftId);
    const { now } = mail.clock;
    let refusing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await lockRow(trx, draftId);
      refusing = db.transaction().execute((own) => moveDrafts(own, 'refuse', [draftId], { now, failure: 'reconnect' }));
      await blocked(db, 1);
      await moveDrafts(trx, 'skip', [draftId], { now });
    });
    await refusing;
    expect(await mail.state(draftId)).toBe('skipped');
  });

  it('when an account is disconnected while a delivery of another account is claimed', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(await mail.account(owner.userId));
    const approvalId = await acts.approved(owner, draftId);
    const both = await Promise.all([
      forgetAccount(mail.deps, owner.userId, owner.accountId),
      acts.job(draftId, approvalId),
    ]);
    expect(both[1]).toBe('sent');
  });
});

it('a claim that waits for an account whose token is being renewed keeps nobody from deciding', async () => {
  const owner = await mail.person();
  const [first, second] = [await mail.draft(owner), await mail.draft(owner)];
  const approvalId = await acts.approved(owner, first);
  let claiming: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    // The lock that accessToken holds during its request to Google.
    await trx.selectFrom('gmail_accounts').select('id').where('id', '=', owner.accountId).forNoKeyUpdate().execute();
    const delivery = { draftId: first, approvalId, explicit: false };
    claiming = claimDraft({ deps: mail.deps, connection: db, delivery, ...owner });
    await blocked(db, 1);
    await approveDraft(mail.deps, owner.userId, second);
  });
  expect(await claiming).toMatchObject({ mode: 'direct' });
});

it('a professor is deleted when a mail to them, approved and sent meanwhile, has ended', async () => {
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const professorId = await professorOf(draftId);
  const { promise: word, resolve: answer } = Promise.withResolvers<void>();
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  mail.gmail.next.createDraft.push(async (accept) => {
    call();
    await word;
    return accept();
  });
  let deleting: Promise<number> = Promise.resolve(0);
  let sending: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    // Blocks the last step of the deletion.
    await trx.selectFrom('professors').select('id').where('id', '=', professorId).forShare().execute();
    deleting = deleteProfessor(mail.deps, owner.userId, professorId).then(() => mail.gmail.calls.length);
    await blocked(db, 1);
    sending = acts.send(owner, draftId).catch((error: unknown) => error);
    await Promise.race([called, blocked(db, 2)]);
  });
  await Promise.race([deleting, blocked(db, 1)]);
  answer();
  const calls = await deleting;
  await sending;
  expect(mail.gmail.calls).toHaveLength(calls);
});
