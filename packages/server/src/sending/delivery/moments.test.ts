import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connected, type MailTest, mailTest } from '../../testing/mail.ts';
import { type MailActs, mailActs } from '../../testing/mailActs.ts';
import { sendNow } from '../sendNow.ts';
import { storeMessage } from '../../testing/messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({
    perDay: 2,
    perWeek: 3,
    spacingMinutes: { min: 6, max: 6 },
    window: { fromHour: 8, toHour: 17 },
  });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.reset();
  mail.clock.now = new Date('2026-11-11T10:00:00Z');
});

const inMs = (ms: number): Date => new Date(mail.clock.now.getTime() + ms);

let contacts = 0;
async function wrote({ userId, accountId }: Connected, ages: readonly number[]): Promise<void> {
  for (const age of ages) {
    contacts += 1;
    await storeMessage(mail.deps.db, {
      user_id: userId,
      gmail_account_id: accountId,
      person_key: `moment-${contacts}`,
      recipient: `moment${contacts}@away.example`,
      season: 2026,
      state: 'sent',
      mode: 'direct',
      message_id: `<${contacts}@moments>`,
      created_at: inMs(-age),
    });
  }
}

interface Case {
  /** Ages of the letters that the person sent through another account, or that others sent through this mailbox. */
  elsewhere?: number[];
  mailbox?: number[];
  /** Of the account or the draft, in milliseconds from now. */
  held?: number;
  expires?: number;
  scheduled?: number;
  at?: string;
  /** The job's result. */
  ends: 'sent' | 'postponed' | 'nothing';
  /** When it will leave instead, in milliseconds from now, and why. */
  wait?: number;
  delay?: string | null;
  state?: string;
  failure?: string;
  /** Message key of the error for an explicit send; absent when it is sent. */
  told?: string;
}

const cases: Record<string, Case> = {
  'six minutes after the last one of the mailbox': { mailbox: [6 * MINUTE], ends: 'sent' },
  'a moment sooner': { mailbox: [6 * MINUTE - 1], ends: 'postponed', wait: SECOND, delay: null },
  'a minute after the last one': { mailbox: [MINUTE], ends: 'postponed', wait: 5 * MINUTE, delay: null },
  'just after one through another account': { elsewhere: [1], ends: 'sent' },
  'a day after the first of two': { elsewhere: [DAY, HOUR], ends: 'sent' },
  'a moment before that': {
    elsewhere: [DAY - 1, HOUR],
    ends: 'postponed',
    wait: MINUTE + 1,
    delay: 'cap',
    told: 'capReached',
  },
  'a week after the first of three': { elsewhere: [7 * DAY, 6 * DAY, 5 * DAY], ends: 'sent' },
  'a moment before the week is over': {
    elsewhere: [7 * DAY - 1, 6 * DAY, 5 * DAY],
    ends: 'postponed',
    wait: MINUTE + 1,
    delay: 'cap',
    told: 'capReached',
  },
  'a day after the first of two of the mailbox': { mailbox: [DAY, HOUR], ends: 'sent' },
  'a moment before that of the mailbox': {
    mailbox: [DAY - 1, HOUR],
    ends: 'postponed',
    wait: MINUTE + 1,
    delay: 'mailbox',
    told: 'mailboxFull',
  },
  'a moment before the week of the mailbox is over': {
    mailbox: [7 * DAY - 1, 6 * DAY, 5 * DAY],
    ends: 'postponed',
    wait: MINUTE + 1,
    delay: 'mailbox',
    told: 'mailboxFull',
  },
  'when both are full': {
    elsewhere: [HOUR, 2 * HOUR],
    mailbox: [HOUR, 2 * HOUR],
    ends: 'postponed',
    // Of the next day, a minute after the older contact leaves the window.
    wait: 22 * HOUR + MINUTE,
    delay: 'cap',
    told: 'capReached',
  },
  'when a hold ends': { held: 0, ends: 'sent' },
  'a moment before it ends': { held: 1, ends: 'postponed', wait: SECOND, delay: 'gmail_limit', told: 'accountHeld' },
  'a second before its time': { scheduled: SECOND, ends: 'sent' },
  'sooner than that': { scheduled: SECOND + 1, ends: 'nothing', wait: SECOND + 1, delay: null },
  'while the grant lasts': { expires: 1, ends: 'sent' },
  'when the grant has ended': {
    expires: 0,
    ends: 'nothing',
    state: 'needs_review',
    failure: 'reconnect',
    told: 'gmailReconnect',
  },
  'when the day begins': { at: '2026-11-11T08:00:00Z', ends: 'sent' },
  'a moment sooner than the day': {
    at: '2026-11-11T07:59:59.999Z',
    ends: 'postponed',
    wait: SECOND,
    delay: 'window',
  },
  'in the last moment of the day': { at: '2026-11-11T16:59:59.999Z', ends: 'sent' },
  'when the day is over': { at: '2026-11-11T17:00:00Z', ends: 'postponed', wait: 15 * HOUR, delay: 'window' },
};

/** A letter that is due now. Its person has another account too, and another person has connected the same mailbox. */
async function due({ elsewhere = [], mailbox = [], held, expires, scheduled = 0, at }: Case) {
  if (at) mail.clock.now = new Date(at);
  const owner = await mail.person();
  const [other, sharing] = [await mail.account(owner.userId), await mail.person()];
  const { db } = mail.deps;
  const draftId = await mail.draft(owner);
  const approvalId = await acts.approved(owner, draftId);
  await db
    .updateTable('email_drafts')
    .set({ scheduled_at: inMs(scheduled) })
    .where('id', '=', draftId)
    .execute();
  await wrote(other, elsewhere);
  const { google_subject } = await db
    .selectFrom('gmail_accounts')
    .select('google_subject')
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  await db.updateTable('gmail_accounts').set({ google_subject }).where('id', '=', sharing.accountId).execute();
  await wrote(sharing, mailbox);
  await db
    .updateTable('gmail_accounts')
    .set({
      held_until: held === undefined ? null : inMs(held),
      held_reason: held === undefined ? null : 'gmail_limit',
      expires_at: expires === undefined ? null : inMs(expires),
    })
    .where('id', '=', owner.accountId)
    .execute();
  return { owner, draftId, approvalId };
}

describe('at the moment of sending a letter', () => {
  it.each(Object.entries(cases))('%s leaves, or waits for its time and says why', async (_when, each) => {
    const { draftId, approvalId } = await due(each);
    mail.queued.length = 0;
    expect(await acts.job(draftId, approvalId)).toBe(each.ends);
    const scheduled_at = each.wait === undefined ? null : inMs(each.wait);
    expect(await acts.row(draftId)).toEqual({
      state: each.state ?? (each.ends === 'sent' ? 'sent' : 'approved'),
      scheduled_at,
      delay: each.delay ?? null,
      failure: each.failure ?? null,
    });
    expect(mail.queued).toEqual(each.ends === 'postponed' ? [{ draftId, approvalId, startAfter: scheduled_at }] : []);
    expect(mail.gmail.sent).toHaveLength(each.ends === 'sent' ? 1 : 0);
  });

  it.each(Object.entries(cases))('%s, a manual send leaves unless a rule forbids it', async (_when, each) => {
    const { owner, draftId } = await due(each);
    const told = await sendNow(mail.deps, owner.userId, draftId, undefined).then(
      () => null,
      ({ status, key }: { status: number; key: string }) => ({ status, key }),
    );
    expect(told).toEqual(each.told ? { status: 409, key: each.told } : null);
    expect(mail.gmail.sent).toHaveLength(each.told ? 0 : 1);
  });
});
