import type { Kysely } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DB } from '../db/schema.ts';
import { conflict, HttpProblem } from '../http/errors.ts';
import { accountState, COMPOSE_SCOPE } from './accounts.ts';
import { lockDraft, slotFor } from './approve.ts';
import { type GmailClient, type GmailOutcome, createGmailClient } from './gmailClient.ts';
import { accessToken, TokenProblem } from './googleOAuth.ts';
import { releaseLocks, shareAccountLock, tryDraftLock } from './locks.ts';
import { markNeedsReconnect } from './disconnect.ts';
import { composeMail, headerText, newMessageId } from './mime.ts';
import { contactTimes, isDoNotContact, wasContacted } from './rules.ts';
import { accountCap, capOf, HARD, isOpen, nextOpen, seasonOf } from './slots.ts';
import { type FailureKey, withdrawDrafts } from './withdraw.ts';

export interface DeliverDeps extends Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now'> {
  /** Gmail; the one at GMAIL_BASE_URL when it is left out. */
  gmail?: GmailClient;
}

export interface Delivery {
  draftId: number;
  approvalId: number;
  /** A person's own explicit act: it may pass spacing and window, never caps, dedupe and do-not-contact. */
  explicit: boolean;
}

/** `busy`: another delivers it now. `later`: it has a new time. `nothing`: there is nothing to send (any more). */
export type Delivered = 'sent' | 'failed' | 'unknown' | 'later' | 'nothing' | 'busy';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAX_ATTEMPTS = 6;
const TAKEOVER_MS = 2 * MINUTE;

interface Claim {
  contactId: number;
  mode: 'draft' | 'direct';
  providerDraftId: string | null;
  messageId: string;
  attempts: number;
  /** An earlier attempt may have got as far as the provider. */
  takenOver: boolean;
}

interface Job {
  deps: DeliverDeps;
  connection: Kysely<DB>;
  delivery: Delivery;
  userId: number;
  accountId: number;
}

/** Every delivery holds a connection while it waits for Gmail; the pool must keep some for everybody else. */
const AT_ONCE = 3;
let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/**
 * Sends one approved draft, at most once whatever happens: killed in the middle, it may be called again. With drafts at
 * the provider it is exactly once; with gmail.send alone an interrupted message ends as `unknown` and is never repeated.
 */
export async function deliver(deps: DeliverDeps, delivery: Delivery): Promise<Delivered> {
  const row = await deps.db
    .selectFrom('email_drafts')
    .select(['user_id', 'gmail_account_id', 'state'])
    .where('id', '=', delivery.draftId)
    .executeTakeFirst();
  if (!row || row.gmail_account_id === null || !['approved', 'sending'].includes(row.state)) return 'nothing';
  const { user_id: userId, gmail_account_id: accountId } = row;
  return limited(() =>
    deps.db.connection().execute(async (connection) => {
      if (!(await tryDraftLock(connection, delivery.draftId))) return 'busy';
      try {
        await shareAccountLock(connection, accountId);
        return await attempt({ deps, connection, delivery, userId, accountId });
      } finally {
        await releaseLocks(connection);
      }
    }),
  );
}

async function attempt(job: Job): Promise<Delivered> {
  const { deps, connection, delivery, accountId } = job;
  const interrupted = await connection
    .selectFrom('contacts')
    .selectAll()
    .where('approval_id', '=', delivery.approvalId)
    .where('outcome', '=', 'sending')
    .executeTakeFirst();
  if (interrupted?.mode === 'direct' || (interrupted && interrupted.attempts >= MAX_ATTEMPTS)) {
    return settle(job, interrupted.id, 'unknown', { failure: 'failureUnknown' });
  }

  let token: string;
  try {
    token = await accessToken(deps, connection, accountId);
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    if (interrupted) return settle(job, interrupted.id, 'unknown', { failure: 'failureUnknown' });
    if (error.kind === 'reconnect') return refuse(job, 'failureReconnect', 'gmailReconnect', 'gmail_reconnect');
    if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
    return postpone(job, connection, new Date(deps.now().getTime() + 5 * MINUTE));
  }

  let claim: Claim;
  if (interrupted) {
    await connection
      .updateTable('contacts')
      .set({ attempts: interrupted.attempts + 1 })
      .where('id', '=', interrupted.id)
      .execute();
    claim = {
      contactId: interrupted.id,
      mode: 'draft',
      providerDraftId: interrupted.provider_draft_id,
      messageId: interrupted.message_id,
      attempts: interrupted.attempts + 1,
      takenOver: true,
    };
  } else {
    const claimed = await claimDraft(job);
    if (typeof claimed === 'string') return claimed;
    claim = claimed;
  }
  return hand(job, claim, token);
}

type Refusal = { failure: FailureKey; key: Parameters<typeof conflict>[0]; code: string };

/** Marks the draft as sending, and the person as written to, before the provider hears of it (R6). */
async function claimDraft(job: Job): Promise<Claim | Delivered> {
  const { deps, delivery, userId, accountId, connection } = job;
  const { config } = deps;
  const result = await connection.transaction().execute(async (trx): Promise<Claim | Delivered | Refusal> => {
    const now = deps.now();
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const draft = await lockDraft(trx, userId, delivery.draftId);
    const approval = await trx
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', delivery.approvalId)
      .where('draft_id', '=', delivery.draftId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (draft.state !== 'approved' || !approval) return 'nothing';
    const account = await trx
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    if (!account || accountState(account, now) !== 'connected')
      return { failure: 'failureReconnect', key: 'gmailReconnect', code: 'gmail_reconnect' };
    if (draft.recipient !== approval.recipient)
      return { failure: 'failureRecipientChanged', key: 'recipientChanged', code: 'recipient_changed' };
    if (await isDoNotContact(trx, userId, approval.recipient))
      return { failure: 'failureDoNotContact', key: 'doNotContact', code: 'do_not_contact' };
    if (await wasContacted(trx, userId, { personKey: draft.person_key, recipient: approval.recipient }, now)) {
      return { failure: 'failureAlreadyContacted', key: 'alreadyContacted', code: 'already_contacted' };
    }

    const times = (await contactTimes(trx, userId, now)).map((moment) => moment.getTime());
    const ofAccount = (await contactTimes(trx, userId, now, accountId)).map((moment) => moment.getTime());
    const inDay = (moments: number[]): number => moments.filter((moment) => moment > now.getTime() - DAY).length;
    const caps = config.mail;
    const full =
      inDay(times) >= capOf(caps.perDay, HARD.userPerDay) ||
      times.length >= capOf(caps.perWeek, HARD.userPerWeek) ||
      inDay(ofAccount) >= accountCap(caps);
    if (full && delivery.explicit)
      throw conflict('capReached', 'cap_reached', { perDay: caps.perDay, perWeek: caps.perWeek });
    if (!delivery.explicit) {
      // It was given a later time; the job of that time sends it.
      if (draft.scheduled_at !== null && new Date(draft.scheduled_at).getTime() > now.getTime() + 1000)
        return 'nothing';
      if (draft.bot_id !== null) {
        const bot = await trx
          .selectFrom('bots')
          .select('status')
          .where('id', '=', draft.bot_id)
          .forShare()
          .executeTakeFirst();
        if (bot?.status === 'Paused')
          return postpone(job, trx, nextOpen(new Date(now.getTime() + 60 * MINUTE), draft.country_code, caps.window));
      }
      // After a pause of the machine nothing is released at once: every message finds its slot anew.
      const sinceLast = now.getTime() - Math.max(0, ...ofAccount);
      const early = sinceLast < caps.spacingMinutes.min * MINUTE;
      if (full || early || !isOpen(now, draft.country_code, caps.window)) {
        await trx.updateTable('email_drafts').set({ scheduled_at: null }).where('id', '=', draft.id).execute();
        return postpone(
          job,
          trx,
          await slotFor(deps, trx, { userId, accountId, countryCode: draft.country_code, now }),
        );
      }
    }

    const mode = account.scopes.includes(COMPOSE_SCOPE) ? 'draft' : 'direct';
    const messageId = newMessageId(config.publicUrl);
    const contact = await trx
      .insertInto('contacts')
      .values({
        user_id: userId,
        person_key: draft.person_key,
        recipient: approval.recipient,
        season: seasonOf(now),
        approval_id: approval.id,
        gmail_account_id: accountId,
        outcome: 'sending',
        mode,
        message_id: messageId,
        created_at: now,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!contact) return { failure: 'failureAlreadyContacted', key: 'alreadyContacted', code: 'already_contacted' };
    await trx
      .updateTable('email_drafts')
      .set({ state: 'sending', failure: null, updated_at: now })
      .where('id', '=', draft.id)
      .execute();
    // If this process dies now, another takes over.
    if (delivery.explicit) await sendAgainAt(job, trx, new Date(now.getTime() + TAKEOVER_MS));
    return { contactId: contact.id, mode, providerDraftId: null, messageId, attempts: 1, takenOver: false };
  });
  if (typeof result === 'object' && 'failure' in result) return refuse(job, result.failure, result.key, result.code);
  return result;
}

/** Composes exactly what was approved. */
async function approvedMail(job: Job, claim: Claim): Promise<Buffer> {
  const row = await job.connection
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.user_id')
    .innerJoin('gmail_accounts', (join) => join.on('gmail_accounts.id', '=', job.accountId))
    .where('approvals.id', '=', job.delivery.approvalId)
    .select([
      'approvals.recipient',
      'approvals.subject',
      'approvals.body',
      'users.first_name',
      'users.last_name',
      'gmail_accounts.email',
    ])
    .executeTakeFirstOrThrow();
  return composeMail({
    from: { name: headerText(`${row.first_name} ${row.last_name}`), address: row.email },
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    messageId: claim.messageId,
    date: job.deps.now(),
  });
}

/** Hands the message to the provider and records what became of it. */
async function hand(job: Job, claim: Claim, token: string): Promise<Delivered> {
  const gmail = job.deps.gmail ?? createGmailClient(job.deps.config.gmailBaseUrl);
  const raw = await approvedMail(job, claim).catch(() => null);
  if (raw === null) return settle(job, claim.contactId, 'failed', { failure: 'failureRefused' });
  if (claim.mode === 'direct') return conclude(job, claim, await gmail.sendMessage(token, raw), false);

  let draftId = claim.providerDraftId;
  let maySent = draftId !== null;
  if (draftId === null) {
    const created = await gmail.createDraft(token, raw);
    // A draft harms nobody: when it is unclear whether one was made, another is made later.
    if (created.outcome !== 'ok')
      return conclude(job, claim, created.outcome === 'unknown' ? { outcome: 'later', retryAt: null } : created, false);
    draftId = created.value;
    await job.connection
      .updateTable('contacts')
      .set({ provider_draft_id: draftId })
      .where('id', '=', claim.contactId)
      .execute();
  }
  let sent = await gmail.sendDraft(token, draftId);
  if (sent.outcome === 'unknown') {
    maySent = true;
    sent = await gmail.sendDraft(token, draftId);
  }
  // Sending a draft deletes it: one that is gone after an attempt was sent.
  if (sent.outcome === 'gone' && maySent) return settle(job, claim.contactId, 'sent', {});
  if (sent.outcome === 'ok') return conclude(job, claim, sent, false);
  if (sent.outcome === 'unknown' || maySent) {
    await sendAgainAt(job, job.connection, new Date(job.deps.now().getTime() + MINUTE));
    return 'later';
  }
  return conclude(job, claim, sent, true);
}

async function conclude(
  job: Job,
  claim: Claim,
  outcome: GmailOutcome<string>,
  draftStands: boolean,
): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  switch (outcome.outcome) {
    case 'ok':
      return settle(job, claim.contactId, 'sent', { providerMessageId: outcome.value });
    case 'unknown':
      return settle(job, claim.contactId, 'unknown', { failure: 'failureUnknown' });
    case 'denied': {
      // A token that was good a moment ago: the grant was taken back, or never covered this.
      const grant = await accessToken(deps, connection, accountId, { fresh: true }).then(
        () => 'good' as const,
        (error: unknown) => (error instanceof TokenProblem ? error.kind : 'unavailable'),
      );
      // Google's silence says nothing about the grant, which is lost for good once it is marked so.
      if (grant === 'unavailable') return conclude(job, claim, { outcome: 'later', retryAt: null }, draftStands);
      await release(job, claim.contactId);
      if (grant === 'good' && claim.attempts === 1 && !claim.takenOver && !(await deniedBefore(job))) {
        return postpone(job, connection, new Date(deps.now().getTime() + MINUTE));
      }
      await connection.transaction().execute((trx) => markNeedsReconnect(trx, accountId, deps.now()));
      return refuse(job, 'failureReconnect', 'gmailReconnect', 'gmail_reconnect');
    }
    case 'later': {
      const failures = await release(job, claim.contactId);
      if (failures > MAX_ATTEMPTS) return refuse(job, 'failureRefused', 'sendRefused', 'refused');
      const wait = outcome.retryAt?.getTime() ?? deps.now().getTime() + 5 * MINUTE * failures;
      await postpone(job, connection, new Date(Math.max(wait, deps.now().getTime() + MINUTE)));
      if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
      return 'later';
    }
    default:
      deps.log.warn({ outcome, draftStands, draftId: delivery.draftId }, 'gmail refused a message');
      return settle(job, claim.contactId, 'failed', { failure: 'failureRefused' });
  }
}

/** The message surely did not leave: the claim on the person is given back and the draft waits again. Answers how often that happened. */
async function release(job: Job, contactId: number): Promise<number> {
  const { deps, delivery, connection } = job;
  return connection.transaction().execute(async (trx) => {
    await trx
      .updateTable('contacts')
      .set({ outcome: 'failed', failure: 'not accepted', finished_at: deps.now() })
      .where('id', '=', contactId)
      .execute();
    await trx
      .updateTable('email_drafts')
      .set({ state: 'approved', updated_at: deps.now() })
      .where('id', '=', delivery.draftId)
      .where('state', '=', 'sending')
      .execute();
    const { failures } = await trx
      .selectFrom('contacts')
      .select((eb) => eb.fn.countAll<number>().as('failures'))
      .where('approval_id', '=', delivery.approvalId)
      .where('outcome', '=', 'failed')
      .executeTakeFirstOrThrow();
    return failures;
  });
}

async function deniedBefore(job: Job): Promise<boolean> {
  const { failures } = await job.connection
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('approval_id', '=', job.delivery.approvalId)
    .where('outcome', '=', 'failed')
    .executeTakeFirstOrThrow();
  return failures > 1;
}

/** Writes the end of a delivery to contact and draft together. */
async function settle(
  job: Job,
  contactId: number,
  outcome: 'sent' | 'failed' | 'unknown',
  detail: { providerMessageId?: string; failure?: FailureKey },
): Promise<Delivered> {
  const { deps, delivery, connection } = job;
  const now = deps.now();
  await connection.transaction().execute(async (trx) => {
    await trx
      .updateTable('contacts')
      .set({
        outcome,
        provider_message_id: detail.providerMessageId ?? null,
        failure: detail.failure ?? null,
        finished_at: now,
      })
      .where('id', '=', contactId)
      .execute();
    await trx
      .updateTable('email_drafts')
      .set({
        state: outcome,
        sent_at: outcome === 'sent' ? now : null,
        scheduled_at: null,
        failure: detail.failure ?? null,
        updated_at: now,
      })
      .where('id', '=', delivery.draftId)
      .execute();
    if (outcome === 'failed') {
      await trx
        .updateTable('approvals')
        .set({ withdrawn_at: now })
        .where('id', '=', delivery.approvalId)
        .where('withdrawn_at', 'is', null)
        .execute();
    }
  });
  return outcome;
}

/** It must not be sent as things stand: the person looks at it again. An explicit act is told at once. */
async function refuse(
  job: Job,
  failure: FailureKey,
  key: Parameters<typeof conflict>[0],
  code: string,
): Promise<Delivered> {
  await withdrawDrafts(job.connection, [job.delivery.draftId], job.deps.now(), failure);
  if (job.delivery.explicit) throw conflict(key, code);
  return 'nothing';
}

async function sendAgainAt(job: Job, trx: Kysely<DB>, at: Date): Promise<void> {
  const { draftId, approvalId } = job.delivery;
  await job.deps.jobs.send(
    trx,
    'send-draft',
    { draftId, approvalId },
    { key: `mailbox-${job.accountId}`, startAfter: at },
  );
}

/** Gives a waiting draft a later time. */
async function postpone(job: Job, trx: Kysely<DB>, at: Date): Promise<Delivered> {
  await trx
    .updateTable('email_drafts')
    .set({ scheduled_at: at, updated_at: job.deps.now() })
    .where('id', '=', job.delivery.draftId)
    .execute();
  await sendAgainAt(job, trx, at);
  return 'later';
}
