import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { translate } from '../platform/http/messages/translate.ts';
import { type DelayCode, delaySentences } from './reasons.ts';
import { loadDrafts } from './toDraft.ts';
import type { MessageState } from '../drafts/lifecycle.ts';
import { storeMessage } from '../testing/messages.ts';

let world: World;
let userId: number;
let draftId: number;
/** The bot's current account, and the one that the draft was written or approved for. */
let accounts: { bot: number; draft: number };
let botId: number;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const account = async (email: string, owner: number): Promise<number> =>
  (
    await world.db
      .insertInto('gmail_accounts')
      .values({ user_id: owner, google_subject: email, email, state: 'connected' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeEach(async () => {
  counter += 1;
  const student = await world.student(`draft-${counter}@example.com`);
  const filters = { selected_universities: await world.universities('NO', 1) };
  const bot = await world.bot(student, filters, { num_professors: 1 });
  await performRun(world.deps, bot.runId);
  ({ userId } = student);
  ({ botId } = bot);
  accounts = { bot: student.accountId, draft: await account(`second-${counter}@example.com`, userId) };
  const { id } = await world.db
    .selectFrom('email_drafts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  draftId = id;
});

const setDraft = (fields: object) =>
  world.db
    .updateTable('email_drafts')
    .set({ gmail_account_id: accounts.draft, ...fields })
    .where('id', '=', draftId)
    .execute();
const setAccount = (id: number, state: string) =>
  world.db.updateTable('gmail_accounts').set({ state }).where('id', '=', id).execute();
const shown = async () => (await loadDrafts(world.db, userId, [draftId], 'en')).get(draftId);
const at = '2026-11-20T09:00:00.000Z';

/** Approves the draft for an address that its record may no longer have. */
const approve = () =>
  world.db
    .insertInto('approvals')
    .values({
      draft_id: draftId,
      user_id: userId,
      draft_version: 1,
      recipient: 'then@example.com',
      subject: 'S',
      body: 'B',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('the account that a draft is shown to leave through', () => {
  it.each<[state: string, fields: object, bot: string, draft: string, expected: 'bot' | 'draft' | null]>([
    ['needs_review', {}, 'connected', 'connected', 'bot'],
    ['skipped', {}, 'connected', 'connected', 'bot'],
    ['approved', {}, 'connected', 'connected', 'draft'],
    ['sending', {}, 'connected', 'connected', 'draft'],
    ['failed', {}, 'connected', 'connected', 'bot'],
    ['failed', {}, 'disconnected', 'connected', 'draft'],
    ['unknown', {}, 'connected', 'connected', 'draft'],
    ['sent', { sent_at: at }, 'connected', 'connected', 'draft'],
    ['needs_review', {}, 'needs_reconnect', 'connected', 'bot'],
    ['needs_review', {}, 'disconnected', 'connected', 'draft'],
    ['needs_review', {}, 'disconnected', 'needs_reconnect', null],
    ['approved', {}, 'connected', 'disconnected', 'bot'],
    ['approved', {}, 'needs_reconnect', 'disconnected', null],
    ['sent', { sent_at: at }, 'connected', 'disconnected', 'draft'],
    ['sending', {}, 'connected', 'disconnected', 'draft'],
    ['unknown', {}, 'connected', 'disconnected', 'draft'],
    ['approved', { gmail_account_id: null }, 'connected', 'connected', null],
    ['approved', { gmail_account_id: null }, 'disconnected', 'connected', 'draft'],
  ])('%s %j, with the bot’s %s and its own %s, is that of %s', async (state, fields, bot, draft, expected) => {
    const other = await world.student(`other-${counter}@example.com`);
    await setDraft({ state, ...fields });
    await setAccount(accounts.bot, bot);
    await setAccount(accounts.draft, draft);
    const { gmail_account: id, from_email: from } = (await shown()) ?? {};
    const emails = { bot: `draft-${counter}@example.com`, draft: `second-${counter}@example.com` };
    expect([id, from]).toEqual(expected === null ? [null, null] : [accounts[expected], emails[expected]]);
    expect((await loadDrafts(world.db, other.userId, [draftId], 'en')).size).toBe(0);
  });
});

describe('why an approved draft waits', () => {
  it.each<[state: string, stored: DelayCode | null, all: boolean, bot: string, expected: DelayCode | null]>([
    ['approved', null, false, 'Active', null],
    ['approved', 'window', false, 'Running', 'window'],
    ['approved', 'window', false, 'Paused', 'bot_paused'],
    ['approved', 'window', true, 'Active', 'paused'],
    ['approved', null, true, 'Paused', 'paused'],
    // A stored pause reason is ignored once the pause has ended.
    ['approved', 'paused', false, 'Active', null],
    ['approved', 'bot_paused', false, 'Active', null],
    ['needs_review', 'window', true, 'Paused', null],
    ['sent', 'window', true, 'Paused', null],
  ])('%s and noted as %s, everything paused: %s, its bot %s: %s', async (state, delay, all, status, expected) => {
    await setDraft({ state, delay });
    await world.db.updateTable('bots').set({ status }).where('id', '=', botId).execute();
    await world.db
      .updateTable('users')
      .set({ sending_paused_at: all ? at : null })
      .where('id', '=', userId)
      .execute();
    expect((await shown())?.delay).toBe(expected && translate('en', delaySentences[expected]));
  });
});

describe('the address that a draft is shown to go to', () => {
  it.each([
    ['needs_review', 'now'],
    ['skipped', 'now'],
    ['failed', 'now'],
    ['approved', 'then'],
    ['sending', 'then'],
    ['unknown', 'then'],
    ['sent', 'then'],
  ])('%s is the one of %s, where the record changed after an approval', async (state, when) => {
    await setDraft({ state, ...(state === 'sent' ? { sent_at: at } : {}) });
    await approve();
    const id = world.db.selectFrom('email_drafts').select('professor_id').where('id', '=', draftId);
    await world.db.updateTable('professors').set({ email: 'now@example.com' }).where('id', 'in', id).execute();
    expect((await shown())?.to_email).toBe(`${when}@example.com`);
  });
});

describe('what became of a draft of unknown outcome', () => {
  it.each<[what: string, state: string, outcome: string, provider: string | null, gmail: string, canLook: boolean]>([
    ['can be looked up', 'unknown', 'unknown', 'd1', 'connected', true],
    ['cannot without a draft at Gmail', 'unknown', 'unknown', null, 'connected', false],
    ['cannot through an account that is to be connected again', 'unknown', 'unknown', 'd1', 'needs_reconnect', false],
    ['cannot by a try that surely failed', 'unknown', 'failed', 'd1', 'connected', false],
    ['need not be once it was sent', 'sent', 'sent', 'd1', 'connected', false],
  ])('%s', async (_, state, outcome, provider, gmail, canLook) => {
    await setDraft({ state });
    await setAccount(accounts.draft, gmail);
    const approval = await approve();
    await storeMessage(world.db, {
      user_id: userId,
      approval_id: approval.id,
      person_key: 'p',
      recipient: 'then@example.com',
      season: 2026,
      state: outcome as MessageState,
      mode: 'draft',
      message_id: `<${counter}@peyk>`,
      provider_draft_id: provider,
      bounced_at: at,
    });
    expect(await shown()).toMatchObject({
      can_look: canLook,
      to_email: 'then@example.com',
      bounced_at: outcome === 'failed' ? null : at,
    });
    await world.db.updateTable('approvals').set({ withdrawn_at: at }).where('id', '=', approval.id).execute();
    expect((await shown())?.to_email, 'the address of the record, once the approval is taken back').not.toBe(
      'then@example.com',
    );
  });
});

describe('several drafts that are read at once', () => {
  it('each show what is theirs, whole, with sentences in the language of the reader', async () => {
    const student = await world.student('whole@example.com');
    const filters = { selected_universities: await world.universities('NO', 2) };
    const bot = await world.bot(student, filters, { num_professors: 3 });
    await performRun(world.deps, bot.runId);
    const second = await account('whole.2@example.com', student.userId);
    const rows = await world.db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .selectAll('email_drafts')
      .select(['full_name', 'email', 'university_name'])
      .where('email_drafts.user_id', '=', student.userId)
      .orderBy('email_drafts.id')
      .execute();
    const [waiting, unknown, failed] = rows;
    if (!waiting || !unknown || !failed) throw new Error('A run over three professors writes three drafts');
    const times = Array.from({ length: 8 }, (_, hour) => `2026-11-20T0${hour}:00:00.000Z`);
    const set = (id: number, fields: object) =>
      world.db.updateTable('email_drafts').set(fields).where('id', '=', id).execute();
    await set(unknown.id, {
      state: 'unknown',
      gmail_account_id: second,
      version: 4,
      written_by: 'person',
      scheduled_at: times[1],
      sent_at: times[2],
      updated_at: times[3],
      delay: 'window',
      failure: 'bot_stopped',
    });
    await set(failed.id, { state: 'failed', failure: 'refused', bot_run_id: null });
    const approve = async (draft: number, recipient: string, approved: string | undefined, withdrawn?: string) =>
      (
        await world.db
          .insertInto('approvals')
          .values({
            draft_id: draft,
            user_id: student.userId,
            draft_version: 1,
            recipient,
            subject: 'S',
            body: 'B',
            approved_at: approved,
            withdrawn_at: withdrawn ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const write = (approval: number, outcome: string, provider: string | null, bounced: string | null) =>
      storeMessage(world.db, {
        user_id: student.userId,
        approval_id: approval,
        person_key: 'p',
        recipient: 'then@example.com',
        season: 2020 + approval,
        state: outcome as MessageState,
        mode: 'draft',
        message_id: `<${approval}-${outcome}@peyk>`,
        provider_draft_id: provider,
        bounced_at: bounced,
      });
    const old = await approve(unknown.id, 'old@example.com', times[4], times[5]);
    await write(old, 'sent', null, times[6] ?? null);
    const standing = await approve(unknown.id, 'new@example.com', times[6]);
    await write(standing, 'unknown', 'd9', times[7] ?? null);
    await write(standing, 'failed', null, null);
    await approve(failed.id, 'gone@example.com', times[4], times[5]);
    const stranger = await world.student('whole.too@example.com');
    const theirs = await world.bot(stranger, filters, { num_professors: 1 });
    await performRun(world.deps, theirs.runId);
    const others = await world.db
      .selectFrom('email_drafts')
      .select('id')
      .where('user_id', '=', stranger.userId)
      .execute();

    const ids = [failed.id, ...others.map(({ id }) => id), unknown.id, waiting.id, 2_000_000_000];
    for (const lang of ['en', 'fa'] as const) {
      const found = await loadDrafts(world.db, student.userId, ids, lang);
      const checks = await world.db
        .selectFrom('email_drafts')
        .select(['id', 'checks'])
        .where('user_id', '=', student.userId)
        .execute();
      const counted = (id: number) => {
        const list = checks.find((row) => row.id === id)?.checks as unknown as { code: string; value: string }[];
        return { checks: list, word_count: Number(list[0]?.value) };
      };
      const common = (row: typeof waiting) => ({
        id: row.id,
        subject: row.subject,
        body: row.body,
        professor: row.professor_id,
        bot_run: bot.runId,
        state: row.state,
        version: 1,
        gmail_account: student.accountId,
        from_email: 'whole@example.com',
        to_email: row.email,
        professor_name: row.full_name,
        university_name: row.university_name,
        country_code: 'NO',
        time_zone: 'Europe/Oslo',
        scheduled_at: null,
        approved_at: null,
        sent_at: null,
        answer: null,
        failure: null,
        delay: null,
        can_look: false,
        bounced_at: null,
        written_by: 'composer',
        evidence: row.evidence,
        attachments: [],
        updated_at: row.updated_at.toISOString(),
        ...counted(row.id),
      });
      expect(Object.fromEntries(found)).toEqual({
        [waiting.id]: common(waiting),
        [unknown.id]: {
          ...common(unknown),
          state: 'unknown',
          version: 4,
          gmail_account: second,
          from_email: 'whole.2@example.com',
          to_email: 'new@example.com',
          scheduled_at: times[1],
          approved_at: times[6],
          sent_at: times[2],
          failure: translate(lang, 'failureBotStopped'),
          can_look: true,
          bounced_at: times[7],
          written_by: 'person',
          updated_at: times[3],
        },
        [failed.id]: { ...common(failed), state: 'failed', bot_run: null, failure: translate(lang, 'failureRefused') },
      });
    }
    await set(waiting.id, { state: 'approved', delay: 'window' });
    const delayed = async (lang: 'en' | 'fa') =>
      (await loadDrafts(world.db, student.userId, ids, lang)).get(waiting.id);
    expect([(await delayed('en'))?.delay, (await delayed('fa'))?.delay]).toEqual([
      translate('en', 'delayWindow'),
      translate('fa', 'delayWindow'),
    ]);
  });
});
