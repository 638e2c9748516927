import type { MessageState } from '../drafts/lifecycle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type Counted, contactTimes, isDoNotContact, seasonOf, wasContacted } from './contacts.ts';
import { type Addressee, throttlesFor } from './departmentLimits.ts';
import { storeMessage } from '../testing/messages.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-18T10:00:00Z');
const before = (ms: number, at = now): Date => new Date(at.getTime() - ms);

let mail: MailTest;
beforeAll(async () => {
  mail = await mailTest();
});
afterAll(() => mail.close());

/** A person with two accounts, one of them disconnected; another who connected the same mailbox; and a stranger. */
async function people() {
  const owner = await mail.person();
  const [second, sharing, stranger] = [await mail.account(owner.userId), await mail.person(), await mail.person()];
  const { google_subject: subject } = await mail.deps.db
    .selectFrom('gmail_accounts')
    .select('google_subject')
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  await mail.deps.db
    .updateTable('gmail_accounts')
    .set({ google_subject: subject, state: 'disconnected' })
    .where('id', '=', sharing.accountId)
    .execute();
  return { owner, second, sharing, stranger, subject };
}
type People = Awaited<ReturnType<typeof people>>;

let written = 0;
interface Written {
  by?: keyof Omit<People, 'subject'>;
  /** Through an account that no longer exists. */
  forgotten?: true;
  at?: Date;
  season?: number;
  state?: MessageState;
  key?: string;
  to?: string;
  bounced?: true;
  department?: string;
  university?: string;
}
async function write(those: People, what: Written): Promise<void> {
  const { userId, accountId } = those[what.by ?? 'owner'];
  written += 1;
  await storeMessage(mail.deps.db, {
    user_id: userId,
    gmail_account_id: what.forgotten ? null : accountId,
    person_key: what.key ?? `somebody-${written}`,
    recipient: what.to ?? `somebody${written}@away.example`,
    season: what.season ?? 2026,
    state: what.state ?? 'sent',
    mode: 'direct',
    message_id: `<${written}@rules>`,
    created_at: what.at ?? before(DAY),
    bounced_at: what.bounced ? now : null,
    department_key: what.department ?? null,
    university_key: what.university ?? null,
  });
}

describe('R6 a professor counts as written to', () => {
  const key = 'jane';
  const to = 'jane.doe@gmail.com';
  const summer = new Date('2027-08-05T10:00:00Z');
  const endOfSeason = new Date('2027-07-31T23:59:59.999Z');
  const cases: [what: string, contact: Written, at: Date, byPerson: boolean, fromMailbox: boolean][] = [
    ['with a letter that is on its way', { key, to, state: 'sending' }, now, true, true],
    ['with a letter that may have left', { key, to, state: 'unknown' }, now, true, true],
    ['not with one that failed', { key, to, state: 'failed' }, now, false, false],
    ['by the name they have in the directory', { key }, now, true, true],
    ['by the address', { to }, now, true, true],
    ['by another spelling of the mailbox', { to: 'janedoe+x@googlemail.com' }, now, true, true],
    ['not by a letter to somebody else', {}, now, false, false],
    ['by the person through another account', { key, by: 'second' }, now, true, false],
    ['by the person through an account that is forgotten', { key, forgotten: true }, now, true, false],
    ['from the mailbox by somebody who had connected it', { key, by: 'sharing' }, now, false, true],
    ['not by somebody else', { key, to, by: 'stranger' }, now, false, false],
    ['from the first moment of the season', { key, at: new Date('2026-08-01T00:00:00Z') }, endOfSeason, true, true],
    [
      'not in the season before',
      { key, at: new Date('2026-07-31T00:00:00Z'), season: 2025 },
      endOfSeason,
      false,
      false,
    ],
    ['for 180 days in the next season', { key, at: before(180 * DAY - 1, summer) }, summer, true, true],
    ['not when those days are over', { key, at: before(180 * DAY, summer) }, summer, false, false],
  ];
  it.each(cases)('%s', async (_what, contact, at, byPerson, fromMailbox) => {
    const those = await people();
    await write(those, contact);
    const who = { personKey: key, recipient: to };
    const asked = (whose: Counted) => wasContacted(mail.deps.db, whose, who, at);
    expect([await asked({ userId: those.owner.userId }), await asked({ subject: those.subject })]).toEqual([
      byPerson,
      fromMailbox,
    ]);
    const { google_subject: theirs } = await mail.deps.db
      .selectFrom('gmail_accounts')
      .select('google_subject')
      .where('id', '=', those.second.accountId)
      .executeTakeFirstOrThrow();
    expect(await asked({ subject: theirs })).toBe(contact.by === 'second');
  });
});

it('R3 the first contacts of a week are those after its first moment, of the person or of the mailbox', async () => {
  const those = await people();
  const week = 7 * DAY;
  const rows: Written[] = [
    { at: before(week - 1) },
    { at: before(week) },
    { at: before(2), by: 'second' },
    { at: before(3), forgotten: true },
    { at: before(4), by: 'sharing', state: 'unknown' },
    { at: before(5), state: 'sending' },
    { at: before(6), state: 'failed' },
    { at: before(7), by: 'stranger' },
  ];
  for (const row of rows) await write(those, row);
  const ages = async (whose: Counted) =>
    (await contactTimes(mail.deps.db, whose, now)).map((at) => now.getTime() - at.getTime()).sort((a, b) => a - b);
  expect(await ages({ userId: those.owner.userId })).toEqual([2, 3, 5, week - 1]);
  expect(await ages({ subject: those.subject })).toEqual([4, 5, week - 1]);
});

it('R11 nobody is written to who is on the own list or on everybody’s, in any spelling', async () => {
  const { owner, stranger } = await people();
  const entry = (userId: number | null, recipient: string) =>
    mail.deps.db.insertInto('do_not_contact').values({ user_id: userId, recipient, reason: 'user' }).execute();
  await entry(owner.userId, 'own.list@gmail.com');
  await entry(stranger.userId, 'their.list@gmail.com');
  await entry(null, 'all@university.example');
  const asked = (userId: number) =>
    Promise.all(
      ['ownlist+a@gmail.com', 'theirlist@gmail.com', 'all@university.example', 'none@university.example'].map(
        (address) => isDoNotContact(mail.deps.db, userId, address),
      ),
    );
  expect(await asked(owner.userId)).toEqual([true, false, true, false]);
  expect(await asked(stranger.userId)).toEqual([false, true, true, false]);
});

describe('R7 R8 R9 what else has to be waited for', () => {
  const oslo = 'university of oslo';
  const physics = `${oslo}|physics`;
  const here = { university: oslo, department: physics };
  const to: Addressee = {
    id: 0,
    person_key: 'asked',
    recipient: 'asked@uio.example',
    department: 'Physics',
    university_name: 'University of Oslo',
  };
  const asked = async (
    { userId }: { userId: number },
    { plan = false, ...who }: Partial<Addressee> & { plan?: boolean } = {},
  ) => {
    const throttles = await throttlesFor(mail.deps.db, { userId, to: { ...to, ...who }, now, plan });
    return throttles.map(({ moments, ...throttle }) => ({
      ...throttle,
      ages: moments.map((at) => now.getTime() - at.getTime()).sort((a, b) => a - b),
    }));
  };
  const fairness = { span: 7 * DAY, cap: 3, delay: 'fairness' };
  const department = { span: 14 * DAY, cap: 1, delay: 'department' };
  const university = { span: 14 * DAY, cap: 3, delay: 'university' };

  it('are the contacts that may still be answered, of the person alone', async () => {
    const those = await people();
    const { owner, stranger } = those;
    const span = 14 * DAY;
    const rows: Written[] = [
      { ...here, at: before(span - 1) },
      { ...here, at: before(span) },
      { ...here, at: before(2), state: 'unknown', by: 'second' },
      { ...here, at: before(3), state: 'sending' },
      { ...here, at: before(4), state: 'failed' },
      { ...here, at: before(5), bounced: true },
      { ...here, at: before(6), by: 'stranger' },
      { ...here, at: before(7), by: 'sharing' },
      { university: oslo, department: `${oslo}|chemistry`, at: before(8) },
      { university: oslo, at: before(9) },
      { university: 'lund university', department: 'lund university|physics', at: before(10) },
      { at: before(11) },
      { ...here, at: before(12), to: 'no@uio.example' },
      { ...here, at: before(13), to: 'silent@uio.example' },
      { ...here, at: before(14), to: 'theirs@uio.example' },
      { ...here, at: before(15), to: 'complaint@uio.example' },
    ];
    for (const row of rows) await write(those, row);
    const entry = (userId: number, recipient: string, reason: string) =>
      mail.deps.db.insertInto('do_not_contact').values({ user_id: userId, recipient, reason }).execute();
    await entry(owner.userId, 'no@uio.example', 'no');
    await entry(owner.userId, 'silent@uio.example', 'user');
    await entry(stranger.userId, 'theirs@uio.example', 'no');
    await entry(owner.userId, 'complaint@uio.example', 'complaint');
    const inDepartment = [2, 3, 13, 14, span - 1];
    const inUniversity = [2, 3, 8, 9, 13, 14, span - 1];
    expect(await asked(owner)).toEqual([
      { ...fairness, ages: [] },
      { ...department, ages: inDepartment },
      { ...university, ages: inUniversity },
    ]);
    expect(await asked(owner, { department: null })).toEqual([
      { ...fairness, ages: [] },
      { ...university, ages: inUniversity },
    ]);
    expect(await asked(owner, { university_name: null })).toEqual([{ ...fairness, ages: [] }]);
  });

  it('are, for a plan, what is approved and has a time; seen from an approval, what was approved before it', async () => {
    const those = await people();
    const { owner, stranger } = those;
    const place = { university: 'University of Oslo', department: 'Physics' };
    const planned = async (
      who: { userId: number; accountId: number },
      age: number | null,
      { state = 'approved', withdrawn = false } = {},
    ): Promise<number> => {
      const draftId = await mail.draft(who, place);
      await mail.deps.db
        .insertInto('approvals')
        .values({
          draft_id: draftId,
          user_id: who.userId,
          draft_version: 1,
          recipient: `planned${draftId}@uio.example`,
          subject: 'S',
          body: 'B',
          withdrawn_at: withdrawn ? now : null,
        })
        .execute();
      await mail.deps.db
        .updateTable('email_drafts')
        .set({ state, scheduled_at: age === null ? null : before(age) })
        .where('id', '=', draftId)
        .execute();
      return draftId;
    };
    await planned(owner, -1);
    const own = await planned(owner, -2);
    await planned(owner, -3);
    await planned(owner, null);
    await planned(owner, -5, { state: 'needs_review', withdrawn: true });
    await planned(owner, -6, { state: 'sent' });
    await planned(owner, -7, { state: 'skipped' });
    await planned(stranger, -8);
    await mail.draft(owner, place);
    const ages = async (options: Parameters<typeof asked>[1]) => (await asked(owner, options)).map((each) => each.ages);
    expect(await ages({ plan: false })).toEqual([[], [], []]);
    expect(await ages({ plan: true })).toEqual([[], [-3, -2, -1], [-3, -2, -1]]);
    expect(await ages({ plan: true, id: own })).toEqual([[], [-1], [-1]]);
  });

  it('are the newest contact of each of the others with the professor, within seven days', async () => {
    const those = await people();
    const [third, fourth] = [await mail.person(), await mail.person()];
    const span = 7 * DAY;
    const rows: Written[] = [
      { key: 'asked', at: before(1) },
      { key: 'asked', by: 'sharing', at: before(span - 1) },
      { key: 'asked', by: 'stranger', at: before(3), state: 'failed' },
    ];
    for (const row of rows) await write(those, row);
    await write({ ...those, owner: third }, { to: 'asked@uio.example', at: before(4), state: 'unknown' });
    await write({ ...those, owner: third }, { key: 'asked', at: before(5), season: 2025 });
    await write({ ...those, owner: fourth }, { key: 'asked', at: before(span) });
    await write({ ...those, owner: fourth }, { to: 'another@uio.example', at: before(7) });
    const [first] = await asked(those.owner);
    expect(first).toEqual({ ...fairness, ages: [4, span - 1] });
  });
});

it.each(['UTC', 'America/Los_Angeles', 'Asia/Tehran', 'Pacific/Kiritimati'])(
  'R6 seasons begin on 1 August, UTC, also on a server in %s',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(seasonOf(new Date('2026-07-31T23:59:59.999Z'))).toBe(2025);
      expect(seasonOf(new Date('2026-08-01T00:00:00Z'))).toBe(2026);
      expect(seasonOf(new Date('2026-12-31T23:59:59.999Z'))).toBe(2026);
      expect(seasonOf(new Date('2027-01-01T00:00:00Z'))).toBe(2026);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);
