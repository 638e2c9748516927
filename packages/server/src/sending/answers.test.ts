import type { EmailAnswer } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDrafts } from '../drafts/toDraft.ts';
import { setClock } from '../rewards/setClock.ts';
import { readRewards } from '../rewards/standing.ts';
import { type Connected, type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { recordAnswer, removeAnswer } from './answers.ts';
import { reportBounce } from './bounces.ts';
import { listDoNotContact } from './doNotContact.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 1000, perWeek: 1000 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

type Kind = EmailAnswer['kind'];
type Place = Parameters<MailTest['draft']>[1];
const kinds: Kind[] = [
  'interested',
  'not_recruiting',
  'apply_through_portal',
  'later',
  'out_of_office',
  'stop',
  'other',
];

const sent = async (owner: Connected, to: Place = {}): Promise<number> => {
  const draftId = await mail.draft(owner, to);
  expect(await acts.send(owner, draftId)).toBe('sent');
  return draftId;
};
const record = ({ userId }: { userId: number }, draftId: number, kind: Kind, day = '2026-11-18') =>
  recordAnswer(mail.deps, userId, draftId, { kind, received_on: day });
const at = (moment: string): void => {
  mail.clock.now = new Date(moment);
};
const shown = async ({ userId }: { userId: number }, draftId: number) =>
  (await loadDrafts(mail.deps.db, userId, [draftId], 'en')).get(draftId);
const history = async (draftId: number) =>
  (
    await mail.deps.db
      .selectFrom('events')
      .select(['event', 'from_state', 'to_state', 'actor'])
      .where('draft_id', '=', draftId)
      .where('event', 'in', ['answer', 'unanswer'])
      .orderBy('id')
      .execute()
  ).map(({ event, from_state, to_state, actor }) => `${event} ${from_state} ${to_state} ${actor}`);
const came = (userId: number) =>
  mail.deps.db
    .selectFrom('messages')
    .select(['kind', 'direction', 'state', 'by_hand', 'answer_kind', 'received_on', 'message_id', 'mode', 'sweep_at'])
    .where('user_id', '=', userId)
    .where('direction', '=', 'in')
    .execute();
const earned = async ({ userId }: { userId: number }) =>
  (await readRewards(mail.deps, userId)).entries.filter(({ rule }) => rule === 'sort-answer');

describe('REP-01 an answer that a person records', () => {
  it.each(kinds)('is kept as what it was: %s', async (kind) => {
    const owner = await mail.person();
    const [draftId, other] = [await sent(owner), await sent(owner)];
    expect(await shown(owner, draftId)).toMatchObject({ answer: null });
    await record(owner, draftId, kind);
    expect(await shown(owner, draftId)).toMatchObject({ state: 'sent', answer: { kind, received_on: '2026-11-18' } });
    expect(await shown(owner, other)).toMatchObject({ answer: null });
    expect(await came(owner.userId)).toEqual([
      {
        kind: kind === 'out_of_office' ? 'auto_reply' : 'reply',
        direction: 'in',
        state: 'received',
        by_hand: true,
        answer_kind: kind,
        received_on: '2026-11-18',
        message_id: null,
        mode: null,
        sweep_at: null,
      },
    ]);
    expect(await history(draftId)).toEqual(['answer sent sent person']);
  });

  it('REP-02 is corrected in place, and the same once more changes nothing', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    at('2026-11-20T10:00:00Z');
    await record(owner, draftId, 'interested', '2026-11-19');
    await record(owner, draftId, 'out_of_office', '2026-11-20');
    await record(owner, draftId, 'out_of_office', '2026-11-20');
    expect(await came(owner.userId)).toEqual([
      expect.objectContaining({ kind: 'auto_reply', answer_kind: 'out_of_office', received_on: '2026-11-20' }),
    ]);
    await record(owner, draftId, 'later', '2026-11-20');
    expect(await shown(owner, draftId)).toMatchObject({ answer: { kind: 'later', received_on: '2026-11-20' } });
    expect(await history(draftId)).toEqual(Array(3).fill('answer sent sent person'));
  });

  it('is taken back and recorded anew', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    await removeAnswer(mail.deps, owner.userId, draftId);
    await record(owner, draftId, 'other');
    await removeAnswer(mail.deps, owner.userId, draftId);
    await removeAnswer(mail.deps, owner.userId, draftId);
    expect(await shown(owner, draftId)).toMatchObject({ state: 'sent', answer: null });
    expect(await came(owner.userId)).toEqual([]);
    await record(owner, draftId, 'later');
    expect(await shown(owner, draftId)).toMatchObject({ answer: { kind: 'later' } });
    expect(await history(draftId)).toEqual(
      ['answer', 'unanswer', 'answer'].map((event) => `${event} sent sent person`),
    );
  });

  it('twenty times at once is one', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    await Promise.all(Array.from({ length: 20 }, () => record(owner, draftId, 'interested')));
    expect(await came(owner.userId)).toHaveLength(1);
    expect(await history(draftId)).toHaveLength(1);
    expect(await earned(owner)).toHaveLength(1);
  });

  it('leaves a bounce what it was', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    await reportBounce(mail.deps, owner.userId, draftId, {});
    const before = await shown(owner, draftId);
    await record(owner, draftId, 'other');
    const { failure, bounced_at } = (await shown(owner, draftId)) ?? {};
    expect({ failure, bounced_at }).toEqual({ failure: before?.failure, bounced_at: before?.bounced_at });
    expect(failure).toMatch(/^Bounced/);
  });

  it.each(['needs_review', 'approved', 'sending', 'unknown', 'failed', 'skipped'])(
    'is refused for an email that is %s, and so is taking one back',
    async (state) => {
      const owner = await mail.person();
      const draftId = await sent(owner);
      await mail.deps.db.updateTable('email_drafts').set({ state }).where('id', '=', draftId).execute();
      await expect(record(owner, draftId, 'other')).rejects.toMatchObject({ status: 409, code: 'not_sent' });
      await expect(removeAnswer(mail.deps, owner.userId, draftId)).rejects.toMatchObject({ code: 'not_sent' });
      expect(await came(owner.userId)).toEqual([]);
    },
  );

  it('of somebody else’s email is answered with 404', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    const draftId = await sent(owner);
    await record(owner, draftId, 'later');
    await expect(record(stranger, draftId, 'stop')).rejects.toMatchObject({ status: 404 });
    await expect(removeAnswer(mail.deps, stranger.userId, draftId)).rejects.toMatchObject({ status: 404 });
    expect(await shown(owner, draftId)).toMatchObject({ answer: { kind: 'later' } });
    expect(await listDoNotContact(mail.deps.db, stranger.userId)).toEqual([]);
  });
});

describe('REP-01 the day of an answer', () => {
  const refusal = (key: string) => ({ status: 400, fields: { received_on: [{ key }] } });

  it('is none that is still to come and none before the email left', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    at('2026-11-20T10:00:00Z');
    await expect(record(owner, draftId, 'later', '2026-11-21')).rejects.toMatchObject(refusal('answerToCome'));
    await expect(record(owner, draftId, 'later', '2026-11-17')).rejects.toMatchObject(refusal('answerBeforeSent'));
    expect(await came(owner.userId)).toEqual([]);
    for (const day of ['2026-11-18', '2026-11-20']) await record(owner, draftId, 'later', day);
    await expect(record(owner, draftId, 'later', '2026-11-21')).rejects.toMatchObject(refusal('answerToCome'));
    expect(await shown(owner, draftId)).toMatchObject({ answer: { received_on: '2026-11-20' } });
  });

  it('is one of the zone in which its person lives', async () => {
    at('2026-11-17T21:00:00Z');
    const [here, there] = [await mail.person(), await mail.person()];
    await setClock(mail.deps, there.userId, { time_zone: 'Asia/Tehran', calendar: 'persian' });
    const [early, late] = [await sent(here), await sent(there)];
    // In Tehran it is the eighteenth by now, on which the email left there.
    await expect(record(here, early, 'later', '2026-11-18')).rejects.toMatchObject(refusal('answerToCome'));
    await record(here, early, 'later', '2026-11-17');
    await expect(record(there, late, 'later', '2026-11-17')).rejects.toMatchObject(refusal('answerBeforeSent'));
    await record(there, late, 'later', '2026-11-18');
  });
});

describe('REP-05 an answer that asks for no further email', () => {
  it('puts the professor on the list of this person at once, and other drafts to the address leave the review', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const draftId = await sent(owner, { email: 'enough@university.example' });
    const waiting = await mail.draft(owner, { email: 'enough@university.example' });
    const theirs = await mail.draft(other, { email: 'enough@university.example' });
    await record(owner, draftId, 'stop');
    expect(await listDoNotContact(mail.deps.db, owner.userId)).toEqual([
      expect.objectContaining({ email: 'enough@university.example', name: 'Jane Doe', reason: 'user' }),
    ]);
    expect(await mail.state(waiting)).toBe('skipped');
    expect(await mail.state(theirs)).toBe('needs_review');
    await expect(acts.approved(owner, waiting)).rejects.toMatchObject({ code: 'do_not_contact' });
    await acts.approved(other, theirs);
  });

  it('means the address that was written to and the one that the record has now', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner, { email: 'before@university.example' });
    await mail.deps.db
      .updateTable('professors')
      .set({ email: 'after@university.example' })
      .where('user_id', '=', owner.userId)
      .execute();
    await record(owner, draftId, 'stop');
    expect((await listDoNotContact(mail.deps.db, owner.userId)).map(({ email }) => email).sort()).toEqual([
      'after@university.example',
      'before@university.example',
    ]);
  });

  it('keeps them there when it is corrected or taken back, and no other kind puts anybody there', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    for (const kind of kinds.filter((one) => one !== 'stop')) await record(owner, draftId, kind);
    expect(await listDoNotContact(mail.deps.db, owner.userId)).toEqual([]);
    await record(owner, draftId, 'stop');
    await record(owner, draftId, 'later');
    await removeAnswer(mail.deps, owner.userId, draftId);
    expect(await listDoNotContact(mail.deps.db, owner.userId)).toHaveLength(1);
  });
});

describe('R7 the place of a professor who answered', () => {
  const physics = { university: 'University of Oslo', department: 'Department of Physics' };
  const free: Kind[] = ['not_recruiting', 'stop'];

  it.each(kinds.map((kind) => [kind, free.includes(kind) ? null : 'department'] as const))(
    'after %s makes the next one of the department wait for: %s',
    async (kind, delay) => {
      const owner = await mail.person();
      const draftId = await sent(owner, physics);
      await record(owner, draftId, kind);
      const next = await mail.draft(owner, physics);
      await acts.approved(owner, next);
      expect(await acts.row(next)).toMatchObject({ delay });
    },
  );

  it('is taken again when the “no” is taken back', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner, physics);
    await record(owner, draftId, 'not_recruiting');
    await removeAnswer(mail.deps, owner.userId, draftId);
    const next = await mail.draft(owner, physics);
    await acts.approved(owner, next);
    expect(await acts.row(next)).toMatchObject({ delay: 'department' });
  });
});

describe('QST-02 sorting an answer within two days', () => {
  const quest = async ({ userId }: { userId: number }) =>
    (await readRewards(mail.deps, userId)).quests.find(({ rule }) => rule === 'sort-answer');

  it('earns, and its quest of the week is done', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    expect(await quest(owner)).toEqual({ rule: 'sort-answer', period: 'week', done: 0, needed: 1, xp: 15, coins: 5 });
    await record(owner, draftId, 'not_recruiting');
    expect(await earned(owner)).toEqual([expect.objectContaining({ xp: 15, coins: 5 })]);
    expect(await quest(owner)).toMatchObject({ done: 1 });
  });

  it.each([
    // Received on 18 November. In Tehran the twentieth ends at 20:30 UTC, and in Los Angeles at 8:00 on the next day.
    ['Asia/Tehran', '2026-11-20T20:29:59Z', 1],
    ['Asia/Tehran', '2026-11-20T20:30:00Z', 0],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', 1],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', 0],
  ])('counts the days of %s: at %s it earns %i times', async (zone, moment, times) => {
    const owner = await mail.person();
    await setClock(mail.deps, owner.userId, { time_zone: zone, calendar: 'gregorian' });
    const draftId = await sent(owner);
    at(moment);
    await record(owner, draftId, 'interested');
    expect(await earned(owner)).toHaveLength(times);
    expect(await quest(owner)).toMatchObject({ done: times });
  });

  it('QST-01 earns once for an email, however often it is corrected, taken back and recorded, in whichever week', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    await record(owner, draftId, 'interested');
    await record(owner, draftId, 'later');
    await removeAnswer(mail.deps, owner.userId, draftId);
    await record(owner, draftId, 'interested');
    at('2026-11-25T10:00:00Z');
    await removeAnswer(mail.deps, owner.userId, draftId);
    await record(owner, draftId, 'interested', '2026-11-25');
    await record(owner, draftId, 'interested', '2026-11-18');
    await record(owner, draftId, 'interested', '2026-11-24');
    expect(await earned(owner)).toHaveLength(1);
  });

  it('earns where a day that was mistaken for an older one is put right', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    at('2026-11-25T10:00:00Z');
    await record(owner, draftId, 'interested', '2026-11-18');
    expect(await earned(owner)).toEqual([]);
    await record(owner, draftId, 'interested', '2026-11-24');
    expect(await earned(owner)).toHaveLength(1);
  });

  it('is one reward a week, so that more emails earn no more', async () => {
    const owner = await mail.person();
    const drafts = [await sent(owner), await sent(owner), await sent(owner)];
    for (const draftId of drafts) await record(owner, draftId, 'interested');
    expect(await earned(owner)).toHaveLength(1);
    at('2026-11-25T10:00:00Z');
    await record(owner, await sent(owner), 'interested', '2026-11-25');
    expect(await earned(owner)).toHaveLength(2);
  });
});
