import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDrafts } from '../../drafts/toDraft.ts';
import { bindSentence } from '../../drafts/bindSentence.ts';
import { editDraft } from '../../drafts/editDraft.ts';
import { approveDraft, skipDraft, unapproveDraft } from '../approve.ts';
import { deliver } from './deliver.ts';
import { forgetAccount } from '../forgetAccount.ts';
import { releaseLocks, tryDraftLock } from '../../platform/locks.ts';
import { sendNow } from '../sendNow.ts';
import { queueManualCall } from './deliveryLocks.ts';
import { blocked } from '../../testing/blocked.ts';
import { letterTo } from '../../testing/letter.ts';
import { type MailTest, mailTest } from '../../testing/mail.ts';

let mail: MailTest;

beforeAll(async () => {
  mail = await mailTest({ perDay: 3 });
});

afterAll(() => mail.close());

beforeEach(() => mail.reset());

const approved = async (owner: { userId: number; accountId: number }, draftId: number): Promise<number> => {
  await approveDraft(mail.deps, owner.userId, draftId);
  const row = await mail.deps.db
    .selectFrom('approvals')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.id;
};

const shown = async ({ userId }: { userId: number }, draftId: number) =>
  (await loadDrafts(mail.deps.db, userId, [draftId], 'en')).get(draftId);

const job = (draftId: number, approvalId: number) => deliver(mail.deps, { draftId, approvalId, explicit: false });

it('a letter that is sent after a try that failed counts from the day on which it left', async () => {
  const owner = await mail.person();
  const draftId = await mail.draft(owner);
  const approvalId = await approved(owner, draftId);
  mail.gmail.next.sendMessage.push(() => ({ outcome: 'retry' }));
  expect(await job(draftId, approvalId)).toBe('postponed');
  mail.clock.now = new Date(mail.clock.now.getTime() + 2 * 86_400_000);
  expect(await job(draftId, approvalId)).toBe('sent');
  expect(
    await mail.deps.db
      .selectFrom('contacts')
      .select(['claimed_at', 'released_at'])
      .where('user_id', '=', owner.userId)
      .execute(),
  ).toEqual([{ claimed_at: mail.clock.now, released_at: null }]);
});

describe('approval', () => {
  it('records the exact text and the recipient, and gives a slot', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await approved(owner, draftId);
    const approval = await mail.deps.db
      .selectFrom('approvals')
      .selectAll()
      .where('draft_id', '=', draftId)
      .executeTakeFirstOrThrow();
    expect(approval).toMatchObject({ user_id: owner.userId, draft_version: 1, subject: 'A question about your work' });
    expect(approval.recipient).toMatch(/@university\.example$/);
    expect(await mail.state(draftId)).toBe('approved');
    expect(mail.queued).toEqual([{ draftId, approvalId: approval.id, startAfter: mail.clock.now }]);
  });

  it('an edit after it returns the draft to review, and its job sends nothing', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    await editDraft(mail.deps, owner.userId, draftId, { body: 'Dear Professor Doe, something else' });
    expect(await mail.state(draftId)).toBe('needs_review');
    expect(await job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
  });

  it('can be taken back, and then nothing is sent', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    await unapproveDraft(mail.deps, owner.userId, draftId);
    expect(await job(draftId, approvalId)).toBe('nothing');
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({
      status: 409,
      code: 'not_approved',
    });
    expect(mail.gmail.calls).toEqual([]);
  });

  it('ends with the decision not to send: no approval and no time stand for the draft any more', async () => {
    const owner = await mail.person();
    const [draftId, other] = [await mail.draft(owner), await mail.draft(owner)];
    const approvalId = await approved(owner, draftId);
    await approved(owner, other);
    await skipDraft(mail.deps, owner.userId, draftId);
    expect(await shown(owner, draftId)).toMatchObject({ state: 'skipped', approved_at: null, scheduled_at: null });
    expect(await job(draftId, approvalId)).toBe('nothing');
    expect(await shown(owner, other)).toMatchObject({
      state: 'approved',
      approved_at: mail.clock.now.toISOString(),
    });
  });

  it.each(['failed', 'skipped'])('is asked for again when a draft that was %s is edited', async (state) => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    if (state === 'skipped') await skipDraft(mail.deps, owner.userId, draftId);
    else {
      mail.gmail.next.sendMessage.push(() => ({ outcome: 'refused', reason: 'invalid' }));
      await job(draftId, await approved(owner, draftId));
    }
    expect(await mail.state(draftId)).toBe(state);
    await editDraft(mail.deps, owner.userId, draftId, { subject: 'Newer' });
    expect(await shown(owner, draftId)).toMatchObject({ state: 'needs_review', failure: null });
  });

  it('is refused for a version the person has not read', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await editDraft(mail.deps, owner.userId, draftId, { subject: 'Newer' });
    await expect(approveDraft(mail.deps, owner.userId, draftId, { version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'draft_changed',
    });
  });

  it('R1 is refused for an address the person has not read, and given for the one they have', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { email: 'read@university.example' });
    const approve = (recipient: string) => approveDraft(mail.deps, owner.userId, draftId, { version: 1, recipient });
    const professor = mail.deps.db.selectFrom('email_drafts').select('professor_id').where('id', '=', draftId);
    await mail.deps.db
      .updateTable('professors')
      .set({ email: 'other@university.example' })
      .where('id', 'in', professor)
      .execute();
    await expect(approve('read@university.example')).rejects.toMatchObject({ status: 409, code: 'recipient_changed' });
    expect(await shown(owner, draftId)).toMatchObject({ state: 'needs_review', to_email: 'other@university.example' });
    await approve('other@university.example');
    expect(await shown(owner, draftId)).toMatchObject({ state: 'approved', to_email: 'other@university.example' });
  });

  it.each([
    [
      'professor_not_named',
      'professor_named',
      (letter: string) => letter.replace('Dear Professor Doe', 'Dear Jane Doe'),
    ],
    ['evidence_missing', 'publication_cited', (letter: string) => letter.replace('2024', '2020')],
    ['profile_entry_missing', 'profile_cited', (letter: string) => letter.replace('Warm roofs', 'Cold roofs')],
    ['placeholder_left', 'no_placeholders', (letter: string) => letter.replace('Nasrin Ahmadi', '[Your name]')],
    ['gap_left', 'no_gaps', (letter: string) => `${letter}\n\n[Your sentence: the question you would like to work on]`],
    ['sentence_unbound', 'sentences_bound', (letter: string) => `${letter}\n\nWe met at your lecture in Oslo.`],
  ])('R12 is refused as %s and shown so as %s, and another letter may go', async (code, check, spoil) => {
    const owner = await mail.person();
    const [draftId, other] = [await mail.draft(owner), await mail.draft(owner)];
    await editDraft(mail.deps, owner.userId, draftId, { body: spoil(letterTo('Doe', 5000 + draftId)) });
    await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code });
    const shown = (await loadDrafts(mail.deps.db, owner.userId, [draftId], 'en')).get(draftId)?.checks;
    expect(shown?.find((each) => each.code === check)).toMatchObject({ passed: false, blocks: true });
    await approved(owner, other);
  });

  it('LTR-05 is refused while a Persian name signs an English letter, and given once the profile has the Latin one', async () => {
    const owner = await mail.person();
    const named = (fields: object) =>
      mail.deps.db.updateTable('users').set(fields).where('id', '=', owner.userId).execute();
    await named({ first_name: 'نسرین', last_name: 'احمدی' });
    const draftId = await mail.draft(owner);
    const letter = letterTo('Doe', 5000 + draftId);
    await editDraft(mail.deps, owner.userId, draftId, { body: letter.replace('Nasrin Ahmadi', 'نسرین احمدی') });
    await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'name_not_latin' });
    await named({ latin_name: 'Nasrin Ahmadi' });
    await editDraft(mail.deps, owner.userId, draftId, { body: letter });
    await approved(owner, draftId);
    expect(await mail.state(draftId)).toBe('approved');
  });

  it('R13 is refused for the words of another draft of the person, of any age, until they are changed', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    const first = await mail.draft(owner);
    const body = letterTo('Doe', 7000 + first);
    await editDraft(mail.deps, owner.userId, first, { body });
    for (let count = 0; count < 51; count++) await mail.draft(owner);
    const [copy, near, theirs] = [await mail.draft(owner), await mail.draft(owner), await mail.draft(stranger)];
    await editDraft(mail.deps, owner.userId, copy, { body });
    await editDraft(mail.deps, owner.userId, near, { body: `${body}\n\nThank you for your time.` });
    await editDraft(mail.deps, stranger.userId, theirs, { body });
    for (const draftId of [first, copy, near])
      await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'too_similar' });
    const shown = await loadDrafts(mail.deps.db, owner.userId, [first, copy, near], 'en');
    for (const draft of shown.values())
      expect(draft.checks).toContainEqual(expect.objectContaining({ code: 'similarity', passed: false }));
    await approved(stranger, theirs);
    await skipDraft(mail.deps, owner.userId, copy);
    await editDraft(mail.deps, owner.userId, near, { body: letterTo('Doe', 8000 + near) });
    await approved(owner, first);
    await approved(owner, near);
  });

  it('R13 holds when it is sent against what may leave, and not against what waits for review', async () => {
    const owner = await mail.person();
    const [first, second] = [await mail.draft(owner), await mail.draft(owner)];
    const approvals = [await approved(owner, first), await approved(owner, second)];
    const body = letterTo('Doe', 9500 + first);
    const likeFirst = await mail.draft(owner);
    await mail.deps.db.updateTable('email_drafts').set({ body }).where('id', 'in', [first, likeFirst]).execute();
    await mail.deps.db.updateTable('approvals').set({ body }).where('id', 'in', approvals).execute();
    expect(await job(first, approvals[0] ?? 0)).toBe('sent');
    expect(await job(second, approvals[1] ?? 0)).toBe('nothing');
    expect(await shown(owner, second)).toMatchObject({ state: 'needs_review', sent_at: null });
  });

  it('EVD-04 is given for a sentence without a source that the person states themselves, recorded with it, and sent', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const stated = 'We met at your lecture in Oslo.';
    await editDraft(mail.deps, owner.userId, draftId, { body: `${letterTo('Doe', 9800 + draftId)}\n\n${stated}` });
    const approve = (sentences: string[]) =>
      approveDraft(mail.deps, owner.userId, draftId, { stated: sentences }, null);
    await expect(approve(['We met at your lecture in Bergen.'])).rejects.toMatchObject({ code: 'sentence_unbound' });
    await approve([stated]);
    const approval = await mail.deps.db
      .selectFrom('approvals')
      .select(['id', 'stated'])
      .where('draft_id', '=', draftId)
      .executeTakeFirstOrThrow();
    expect(approval.stated).toEqual([stated]);
    expect(await job(draftId, approval.id)).toBe('sent');
  });

  it('EVD-04 R12 is given for a sentence that is bound to a source, which holds when it is sent, and is taken back with it', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const url = 'https://doi.example/10.5555/swallows';
    const paper = { title: 'Swallows', venue: '', year: 2025, publishedOn: '2025-01-02', abstractSentence: '' };
    const abstract = 'Swallows nested below 14 bridges in spring.';
    await sql`
      update professors set publications = publications || ${JSON.stringify([{ ...paper, url, abstract }])}::jsonb
       where id = (select professor_id from email_drafts where id = ${draftId})`.execute(mail.deps.db);
    const text = 'Your swallows nested peacefully below 14 bridges.';
    await editDraft(mail.deps, owner.userId, draftId, { body: `${letterTo('Doe', 9900 + draftId)}\n\n${text}` });
    await expect(approved(owner, draftId)).rejects.toMatchObject({ code: 'sentence_unbound' });
    const bind = (source: string | null) => bindSentence(mail.deps, owner.userId, draftId, { text, source });
    await bind(`publication:${url}`);
    await approved(owner, draftId);
    await bind(null);
    expect(await mail.state(draftId)).toBe('needs_review');
    await expect(approved(owner, draftId)).rejects.toMatchObject({ code: 'sentence_unbound' });
    await bind(`publication:${url}`);
    expect(await job(draftId, await approved(owner, draftId))).toBe('sent');
  });

  it('R12 is refused for a letter that cites no paper of the professor, until it does', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await editDraft(mail.deps, owner.userId, draftId, { body: 'Dear Professor Doe,\n\nI read your book.' });
    await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'evidence_missing' });
    await editDraft(mail.deps, owner.userId, draftId, { body: letterTo('Doe', draftId) });
    await approved(owner, draftId);
    expect(await mail.state(draftId)).toBe('approved');
  });

  it('is refused without a recipient, with a gap left, and for a person on the do-not-contact list', async () => {
    const owner = await mail.person();
    await expect(approved(owner, await mail.draft(owner, { email: null }))).rejects.toMatchObject({
      code: 'recipient_missing',
    });
    const gap = await mail.draft(owner);
    await editDraft(mail.deps, owner.userId, gap, { body: 'Dear Professor {{name}},' });
    await expect(approved(owner, gap)).rejects.toMatchObject({ code: 'placeholder_left' });
    await mail.deps.db
      .insertInto('do_not_contact')
      .values({ user_id: null, recipient: 'never@university.example', reason: 'asked' })
      .execute();
    await expect(approved(owner, await mail.draft(owner, { email: 'Never@University.example' }))).rejects.toMatchObject(
      { code: 'do_not_contact' },
    );
  });

  it('is refused without a usable account, with the way out named', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft({ userId: owner.userId, accountId: null });
    await mail.deps.db
      .updateTable('gmail_accounts')
      .set({ state: 'disconnected' })
      .where('id', '=', owner.accountId)
      .execute();
    await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'gmail_missing' });
    await mail.deps.db
      .updateTable('gmail_accounts')
      .set({ state: 'needs_reconnect' })
      .where('id', '=', owner.accountId)
      .execute();
    await mail.deps.db
      .updateTable('email_drafts')
      .set({ gmail_account_id: owner.accountId })
      .where('id', '=', draftId)
      .execute();
    await expect(approved(owner, draftId)).rejects.toMatchObject({ status: 409, code: 'gmail_reconnect' });
  });

  it('of somebody else is not found', async () => {
    const owner = await mail.person();
    const stranger = await mail.person();
    const draftId = await mail.draft(owner);
    await expect(approveDraft(mail.deps, stranger.userId, draftId)).rejects.toMatchObject({ status: 404 });
    await expect(sendNow(mail.deps, stranger.userId, draftId, undefined)).rejects.toMatchObject({ status: 404 });
    await expect(skipDraft(mail.deps, stranger.userId, draftId)).rejects.toMatchObject({ status: 404 });
  });

  it('of a second message to the same address is refused, waiting or sent', async () => {
    const owner = await mail.person();
    const first = await mail.draft(owner, { email: 'same@university.example' });
    const second = await mail.draft(owner, { email: 'Same@University.example' });
    const approvalId = await approved(owner, first);
    await expect(approved(owner, second)).rejects.toMatchObject({ code: 'already_approved' });
    expect(await job(first, approvalId)).toBe('sent');
    await expect(approved(owner, second)).rejects.toMatchObject({ code: 'already_contacted' });
    await expect(approved(owner, first)).rejects.toMatchObject({ code: 'already_sent' });
  });
});

describe('sending', () => {
  it('LTR-05 is from the Latin name that signs it, where the account has a Persian one', async () => {
    const owner = await mail.person();
    await mail.deps.db
      .updateTable('users')
      .set({ first_name: 'نسرین', last_name: 'احمدی', latin_name: 'Nasrin Ahmadi' })
      .where('id', '=', owner.userId)
      .execute();
    const draftId = await mail.draft(owner);
    const before = mail.gmail.sent.length;
    expect(await job(draftId, await approved(owner, draftId))).toBe('sent');
    const read = await PostalMime.parse(mail.gmail.sent[before] ?? '');
    expect(read.from?.name).toBe('Nasrin Ahmadi');
  });

  it('sends exactly the approved text to the approved recipient', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { email: 'exact@university.example' });
    expect(await job(draftId, await approved(owner, draftId))).toBe('sent');
    const [raw] = mail.gmail.sent;
    const read = await PostalMime.parse(raw ?? '');
    expect(read.to?.[0]?.address).toBe('exact@university.example');
    expect(read.from?.name).toBe('Nasrin Ahmadi');
    expect(read.subject).toBe('A question about your work');
    const { body } = await mail.deps.db
      .selectFrom('email_drafts')
      .select('body')
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow();
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(body);
    expect(await mail.state(draftId)).toBe('sent');
  });

  it.each([
    ['unknown', 'sent_unknown'],
    ['needs_review', 'not_approved'],
    ['failed', 'not_approved'],
    ['sent', null],
    ['sending', null],
  ])('asked for when it is %s by the time its turn comes is told so', async (state, code) => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await approved(owner, draftId);
    const turn = Promise.withResolvers<void>();
    const before = queueManualCall(owner.userId, () => turn.promise);
    const request = { userId: owner.userId, key: `turn-${state}`, hash: 'hash', at: mail.deps.now() };
    const told = sendNow(mail.deps, owner.userId, draftId, undefined, request).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    const claimed = mail.deps.db.selectFrom('idempotency_keys').select('key').where('key', '=', request.key);
    await expect.poll(() => claimed.executeTakeFirst()).toBeTruthy();
    await mail.deps.db.updateTable('email_drafts').set({ state }).where('id', '=', draftId).execute();
    turn.resolve();
    await before;
    expect(await told).toBe(code);
    expect(mail.gmail.calls).toEqual([]);
  });

  it('asked for five times at once sends one message', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    await approved(owner, draftId);
    await Promise.all(Array.from({ length: 5 }, () => sendNow(mail.deps, owner.userId, draftId, undefined)));
    expect(mail.gmail.sent).toHaveLength(1);
    expect(await mail.state(draftId)).toBe('sent');
  });

  it('asked for while its job makes up its mind is sent all the same', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    const draftId = await mail.draft(owner);
    await approved(owner, draftId);
    const { asked } = await db.connection().execute(async (connection) => {
      expect(await tryDraftLock(connection, draftId)).toBe(true);
      const sending = sendNow(mail.deps, owner.userId, draftId, undefined);
      // Time enough for sendNow to find the draft locked.
      for (let count = 0; count < 200; count++) await sql`select 1`.execute(db);
      await releaseLocks(connection);
      return { asked: sending };
    });
    await asked;
    expect(await mail.state(draftId)).toBe('sent');
  });

  it('stops at the daily limit, for a person and for a job', async () => {
    const owner = await mail.person();
    const drafts = [];
    for (let count = 0; count < 5; count++) drafts.push(await mail.draft(owner));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = drafts;
    const approvals = [];
    for (const draftId of drafts) approvals.push(await approved(owner, draftId));
    for (const draftId of [one, two, three]) await sendNow(mail.deps, owner.userId, draftId, undefined);
    await expect(sendNow(mail.deps, owner.userId, four, undefined)).rejects.toMatchObject({
      status: 409,
      code: 'cap_reached',
    });
    const row = await mail.deps.db
      .selectFrom('email_drafts')
      .select('scheduled_at')
      .where('id', '=', five)
      .executeTakeFirstOrThrow();
    expect(new Date(row.scheduled_at ?? 0).getTime()).toBeGreaterThan(mail.clock.now.getTime() + 86_000_000);
    expect(await job(five, approvals[4] ?? 0)).toBe('nothing');
    expect(mail.gmail.sent).toHaveLength(3);
    mail.clock.now = new Date('2026-11-19T10:05:00Z');
    await sendNow(mail.deps, owner.userId, four, undefined);
    expect(await mail.state(four)).toBe('sent');
  });

  it('after a changed address needs a new approval', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner, { key: 'moved' });
    const approvalId = await approved(owner, draftId);
    await mail.deps.db
      .updateTable('professors')
      .set({ email: 'moved@university.example' })
      .where('person_key', '=', 'moved')
      .execute();
    expect(await job(draftId, approvalId)).toBe('nothing');
    expect(await mail.state(draftId)).toBe('needs_review');
    expect(mail.gmail.sent).toHaveLength(0);
  });

  it('waits while its bot is paused', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    const { id: botId } = await db
      .insertInto('bots')
      .values({
        user_id: owner.userId,
        name: 'Bot',
        status: 'Paused',
        gmail_account_id: owner.accountId,
        num_professors: 5,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: runId } = await db
      .insertInto('bot_runs')
      .values({ bot_id: botId, user_id: owner.userId, dry_run: false, targets_limit: 5, status: 'finished' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draftId = await mail.draft(owner, { runId });
    expect(await job(draftId, await approved(owner, draftId))).toBe('postponed');
    expect(mail.gmail.calls).toEqual([]);
    expect(await mail.state(draftId)).toBe('approved');
  });

  it('ends with disconnecting: drafts return to review, bots pause, nothing is sent', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    await db
      .insertInto('bots')
      .values({
        user_id: owner.userId,
        name: 'Physics',
        status: 'Active',
        gmail_account_id: owner.accountId,
        num_professors: 5,
      })
      .execute();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    const { pausedBots } = await forgetAccount(mail.deps, owner.userId, owner.accountId);
    expect(pausedBots.map(({ name }) => name)).toEqual(['Physics']);
    expect(await mail.state(draftId)).toBe('needs_review');
    expect(await job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
    const account = await db
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('id', '=', owner.accountId)
      .executeTakeFirstOrThrow();
    expect([account.refresh_token_sealed, account.access_token_sealed]).toEqual([null, null]);
  });

  it('that Gmail refuses fails, says why, and may be approved again', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    mail.gmail.next.sendMessage.push(() => ({ outcome: 'refused', reason: 'invalidArgument' }));
    expect(await job(draftId, await approved(owner, draftId))).toBe('failed');
    expect(await mail.state(draftId)).toBe('failed');
    expect(await job(draftId, await approved(owner, draftId))).toBe('sent');
  });

  it('that cannot reach Gmail waits and is sent later, once', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    mail.gmail.next.sendMessage.push(() => ({ outcome: 'retry' }));
    expect(await job(draftId, approvalId)).toBe('postponed');
    expect(await mail.state(draftId)).toBe('approved');
    mail.clock.now = mail.queued.at(-1)?.startAfter ?? mail.clock.now;
    expect(await job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });
});

describe('a worker killed while sending', () => {
  const killed = new Error('killed');

  it('with gmail.send leaves the message unknown and never sends it again', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    mail.gmail.next.sendMessage.push((accept) => {
      accept();
      throw killed;
    });
    await expect(job(draftId, approvalId)).rejects.toThrow('killed');
    expect(await mail.state(draftId)).toBe('sending');
    expect(await job(draftId, approvalId)).toBe('unknown');
    expect(await job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.sent).toHaveLength(1);
    await expect(approved(owner, draftId)).rejects.toMatchObject({ code: 'sent_unknown' });
  });

  it.each(['after Gmail accepted', 'before Gmail accepted'])(
    'with gmail.compose sends exactly one message, killed %s',
    async (moment) => {
      const owner = await mail.person({ compose: true });
      const draftId = await mail.draft(owner);
      const approvalId = await approved(owner, draftId);
      mail.gmail.next.sendDraft.push((accept) => {
        if (moment === 'after Gmail accepted') accept();
        throw killed;
      });
      await expect(job(draftId, approvalId)).rejects.toThrow('killed');
      expect(await job(draftId, approvalId)).toBe('sent');
      expect(mail.gmail.sent).toHaveLength(1);
      expect(await mail.state(draftId)).toBe('sent');
    },
  );

  it('with gmail.compose, killed before the draft was noted, sends exactly one message', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    mail.gmail.next.createDraft.push((accept) => {
      accept();
      throw killed;
    });
    await expect(job(draftId, approvalId)).rejects.toThrow('killed');
    expect(await job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('with gmail.compose, an answer that was lost is asked for once more', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    mail.gmail.next.sendDraft.push((accept) => {
      accept();
      return { outcome: 'unknown' };
    });
    expect(await job(draftId, await approved(owner, draftId))).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });
});

describe('disconnecting', () => {
  it('while a run writes a draft for the account waits for the run, and neither fails', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    const { id: botId } = await db
      .insertInto('bots')
      .values({
        user_id: owner.userId,
        name: 'Bot',
        status: 'Running',
        gmail_account_id: owner.accountId,
        num_professors: 5,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: runId } = await db
      .insertInto('bot_runs')
      .values({ bot_id: botId, user_id: owner.userId, dry_run: false, targets_limit: 5, status: 'running' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draftId = await mail.draft({ userId: owner.userId, accountId: null }, { runId });
    const forgotten = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('bot_runs').select('id').where('id', '=', runId).forUpdate().execute();
      const forgetting = forgetAccount(mail.deps, owner.userId, owner.accountId);
      await blocked(mail.deps.db, 1);
      await trx
        .updateTable('email_drafts')
        .set({ gmail_account_id: owner.accountId })
        .where('id', '=', draftId)
        .execute();
      return { forgetting };
    });
    expect((await forgotten.forgetting).pausedBots).toHaveLength(1);
  });

  it('asked for many times while Gmail is slow leaves connections for everybody else', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await approved(owner, draftId);
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    mail.gmail.next.sendMessage.push(async (accept) => {
      call();
      await slow;
      return accept();
    });
    const sending = job(draftId, approvalId);
    await called;
    const asked = Array.from({ length: 12 }, () => forgetAccount(mail.deps, owner.userId, owner.accountId));
    await blocked(mail.deps.db, 1);
    expect(await mail.state(draftId)).toBe('sending');
    answer();
    expect(await sending).toBe('sent');
    await Promise.all(asked);
  });
});

it('a token that Gmail denies while Google is silent keeps the account, and the message waits', async () => {
  const owner = await mail.person();
  const draftId = await mail.draft(owner);
  mail.gmail.next.sendMessage.push(() => ({ outcome: 'denied' }));
  expect(await job(draftId, await approved(owner, draftId))).toBe('postponed');
  expect(await mail.state(draftId)).toBe('approved');
  const account = await mail.deps.db
    .selectFrom('gmail_accounts')
    .selectAll()
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  expect(account.state).toBe('connected');
  expect(account.refresh_token_sealed).not.toBeNull();
});
