import { storeMessage } from '../testing/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteProfessor } from '../professors/records.ts';
import { letterTo } from '../testing/letter.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { editDraft } from '../drafts/editDraft.ts';
import { skipDraft, unapproveDraft } from './approve.ts';
import { reportBounce } from './bounces.ts';
import { markNeedsReconnect } from '../gmail/markNeedsReconnect.ts';
import { addDoNotContact } from './doNotContact.ts';
import { stopAccount } from '../gmail/hold.ts';
import { pauseSending } from './pauseSending.ts';
import { sendNow } from './sendNow.ts';
import { seasonOf } from './contacts.ts';
import { HARD } from './slots.ts';
import { placeKeys } from './departmentLimits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const place = { university: 'University of Oslo', department: 'Department of Physics' };
const limits = {
  perDay: HARD.userPerDay,
  perWeek: HARD.userPerWeek,
  spacingMinutes: { min: 6, max: 15 },
  window: { fromHour: 8, toHour: 17 },
};

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest(limits);
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.reset();
  // A working day, except in France.
  mail.clock.now = new Date('2026-11-11T10:00:00Z');
});

interface Case {
  owner: { userId: number; accountId: number };
  draftId: number;
  professorId: number;
  personKey: string;
  address: string;
  /** Of the owner's bot, whose run wrote the draft. */
  botId: number;
}

let contacts = 0;
/** First contacts made some time ago; by default the owner's, with a distant addressee. */
async function contacted(
  { owner }: Pick<Case, 'owner'>,
  what: {
    ago: number;
    count?: number;
    userId?: number;
    accountId?: number | null;
    key?: string;
    recipient?: string;
    place?: Partial<typeof place>;
  },
): Promise<void> {
  const { count = 1, userId = owner.userId, accountId = null } = what;
  const at = new Date(mail.clock.now.getTime() - what.ago);
  const keys = placeKeys({
    university_name: what.place?.university ?? null,
    department: what.place?.department ?? null,
  });
  const rows = Array.from({ length: count }, () => {
    contacts += 1;
    return {
      user_id: userId,
      person_key: what.key ?? `far-${contacts}`,
      recipient: what.recipient ?? `far${contacts}@away.example`,
      season: seasonOf(at),
      gmail_account_id: accountId,
      state: 'sent' as const,
      mode: 'direct',
      message_id: `<${contacts}@test>`,
      department_key: keys.department,
      university_key: keys.university,
      created_at: at,
    };
  });
  for (const row of rows) await storeMessage(mail.deps.db, row);
}

const record = ({ professorId }: Case, set: Record<string, string | null>) =>
  mail.deps.db.updateTable('professors').set(set).where('id', '=', professorId).execute();
const forbid = (userId: number | null, recipient: string, reason: string) =>
  mail.deps.db.insertInto('do_not_contact').values({ user_id: userId, recipient, reason }).execute();
const draftOf = ({ owner }: Case, email: string) => mail.draft(owner, { email });

interface Change {
  /** The change since the approval. */
  change: (letter: Case) => Promise<unknown>;
  /** The rule does not apply to an explicit send. */
  byHand?: 'passes';
  /** The change affects everybody who writes to this professor. */
  forAll?: true;
}

/**
 * The rules checked at the time of sending. R2 concerns runs, R10 a second letter, which does not exist; R15, R16 and R18 concern the
 * content of letters and screens.
 */
const changes: Record<string, Change> = {
  'R1 the approval is taken back': {
    change: ({ owner, draftId }) => unapproveDraft(mail.deps, owner.userId, draftId),
  },
  'R1 the text is changed': {
    change: ({ owner, draftId }) => editDraft(mail.deps, owner.userId, draftId, { body: letterTo('Doe', -1) }),
  },
  'R1 the subject is changed': {
    change: ({ owner, draftId }) => editDraft(mail.deps, owner.userId, draftId, { subject: 'Another question' }),
  },
  'R1 the recipient is changed': { change: (letter) => record(letter, { email: 'another@uni.example' }) },
  'R1 the recipient is removed': { change: (letter) => record(letter, { email: null }) },
  'R1 the draft is set aside': { change: ({ owner, draftId }) => skipDraft(mail.deps, owner.userId, draftId) },
  'R1 the professor is deleted': {
    change: ({ owner, professorId }) => deleteProfessor(mail.deps, owner.userId, professorId),
  },
  'R3 the day is full': {
    change: (letter) => contacted(letter, { ago: 20 * HOUR, count: HARD.userPerDay }),
  },
  'R3 the week is full': {
    change: (letter) => contacted(letter, { ago: 3 * DAY, count: HARD.userPerWeek }),
  },
  'R3 the day of the account is full': {
    change: (letter) =>
      contacted(letter, { ago: 20 * HOUR, count: HARD.accountPerDay, accountId: letter.owner.accountId }),
  },
  'R4 the account has just sent': {
    change: (letter) => contacted(letter, { ago: 5 * 60_000, accountId: letter.owner.accountId }),
    byHand: 'passes',
  },
  'R5 it is night where the professor is': {
    change: (letter) => record(letter, { country_code: 'NZ' }),
    byHand: 'passes',
  },
  'R5 it is a holiday where the professor is': {
    change: (letter) => record(letter, { country_code: 'FR' }),
    byHand: 'passes',
  },
  'R6 the person has an email at another address': {
    change: (letter) => contacted(letter, { ago: 100 * DAY, key: letter.personKey }),
  },
  'R6 the address has an email under another name': {
    change: (letter) => contacted(letter, { ago: 100 * DAY, recipient: letter.address }),
  },
  'R6 the mailbox has an email at another spelling': {
    change: (letter) =>
      contacted(letter, { ago: 100 * DAY, recipient: letter.address.replace('@gmail', '+x@googlemail') }),
  },
  'R7 the department has one': { change: (letter) => contacted(letter, { ago: 2 * DAY, place }) },
  'R8 the university has three': {
    change: (letter) => contacted(letter, { ago: 2 * DAY, count: 3, place: { university: place.university } }),
  },
  'R9 three others have written to the professor': {
    change: async (letter) => {
      for (let count = 0; count < 3; count++)
        await contacted(letter, { ago: DAY, userId: (await mail.person()).userId, recipient: letter.address });
    },
    forAll: true,
  },
  'R11 the person writes to them no more': {
    change: ({ owner, professorId }) => addDoNotContact(mail.deps, owner.userId, professorId),
  },
  'R11 the address is on the own list': { change: ({ owner, address }) => forbid(owner.userId, address, 'user') },
  'R11 another spelling is on the own list': {
    change: ({ owner, address }) => forbid(owner.userId, address.replace('@', '+no@'), 'no'),
  },
  'R11 the address is on everybody’s list': {
    change: ({ address }) => forbid(null, address, 'page'),
    forAll: true,
  },
  'R12 the professor has another name': { change: (letter) => record(letter, { full_name: 'Jane Roe' }) },
  'R12 the paper is not theirs': {
    change: (letter) => record(letter, { related_recent_publications: 'Quick lakes (Journal of Lakes, 2024)' }),
  },
  'R12 the paper has no address any more': {
    change: (letter) => record(letter, { related_recent_publications_url: null }),
  },
  'R12 the own paper is gone': {
    change: ({ owner }) => mail.deps.db.deleteFrom('profile_entries').where('user_id', '=', owner.userId).execute(),
  },
  'R13 the same words have left to somebody else': {
    change: async (letter) => {
      const other = await draftOf(letter, `same${letter.draftId}@uni.example`);
      const { body } = await mail.deps.db
        .selectFrom('email_drafts')
        .select('body')
        .where('id', '=', letter.draftId)
        .executeTakeFirstOrThrow();
      await mail.deps.db.updateTable('email_drafts').set({ body, state: 'sent' }).where('id', '=', other).execute();
    },
  },
  'R14 a complaint has come': {
    change: async (letter) => {
      const other = await draftOf(letter, `angry${letter.draftId}@uni.example`);
      await acts.approved(letter.owner, other);
      await sendNow(mail.deps, letter.owner.userId, other, undefined);
      mail.gmail.calls.length = 0;
      mail.gmail.sent.length = 0;
      await reportBounce(mail.deps, letter.owner.userId, other, { complaint: true });
      // Only the hold remains: the spacing is over.
      mail.clock.now = new Date(mail.clock.now.getTime() + HOUR);
    },
  },
  'R14 the account is stopped': {
    change: ({ owner }) =>
      mail.deps.db.transaction().execute((trx) =>
        stopAccount(mail.deps, trx, owner.accountId, {
          now: mail.clock.now,
          until: new Date(mail.clock.now.getTime() + DAY),
          hold: 'bounces',
          paused: 'bounces',
        }),
      ),
  },
  'R17 everything is paused': { change: ({ owner }) => pauseSending(mail.deps, owner.userId) },
  'R17 the bot is paused': {
    change: ({ botId }) => mail.deps.db.updateTable('bots').set({ status: 'Paused' }).where('id', '=', botId).execute(),
    byHand: 'passes',
  },
  'the account needs its person': {
    change: ({ owner }) =>
      mail.deps.db.transaction().execute((trx) => markNeedsReconnect(mail.deps, trx, owner.accountId, mail.clock.now)),
  },
};

type Approved = Case & { approvalId: number };

let letters = 0;
/** An approved letter that may leave now. */
async function approvedLetter(address: string, compose: boolean): Promise<Approved> {
  letters += 1;
  const owner = await mail.person({ compose });
  const { botId, runId } = await acts.bot(owner, 'Active');
  const personKey = `key-${letters}`;
  const draftId = await mail.draft(owner, { email: address, key: personKey, runId, ...place });
  const approvalId = await acts.approved(owner, draftId);
  expect((await acts.row(draftId)).scheduled_at).toEqual(mail.clock.now);
  const { professor_id: professorId } = await mail.deps.db
    .selectFrom('email_drafts')
    .select('professor_id')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow();
  return { owner, draftId, professorId, personKey, address, botId, approvalId };
}

const cases = Object.entries(changes).flatMap(([what, change]) =>
  (['its job', 'a person'] as const).flatMap((by) =>
    [false, true].map((compose) => ({
      ...change,
      what,
      by,
      compose,
      mode: compose ? 'gmail.compose' : 'gmail.send',
      passes: by === 'a person' && change.byHand === 'passes',
    })),
  ),
);
const kept = cases.filter(({ passes }) => !passes);
const passed = cases.filter(({ passes }) => passes);

/** Whether it was sent: the job's result, or the status of the error that the person gets. */
const sending = ({ owner, draftId, approvalId }: Approved, by: 'its job' | 'a person'): Promise<string | number> =>
  by === 'its job'
    ? acts.job(draftId, approvalId)
    : sendNow(mail.deps, owner.userId, draftId, undefined).then(
        () => 'sent',
        ({ status }: { status: number }) => status,
      );

describe('a letter that was approved', () => {
  it.each(kept)(
    'is not sent by $by with $mode when $what, and another person’s leaves',
    async ({ change, by, compose, forAll }) => {
      const address = `jane.doe${letters}@gmail.com`;
      const letter = await approvedLetter(address, compose);
      const other = await approvedLetter(forAll ? `other.${address}` : address, compose);
      await change(letter);
      expect(['nothing', 'postponed', 404, 409]).toContain(await sending(letter, by));
      expect(mail.gmail.calls).toEqual([]);
      expect(await acts.job(other.draftId, other.approvalId)).toBe('sent');
      expect(mail.gmail.sent).toHaveLength(1);
    },
  );

  it.each(passed)('is sent by its person with $mode although $what', async ({ change, by, compose }) => {
    const letter = await approvedLetter(`jane.doe${letters}@gmail.com`, compose);
    await change(letter);
    expect(await sending(letter, by)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it.each([false, true])('leaves when nothing has changed', async (compose) => {
    const letter = await approvedLetter(`calm${letters}@gmail.com`, compose);
    expect(await sending(letter, 'its job')).toBe('sent');
  });
});
