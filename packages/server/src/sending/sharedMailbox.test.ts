import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDrafts } from '../drafts/toDraft.ts';
import { type Connected, type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { approveDraft } from './approve.ts';
import { sendingLimits } from './limitsInForce.ts';
import { sendNow } from './sendNow.ts';

const MINUTE = 60_000;
const SPACING = 10;
let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 3, perWeek: 4, spacingMinutes: { min: SPACING, max: SPACING } });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

/** A person who has connected the other's mailbox. */
async function sharing(other: Connected): Promise<Connected> {
  const person = await mail.person();
  const { google_subject } = await mail.deps.db
    .selectFrom('gmail_accounts')
    .select('google_subject')
    .where('id', '=', other.accountId)
    .executeTakeFirstOrThrow();
  await mail.deps.db.updateTable('gmail_accounts').set({ google_subject }).where('id', '=', person.accountId).execute();
  await mail.reconnect(person);
  return person;
}
const later = (minutes: number): void => {
  mail.clock.now = new Date(mail.clock.now.getTime() + minutes * MINUTE);
};
const now = (who: Connected, draftId: number): Promise<unknown> => sendNow(mail.deps, who.userId, draftId, undefined);
const approved = async (who: Connected): Promise<number> => {
  const draft = await mail.draft(who);
  await acts.approved(who, draft);
  return draft;
};

describe('one mailbox that several people connected', () => {
  it('R3 has its limit of a day and a week once, and a mailbox of its own has all of it', async () => {
    const first = await mail.person();
    const second = await sharing(first);
    const stranger = await mail.person();
    for (const who of [first, second, first]) {
      await now(who, await approved(who));
      later(SPACING);
    }
    const full = await approved(second);
    await expect(now(second, full)).rejects.toMatchObject({ status: 409, code: 'cap_reached', key: 'mailboxFull' });
    for (const lang of ['en', 'fa'] as const) {
      const shown = (await loadDrafts(mail.deps.db, second.userId, [full], lang)).get(full);
      expect(shown?.delay).toMatch(/this Gmail account’s sending limit|سقف ارسال این حساب جیمیل/);
    }
    expect((await sendingLimits(mail.deps, second.userId)).day.used).toBe(1);
    await now(stranger, await approved(stranger));
    later(24 * 60);
    await now(second, full);
    later(24 * 60);
    await expect(now(first, await approved(first))).rejects.toMatchObject({ code: 'cap_reached' });
    expect(mail.gmail.sent).toHaveLength(5);
  });

  it('R4 leaves its minutes between the letters of both', async () => {
    const first = await mail.person();
    const second = await sharing(first);
    const stranger = await mail.person();
    const planned = async (who: Connected): Promise<Date> =>
      new Date((await acts.row(await approved(who))).scheduled_at ?? 0);
    const begin = mail.clock.now.getTime();
    expect((await planned(first)).getTime()).toBe(begin);
    expect((await planned(second)).getTime()).toBe(begin + SPACING * MINUTE);
    expect((await planned(stranger)).getTime()).toBe(begin);
  });

  it('R6 writes to a professor once, and says no more than that its limit is reached', async () => {
    const first = await mail.person();
    const second = await sharing(first);
    const stranger = await mail.person();
    const to = { email: 'one@university.example', key: 'one professor' };
    const waiting = await mail.draft(second, to);
    const approvalId = await acts.approved(second, waiting);
    await now(first, await mail.draft(first, to).then(async (draft) => (await acts.approved(first, draft), draft)));
    later(SPACING);
    expect(await acts.job(waiting, approvalId)).not.toBe('sent');
    expect(await acts.row(waiting)).toMatchObject({ state: 'needs_review', failure: 'mailbox_contacted' });
    await expect(approveDraft(mail.deps, second.userId, waiting)).rejects.toMatchObject({
      key: 'mailboxContacted',
      code: 'already_contacted',
    });
    const others = await mail.draft(stranger, to);
    await acts.approved(stranger, others);
    await now(stranger, others);
    expect(mail.gmail.sent).toHaveLength(2);
  });

  it('R3 is counted once also when all of them send at the same moment', async () => {
    const first = await mail.person();
    const people = [first];
    while (people.length < 5) people.push(await sharing(first));
    const drafts: number[] = [];
    for (const who of people) drafts.push(await approved(who));
    await Promise.allSettled(people.map((who, n) => now(who, drafts[n] ?? 0)));
    expect(mail.gmail.sent).toHaveLength(3);
  });
});
