import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDrafts } from '../drafts/toDraft.ts';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { sendNow } from './sendNow.ts';
import { throttlesFor } from './departmentLimits.ts';
import { storeMessage } from '../testing/messages.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const inDays = (days: number): Date => new Date(mail.clock.now.getTime() + days * 86_400_000);
const physics = { university: 'University of Oslo', department: 'Department of Physics' };

describe('R7 a department', () => {
  it('gets one open contact; the next is planned fourteen days later and says why in both languages', async () => {
    const owner = await mail.person();
    expect(await acts.send(owner, await mail.draft(owner, physics))).toBe('sent');
    const next = await mail.draft(owner, { ...physics, department: 'department of physics' });
    await acts.approved(owner, next);
    expect(await acts.row(next)).toMatchObject({ scheduled_at: inDays(14), delay: 'department' });
    const [en, fa] = await Promise.all(
      (['en', 'fa'] as const).map(async (lang) =>
        (await loadDrafts(mail.deps.db, owner.userId, [next], lang)).get(next),
      ),
    );
    expect(en?.delay).toMatch(/one unanswered email per department/);
    expect(fa?.delay).toMatch(/در هر دانشکده/);
    const elsewhere = await mail.draft(owner, { ...physics, department: 'Department of Chemistry' });
    expect(await acts.send(owner, elsewhere)).toBe('sent');
    const other = await mail.person();
    expect(await acts.send(other, await mail.draft(other, physics))).toBe('sent');
  });

  it('is asked about again at the moment of sending', async () => {
    const owner = await mail.person();
    const [first, second] = [await mail.draft(owner, physics), await mail.draft(owner, physics)];
    await acts.approved(owner, first);
    const approvalId = await acts.approved(owner, second);
    await mail.deps.db
      .updateTable('email_drafts')
      .set({ scheduled_at: mail.clock.now })
      .where('id', '=', second)
      .execute();
    await sendNow(mail.deps, owner.userId, first, undefined);
    expect(await acts.job(second, approvalId)).toBe('postponed');
    expect(await acts.row(second)).toMatchObject({ scheduled_at: inDays(14), delay: 'department' });
    await expect(sendNow(mail.deps, owner.userId, second, undefined)).rejects.toMatchObject({
      status: 409,
      code: 'department_busy',
    });
    expect(mail.gmail.sent).toHaveLength(1);
    mail.clock.now = inDays(14);
    expect(await acts.job(second, approvalId)).toBe('sent');
  });

  it('is free again after a “no”', async () => {
    const owner = await mail.person();
    await acts.send(owner, await mail.draft(owner, { ...physics, email: 'no@uio.example' }));
    await mail.deps.db
      .insertInto('do_not_contact')
      .values({ user_id: owner.userId, recipient: 'no@uio.example', reason: 'no' })
      .execute();
    expect(await acts.send(owner, await mail.draft(owner, physics))).toBe('sent');
  });

  it('R11 is not free because the person writes to the one who may still answer no more', async () => {
    const owner = await mail.person();
    await acts.send(owner, await mail.draft(owner, { ...physics, email: 'silent@uio.example' }));
    await mail.deps.db
      .insertInto('do_not_contact')
      .values({ user_id: owner.userId, recipient: 'silent@uio.example', reason: 'user' })
      .execute();
    const draftId = await mail.draft(owner, physics);
    await acts.approved(owner, draftId);
    expect(await acts.row(draftId)).toMatchObject({ delay: 'department' });
  });
});

describe('R8 a university', () => {
  it('gets three open contacts; the fourth waits for the oldest', async () => {
    const owner = await mail.person();
    for (const department of ['A', 'B', 'C'])
      expect(await acts.send(owner, await mail.draft(owner, { ...physics, department }))).toBe('sent');
    const fourth = await mail.draft(owner, { ...physics, department: 'D' });
    await acts.approved(owner, fourth);
    expect(await acts.row(fourth)).toMatchObject({ scheduled_at: inDays(14), delay: 'university' });
    await expect(sendNow(mail.deps, owner.userId, fourth, undefined)).rejects.toMatchObject({
      code: 'university_busy',
    });
    expect(await acts.send(owner, await mail.draft(owner, { university: 'Lund University' }))).toBe('sent');
  });
});

describe('R9 a professor', () => {
  it('hears from three of our people in seven days; the fourth waits', async () => {
    for (let count = 0; count < 3; count++) {
      const other = await mail.person();
      expect(await acts.send(other, await mail.draft(other, { email: 'Popular@uni.example' }))).toBe('sent');
    }
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { email: 'popular@uni.example' });
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.row(draftId)).toMatchObject({ scheduled_at: inDays(7), delay: 'fairness' });
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({
      code: 'professor_busy',
    });
    mail.clock.now = inDays(7);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });

  it('is counted by the others alone, each of them once', async () => {
    const [owner, first, second] = [await mail.person(), await mail.person(), await mail.person()];
    const to = {
      id: 0,
      person_key: 'counted',
      recipient: 'counted@uni.example',
      department: null,
      university_name: null,
    };
    const ago = (hours: number): Date => new Date(mail.clock.now.getTime() - hours * 3_600_000);
    const wrote = async (userId: number, hours: number, recipient: string, season = 2026): Promise<void> => {
      await storeMessage(mail.deps.db, {
        user_id: userId,
        person_key: `${recipient} ${season}`,
        recipient,
        season,
        state: 'sent',
        mode: 'direct',
        message_id: `<${userId}-${hours}>`,
        created_at: ago(hours),
      });
    };
    await wrote(owner.userId, 1, to.recipient);
    await wrote(first.userId, 30, to.recipient, 2025);
    await wrote(first.userId, 3, to.recipient);
    await wrote(second.userId, 7 * 24, to.recipient);
    await wrote(second.userId, 2, 'somebody@uni.example');
    const [fairness] = await throttlesFor(mail.deps.db, { userId: owner.userId, to, now: mail.clock.now, plan: false });
    expect(fairness).toMatchObject({ delay: 'fairness', cap: 3, moments: [ago(3)] });
  });

  it('hears from three of our people when some write to another address of theirs at the same moment', async () => {
    const approvals: [number, number][] = [];
    for (const email of ['a@one.example', 'a@two.example', 'a@three.example', 'a@four.example']) {
      const other = await mail.person();
      const draftId = await mail.draft(other, { email, key: 'many-addresses' });
      approvals.push([draftId, await acts.approved(other, draftId)]);
    }
    for (const [draftId, approvalId] of approvals.splice(0, 2))
      expect(await acts.job(draftId, approvalId)).toBe('sent');
    const delivered = await mail.deps.db.transaction().execute(async (trx) => {
      // Both can count but not write.
      await sql`lock table contacts in share mode`.execute(trx);
      const both = approvals.map(([draftId, approvalId]) => acts.job(draftId, approvalId));
      await blocked(mail.deps.db, 2);
      return { both };
    });
    expect((await Promise.all(delivered.both)).toSorted()).toEqual(['postponed', 'sent']);
  });

  it('hears from three of our people when five write at the same moment', async () => {
    const approvals: [number, number][] = [];
    for (let count = 0; count < 5; count++) {
      const other = await mail.person();
      const draftId = await mail.draft(other, { email: 'rush@uni.example' });
      approvals.push([draftId, await acts.approved(other, draftId)]);
    }
    const delivered = await Promise.all(approvals.map(([draftId, approvalId]) => acts.job(draftId, approvalId)));
    expect(delivered.toSorted()).toEqual(['postponed', 'postponed', 'sent', 'sent', 'sent']);
  });
});
