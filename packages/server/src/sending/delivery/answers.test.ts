import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connected, type MailTest, mailTest } from '../../testing/mail.ts';
import { type MailActs, mailActs } from '../../testing/mailActs.ts';
import type { GmailOutcome } from '../../gmail/gmailClient.ts';
import * as oauth from '../../gmail/googleOAuth.ts';
import { sendNow } from '../sendNow.ts';

const google: { grant: 'good' | 'reconnect' | 'unavailable' } = { grant: 'good' };
const { accessToken } = oauth;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 0, perWeek: 0 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.reset();
  google.grant = 'good';
  // Stubs the refresh of the access token.
  vi.spyOn(oauth, 'accessToken').mockImplementation(async (deps, db, accountId, options) => {
    if (!options?.fresh) return accessToken(deps, db, accountId, options);
    if (google.grant !== 'good') throw new oauth.TokenProblem(google.grant);
    return 'fresh';
  });
  // The middle of every random delay.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => vi.restoreAllMocks());

type Row = Record<string, unknown>;
async function rows() {
  const { db } = mail.deps;
  const [drafts, approvals, messages, contacts, accounts, bots] = await Promise.all([
    db.selectFrom('email_drafts').selectAll().orderBy('id').execute(),
    db.selectFrom('approvals').selectAll().orderBy('id').execute(),
    db.selectFrom('messages').selectAll().orderBy('id').execute(),
    db.selectFrom('contacts').selectAll().orderBy('id').execute(),
    db.selectFrom('gmail_accounts').selectAll().orderBy('id').execute(),
    db.selectFrom('bots').selectAll().orderBy('id').execute(),
  ]);
  return { drafts, approvals, messages, contacts, accounts, bots } satisfies Record<string, Row[]>;
}

const inMs = (ms: number): Date => new Date(mail.clock.now.getTime() + ms);

interface End {
  /** The job's result. */
  delivered: string;
  /** The error of an explicit send; absent when it gets none. */
  told?: { status: number; code: string };
  draft: Row;
  message: Row;
  approval?: Row;
  account?: Row;
  bot?: Row;
  /** When a job resumes the delivery. */
  again?: Date;
  /** Number of drafts left at Gmail. */
  drafts?: number;
}
type Answer = GmailOutcome<string> | 'accepted';
interface Case {
  answers: () => Answer[];
  grant?: typeof google.grant;
  direct: () => End;
  /** Where it differs from `direct`. */
  throughDraft?: () => End;
}

const waits = { state: 'approved', failure: null };
const over = { scheduled_at: null, delay: null };
const held = { status: 409, code: 'account_held' };
const given = (why: string): Row => ({ state: 'failed', failure: null, released_for: why });
const released = (at: Date, delay: string | null, why: string, told?: End['told']): End => ({
  delivered: 'postponed',
  ...(told ? { told } : {}),
  draft: { ...waits, scheduled_at: at, delay },
  message: given(why),
  again: at,
});
const returned = (failure: string, code: string): End => ({
  delivered: 'nothing',
  told: { status: 409, code },
  draft: { state: 'needs_review', failure, ...over },
  message: given('not_accepted'),
  approval: { withdrawn_at: mail.clock.now },
});
const silent = { status: 503, code: 'google_unavailable' };
const reconnect = (): End => ({
  ...returned('reconnect', 'gmail_reconnect'),
  message: given('denied'),
  account: {
    state: 'needs_reconnect',
    access_token_sealed: null,
    access_expires_at: null,
    refresh_token_sealed: null,
    updated_at: mail.clock.now,
  },
  bot: { status: 'Paused', paused_reason: 'gmail_reconnect', updated_at: mail.clock.now },
});
const onItsWay = (at: Date, begun: Date | null, told?: End['told']): End => ({
  delivered: 'postponed',
  ...(told ? { told } : {}),
  draft: { state: 'sending', failure: null, delay: null },
  message: { state: 'sending', failure: null, finished_at: null, send_begun_at: begun },
  again: at,
  drafts: 1,
});

const cases: Record<string, Case> = {
  'takes it': {
    answers: () => ['accepted'],
    direct: () => ({
      delivered: 'sent',
      draft: { state: 'sent', failure: null, sent_at: mail.clock.now, ...over },
      message: { state: 'sent', failure: null, provider_message_id: 'm1', sweep_at: null },
    }),
  },
  'refuses it': {
    answers: () => [{ outcome: 'refused', reason: 'invalid' }],
    direct: () => ({
      delivered: 'failed',
      draft: { state: 'failed', failure: 'refused', ...over },
      message: { state: 'failed', failure: 'refused', released_for: null },
      approval: { withdrawn_at: mail.clock.now },
    }),
  },
  'does not say whether it took it': {
    answers: () => [{ outcome: 'unknown' }, { outcome: 'unknown' }],
    direct: () => ({
      delivered: 'unknown',
      draft: { state: 'unknown', failure: 'unknown', ...over },
      message: { state: 'unknown', failure: 'unknown' },
    }),
    throughDraft: () => onItsWay(inMs(1.5 * SECOND), mail.clock.now),
  },
  'cannot be reached': {
    answers: () => [{ outcome: 'retry' }],
    direct: () => released(inMs(1.5 * SECOND), 'google', 'not_accepted', silent),
  },
  'is busy until it says': {
    answers: () => [{ outcome: 'retry', hold: 'gmail_busy', retryAt: inMs(2 * MINUTE) }],
    direct: () => ({
      ...released(inMs(2 * MINUTE + 1.5 * SECOND), 'gmail_busy', 'not_accepted', held),
      account: { held_until: inMs(2 * MINUTE + 1.5 * SECOND), held_reason: 'gmail_busy' },
    }),
    throughDraft: () => ({
      ...onItsWay(inMs(2 * MINUTE + 1.5 * SECOND), null, held),
      account: { held_until: inMs(2 * MINUTE + 1.5 * SECOND), held_reason: 'gmail_busy' },
    }),
  },
  'is busy': {
    answers: () => [{ outcome: 'retry', hold: 'gmail_busy', retryAt: null }],
    direct: () => ({
      ...released(inMs(48 * SECOND), 'gmail_busy', 'not_accepted', held),
      account: { held_until: inMs(48 * SECOND), held_reason: 'gmail_busy' },
    }),
    throughDraft: () => ({
      ...onItsWay(inMs(48 * SECOND), null, held),
      account: { held_until: inMs(48 * SECOND), held_reason: 'gmail_busy' },
    }),
  },
  'has taken enough for today': {
    answers: () => [{ outcome: 'retry', hold: 'gmail_limit', retryAt: inMs(5 * HOUR) }],
    direct: () => ({
      ...released(inMs(5 * HOUR), 'gmail_limit', 'limit', held),
      account: { held_until: inMs(5 * HOUR), held_reason: 'gmail_limit' },
    }),
  },
  'is not turned on for us': {
    answers: () => [{ outcome: 'retry', hold: 'google', retryAt: null }],
    direct: () => ({
      ...released(inMs(HOUR), 'google', 'limit', held),
      account: { held_until: inMs(HOUR), held_reason: 'google' },
    }),
  },
  'must not, says the organisation': {
    answers: () => [{ outcome: 'blocked' }],
    direct: () => ({
      ...returned('domain_policy', 'gmail_blocked'),
      account: { held_until: inMs(24 * HOUR), held_reason: 'gmail_blocked' },
      bot: { status: 'Paused', paused_reason: 'domain_policy', updated_at: mail.clock.now },
    }),
  },
  'denies a token whose grant is good': {
    answers: () => [{ outcome: 'denied' }],
    direct: () => released(inMs(MINUTE), null, 'denied'),
  },
  'denies a token whose grant has ended': {
    answers: () => [{ outcome: 'denied' }],
    grant: 'reconnect',
    direct: reconnect,
  },
  'denies a token while Google is silent': {
    answers: () => [{ outcome: 'denied' }],
    grant: 'unavailable',
    direct: () => released(inMs(1.5 * SECOND), 'google', 'not_accepted', silent),
  },
};

const bots = async (owner: Connected) => ({ bot: await acts.bot(owner, 'Active'), owner });

const all = Object.entries(cases).flatMap(([what, each]) =>
  [false, true].flatMap((compose) =>
    [false, true].map((byHand) => ({ ...each, what, compose, byHand, who: byHand ? 'by hand' : 'by its job' })),
  ),
);

describe('when Gmail', () => {
  it.each(all)(
    '$what, a letter sent $who (gmail.compose: $compose) ends so, and nothing else changes',
    async ({ answers, grant = 'good', direct, throughDraft, compose, byHand }) => {
      const owner = await mail.person({ compose });
      const { bot } = await bots(owner);
      const other = await bots(await mail.account(owner.userId, { compose }));
      const draftId = await mail.draft(owner, { runId: bot.runId });
      await acts.approved(other.owner, await mail.draft(other.owner, { runId: other.bot.runId }));
      await acts.approved(owner, await mail.draft(owner));
      const approvalId = await acts.approved(owner, draftId);
      // The delay of an earlier try must be cleared.
      await mail.deps.db.updateTable('email_drafts').set({ delay: 'cap' }).where('id', '=', draftId).execute();
      mail.clock.now = inMs(HOUR);
      mail.queued.length = 0;
      const before = await rows();
      google.grant = grant;
      for (const answer of answers())
        mail.gmail.next[compose ? 'sendDraft' : 'sendMessage'].push((accept) =>
          answer === 'accepted' ? accept() : answer,
        );
      const end = (compose && throughDraft ? throughDraft : direct)();
      const ended = byHand
        ? await sendNow(mail.deps, owner.userId, draftId, undefined).then(
            () => undefined,
            ({ status, code }: { status: number; code: string }) => ({ status, code }),
          )
        : await acts.job(draftId, approvalId);
      expect(ended).toEqual(byHand ? end.told : end.delivered);

      const { now } = mail.clock;
      const expected = structuredClone(before);
      const find = (table: Row[], id: number): Row => table.find((row) => row.id === id) ?? {};
      Object.assign(find(expected.drafts, draftId), { updated_at: now }, end.draft);
      Object.assign(find(expected.approvals, approvalId), end.approval);
      Object.assign(find(expected.accounts, owner.accountId), end.account);
      Object.assign(find(expected.bots, bot.botId), end.bot);
      const after = await rows();
      const [message, contact] = [after.messages.at(-1), after.contacts.at(-1)];
      expect(after).toEqual({
        ...expected,
        messages: [...expected.messages, message],
        contacts: [...expected.contacts, contact],
      });
      expect(contact).toMatchObject({
        id: message?.contact_id,
        claimed_at: now,
        released_at: end.message.state === 'failed' ? now : null,
      });
      expect(message).toMatchObject({
        approval_id: approvalId,
        gmail_account_id: owner.accountId,
        mode: compose ? 'draft' : 'direct',
        attempts: 1,
        provider_message_id: null,
        created_at: now,
        finished_at: now,
        ...end.message,
      });
      const times = [...(byHand ? [inMs(2 * MINUTE)] : []), ...(end.again ? [end.again] : [])];
      expect(mail.queued).toEqual(times.map((startAfter) => ({ draftId, approvalId, startAfter })));
      expect(mail.gmail.drafts.size).toBe(compose ? (end.drafts ?? 0) : 0);
      expect(mail.gmail.sent).toHaveLength(end.delivered === 'sent' ? 1 : 0);
    },
  );
});

describe('a token that Gmail denies a second time', () => {
  it.each([false, true])('although its grant is good costs the connection (gmail.compose: %s)', async (compose) => {
    const owner = await mail.person({ compose });
    const { bot } = await bots(owner);
    const draftId = await mail.draft(owner, { runId: bot.runId });
    const approvalId = await acts.approved(owner, draftId);
    const answers = mail.gmail.next[compose ? 'sendDraft' : 'sendMessage'];
    answers.push(() => ({ outcome: 'denied' }));
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    mail.clock.now = inMs(MINUTE);
    answers.push(() => ({ outcome: 'denied' }));
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(await acts.row(draftId)).toEqual({ state: 'needs_review', failure: 'reconnect', ...over });
    expect(await acts.botStatus(bot.botId)).toEqual({ status: 'Paused', paused_reason: 'gmail_reconnect' });
  });
});
