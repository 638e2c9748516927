import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { reportBounce } from './bounces.ts';
import { addDoNotContact, listDoNotContact, removeDoNotContact } from './doNotContact.ts';
import { sendNow } from './sendNow.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 1000, perWeek: 1000 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const professorOf = async (draftId: number): Promise<number> =>
  (
    await mail.deps.db
      .selectFrom('email_drafts')
      .select('professor_id')
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow()
  ).professor_id;
const never = async ({ userId }: { userId: number }, draftId: number) =>
  addDoNotContact(mail.deps, userId, await professorOf(draftId));
const listOf = ({ userId }: { userId: number }) => listDoNotContact(mail.deps.db, userId);

describe('R11 a professor to whom the person writes no more', () => {
  it('is on their list alone, newest first, with name and reason', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const { entry: first } = await never(owner, await mail.draft(owner, { email: 'first@university.example' }));
    mail.clock.now = new Date('2026-11-18T11:00:00Z');
    const { entry: second } = await never(owner, await mail.draft(owner, { email: 'second@university.example' }));
    expect(first).toEqual({
      id: first.id,
      email: 'first@university.example',
      name: 'Jane Doe',
      reason: 'user',
      created_at: '2026-11-18T10:00:00.000Z',
    });
    expect(await listOf(owner)).toEqual([second, first]);
    expect(await listOf(other)).toEqual([]);
    await acts.approved(other, await mail.draft(other, { email: 'first@university.example' }));
  });

  it('is there once, however often it is asked', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const answers = await Promise.all([1, 2, 3].map(() => never(owner, draftId)));
    expect(answers.filter(({ added }) => added)).toHaveLength(1);
    expect(await listOf(owner)).toEqual([answers[0]?.entry]);
    expect(new Set(answers.map(({ entry }) => entry.id)).size).toBe(1);
  });

  it('leaves the review, and cannot be approved', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { email: 'Mixed@University.example' });
    const again = await mail.draft(owner, { email: 'mixed@university.example' });
    await never(owner, draftId);
    for (const id of [draftId, again])
      expect(await acts.row(id)).toMatchObject({ state: 'skipped', failure: 'do_not_contact' });
    await expect(acts.approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'do_not_contact' });
    const later = await mail.draft(owner, { email: 'mixed@university.example' });
    await expect(acts.approved(owner, later)).rejects.toMatchObject({ status: 409, code: 'do_not_contact' });
  });

  it('loses the approval and the slot of what waits, and its job sends nothing', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const other = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    const otherApproval = await acts.approved(owner, other);
    await never(owner, draftId);
    expect(await acts.row(draftId)).toMatchObject({ state: 'skipped', scheduled_at: null });
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({ code: 'not_approved' });
    expect(mail.gmail.calls).toEqual([]);
    expect(await acts.job(other, otherApproval)).toBe('sent');
  });

  it('that was approved under an address the record had before gets nothing there either', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { email: 'before@university.example' });
    const approvalId = await acts.approved(owner, draftId);
    const professorId = await professorOf(draftId);
    const { db } = mail.deps;
    await db.updateTable('professors').set({ email: 'now@university.example' }).where('id', '=', professorId).execute();
    await never(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
  });

  it('is answered when what is on its way to them has ended, and nothing begins after', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    const { promise: word, resolve: answer } = Promise.withResolvers<void>();
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    mail.gmail.next.createDraft.push(async (accept) => {
      call();
      await word;
      return accept();
    });
    const sending = acts.job(draftId, approvalId);
    await called;
    let answered = false;
    const asked = never(owner, draftId).then(() => {
      answered = true;
      return mail.gmail.calls.length;
    });
    await blocked(mail.deps.db, 1);
    expect(answered).toBe(false);
    answer();
    const calls = await asked;
    expect(await sending).toBe('sent');
    expect(mail.gmail.calls).toHaveLength(calls);
    expect(await mail.state(draftId)).toBe('sent');
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('is not written to by a delivery that was interrupted and is taken up again', async () => {
    const owner = await mail.person({ compose: true });
    const [begun, sent] = [await mail.draft(owner), await mail.draft(owner)];
    const approvals = [await acts.approved(owner, begun), await acts.approved(owner, sent)] as const;
    mail.gmail.next.createDraft.push(() => {
      throw new Error('killed');
    });
    await expect(acts.job(begun, approvals[0])).rejects.toThrow('killed');
    mail.gmail.next.sendDraft.push(() => {
      throw new Error('killed');
    });
    await expect(acts.job(sent, approvals[1])).rejects.toThrow('killed');
    mail.gmail.calls.length = 0;
    await never(owner, begun);
    await never(owner, sent);
    expect(await acts.job(begun, approvals[0])).toBe('nothing');
    expect(await acts.job(sent, approvals[1])).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
    // The first definitely did not leave; the second is unknown.
    expect(await acts.row(begun)).toMatchObject({ state: 'skipped', failure: 'do_not_contact' });
    expect(await mail.state(sent)).toBe('unknown');
  });

  it('of somebody else is not found, and one without an address cannot be named', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    const professor = await professorOf(await mail.draft(owner));
    await expect(addDoNotContact(mail.deps, stranger.userId, professor)).rejects.toMatchObject({ status: 404 });
    const nowhere = await professorOf(await mail.draft(owner, { email: null }));
    await expect(addDoNotContact(mail.deps, owner.userId, nowhere)).rejects.toMatchObject({
      status: 409,
      code: 'recipient_missing',
    });
    expect([...(await listOf(owner)), ...(await listOf(stranger))]).toEqual([]);
  });
});

describe('R11 a choice that is taken back', () => {
  it('returns what it set aside to the review, approves nothing, and lets the person approve', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await acts.approved(owner, draftId);
    const { entry } = await never(owner, draftId);
    await removeDoNotContact(mail.deps, owner.userId, entry.id);
    expect(await listOf(owner)).toEqual([]);
    expect(await acts.row(draftId)).toEqual({ state: 'needs_review', scheduled_at: null, delay: null, failure: null });
    expect(await acts.send(owner, draftId)).toBe('sent');
  });

  it('leaves what the person had skipped skipped', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const { entry } = await never(owner, draftId);
    await mail.deps.db.updateTable('email_drafts').set({ failure: null }).where('id', '=', draftId).execute();
    await removeDoNotContact(mail.deps, owner.userId, entry.id);
    expect(await mail.state(draftId)).toBe('skipped');
  });

  it('is found by nobody else, and not twice', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    const { entry } = await never(owner, await mail.draft(owner));
    await expect(removeDoNotContact(mail.deps, stranger.userId, entry.id)).rejects.toMatchObject({ status: 404 });
    expect(await listOf(owner)).toEqual([entry]);
    await removeDoNotContact(mail.deps, owner.userId, entry.id);
    await expect(removeDoNotContact(mail.deps, owner.userId, entry.id)).rejects.toMatchObject({ status: 404 });
  });

  it('is none where an email came back: the address stays, with the name of its owner', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await acts.send(owner, draftId);
    await reportBounce(mail.deps, owner.userId, draftId, {});
    const [entry] = await listOf(owner);
    expect(entry).toMatchObject({ name: 'Jane Doe', reason: 'bounce' });
    await expect(removeDoNotContact(mail.deps, owner.userId, entry?.id ?? 0)).rejects.toMatchObject({
      status: 409,
      code: 'not_chosen',
    });
    // Adding the address explicitly does not turn a bounce into a choice.
    expect(await never(owner, draftId)).toEqual({ entry, added: false });
    expect(await listOf(owner)).toEqual([entry]);
  });

  it.each([{}, { complaint: true }])(
    'is no choice any more once an email to them is reported as %j',
    async (report) => {
      const [owner, other] = [await mail.person(), await mail.person()];
      const email = `named${'complaint' in report}@university.example`;
      const draftId = await mail.draft(owner, { email });
      await acts.send(owner, draftId);
      const { entry } = await never(owner, draftId);
      const { entry: theirs } = await never(other, await mail.draft(other, { email }));
      await reportBounce(mail.deps, owner.userId, draftId, report);
      expect(await listOf(owner)).toEqual([{ ...entry, reason: 'complaint' in report ? 'complaint' : 'bounce' }]);
      await expect(removeDoNotContact(mail.deps, owner.userId, entry.id)).rejects.toMatchObject({ code: 'not_chosen' });
      await removeDoNotContact(mail.deps, other.userId, theirs.id);
    },
  );
});

describe('R11 taking a choice back', () => {
  it('touches no letter and no result but those of this mailbox that the choice has set aside', async () => {
    const { db } = mail.deps;
    const [owner, other] = [await mail.person(), await mail.person()];
    const { runId } = await acts.bot(owner, 'Active');
    const theirs = await acts.bot(other, 'Active');
    const { id: universityId } = await db
      .selectFrom('directory_universities')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const address = 'back.again@gmail.com';
    const letter = async (
      who: typeof owner,
      run: number,
      { email = address, skipped = null as string | null, byHand = false } = {},
    ) => {
      const draftId = await mail.draft(who, { email, runId: run });
      if (byHand) await db.updateTable('email_drafts').set({ state: 'skipped' }).where('id', '=', draftId).execute();
      await db
        .insertInto('bot_results')
        .values({
          run_id: run,
          professor_id: await professorOf(draftId),
          user_id: who.userId,
          university_id: universityId,
          position: draftId,
          skipped_reason: skipped,
        })
        .execute();
      return draftId;
    };
    const [first, spelled] = [
      await letter(owner, runId, { skipped: 'do_not_contact' }),
      await letter(owner, runId, { email: 'backagain+x@gmail.com', skipped: 'contacted' }),
    ];
    const byHand = await letter(owner, runId, { skipped: 'do_not_contact', byHand: true });
    const elsewhere = await letter(owner, runId, { email: 'else@gmail.com', skipped: 'do_not_contact' });
    const foreign = await letter(other, theirs.runId, { skipped: 'do_not_contact' });
    const { entry } = await never(owner, first);
    await never(owner, elsewhere);
    await never(other, foreign);
    const results = () => db.selectFrom('bot_results').selectAll().orderBy('position').execute();
    const drafts = () => db.selectFrom('email_drafts').selectAll().orderBy('id').execute();
    const [beforeResults, beforeDrafts] = [await results(), await drafts()];
    for (const draftId of [first, spelled, elsewhere, foreign])
      expect(await acts.row(draftId)).toMatchObject({ state: 'skipped', failure: 'do_not_contact' });
    expect(await acts.row(byHand)).toMatchObject({ state: 'skipped', failure: null });
    mail.clock.now = new Date('2026-11-18T12:00:00Z');
    await removeDoNotContact(mail.deps, owner.userId, entry.id);
    const back = [first, spelled];
    expect(await drafts()).toEqual(
      beforeDrafts.map((row) =>
        back.includes(row.id) ? { ...row, state: 'needs_review', failure: null, updated_at: mail.clock.now } : row,
      ),
    );
    expect(await results()).toEqual(
      beforeResults.map((row) => (row.position === first ? { ...row, skipped_reason: null } : row)),
    );
  });

  it('shows entries of one moment with the newest first, and reasons that the app does not know as “other”', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const reasons = ['user', 'bounce', 'complaint', 'no', 'page'];
    for (const [index, reason] of reasons.entries())
      for (const { userId } of [owner, other])
        await mail.deps.db
          .insertInto('do_not_contact')
          .values({ user_id: userId, recipient: `tie${index}@uni.example`, reason, created_at: mail.clock.now })
          .execute();
    const shown = await listOf(owner);
    expect(shown.map(({ email, reason }) => [email, reason])).toEqual([
      ['tie4@uni.example', 'other'],
      ['tie3@uni.example', 'other'],
      ['tie2@uni.example', 'complaint'],
      ['tie1@uni.example', 'bounce'],
      ['tie0@uni.example', 'user'],
    ]);
  });
});
