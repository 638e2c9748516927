import type { components, EmailAnswer } from '@peyk/api-types';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../platform/db/open.ts';
import type { Deps } from '../platform/deps.ts';
import { prepared } from '../platform/db/prepared.ts';
import { zoneOf } from '../directory/countries.ts';
import { notFound } from '../platform/http/errors.ts';
import { type Lang, translateCode } from '../platform/http/messages/translate.ts';
import type { DraftCheck } from '../matching/checks.ts';
import { attachmentsOf } from './attachments.ts';
import { bindingsOf } from './bindings.ts';
import { dayOf } from './ensureDraft.ts';
import { comparedWith, judgedText, sourcesFor } from './judgeLetter.ts';
import { loadWriter } from './loadWriter.ts';
import { phrasingOf } from './phrasing/stored.ts';
import { delaySentences, failureSentences } from './reasons.ts';
import { resemblanceOf } from './resemblanceOf.ts';
import { checksForReaders, freshChecks, professorKey, restOn } from './storedChecks.ts';

export type EmailDraft = components['schemas']['EmailDraft'];
type Evidence = components['schemas']['Evidence'];

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The person's data shown with each of their drafts. */
const personRow = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'sending_paused_at', restOn.as('rest_on')])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('gmail_accounts')
          .select(['gmail_accounts.id', 'gmail_accounts.email', 'gmail_accounts.state'])
          .whereRef('gmail_accounts.user_id', '=', 'users.id')
          .orderBy('gmail_accounts.id'),
      ).as('accounts'),
    )
    .where('id', '=', userId);

/** The newest message of a draft that may have left. */
const messageOf = (db: Db) =>
  db
    .selectFrom('messages')
    .innerJoin('approvals as given', 'given.id', 'messages.approval_id')
    .select(['messages.provider_draft_id', 'messages.bounced_at', 'messages.contact_id', 'messages.state'])
    .where(sql<boolean>`given.draft_id = email_drafts.id`)
    .where('messages.state', 'in', ['sent', 'unknown'])
    .orderBy('messages.id', 'desc')
    .limit(1);

/** The answer that its person recorded to what was sent. */
const answerOf = (db: Db) =>
  db
    .selectFrom('messages as answer')
    .select(['answer.answer_kind', 'answer.received_on'])
    .where(sql<boolean>`answer.contact_id = message.contact_id and message.state = 'sent'`)
    .where('answer.by_hand', '=', true)
    .limit(1);

/** The drafts with all data shown with them: person, professor, bot, active approval, message and answer. */
async function draftRows(db: Db, userId: number, ids: readonly number[]) {
  return db
    .with(
      (cte) => cte('person').materialized(),
      () => personRow(db, userId),
    )
    .selectFrom('person')
    .innerJoin('email_drafts', (join) => join.onTrue())
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .leftJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
    .leftJoin('bots', 'bots.id', 'bot_runs.bot_id')
    .leftJoin('approvals', (join) =>
      join.onRef('approvals.draft_id', '=', 'email_drafts.id').on('approvals.withdrawn_at', 'is', null),
    )
    .leftJoinLateral(messageOf(db).as('message'), (join) => join.onTrue())
    .leftJoinLateral(answerOf(db).as('answer'), (join) => join.onTrue())
    .modifyFront(prepared)
    .select([
      'email_drafts.id',
      'email_drafts.subject',
      'email_drafts.body',
      'email_drafts.professor_id',
      'email_drafts.bot_run_id',
      'email_drafts.gmail_account_id',
      'email_drafts.state',
      'email_drafts.version',
      'email_drafts.scheduled_at',
      'email_drafts.sent_at',
      'email_drafts.failure',
      'email_drafts.delay',
      'email_drafts.written_by',
      'email_drafts.evidence',
      'email_drafts.checks',
      'email_drafts.checks_key',
      'email_drafts.updated_at',
      'email_drafts.cv_file_id',
      'email_drafts.proposal_file_id',
      'professors.full_name',
      'professors.university_name',
      'professors.country_code',
      'professors.email as professor_email',
      'bots.gmail_account_id as bot_account_id',
      'bots.status as bot_status',
      'approvals.approved_at',
      'approvals.recipient',
      'approvals.attachments as approved_files',
      'message.provider_draft_id',
      'message.bounced_at',
      'answer.answer_kind',
      'answer.received_on',
      'person.first_name',
      'person.last_name',
      'person.sending_paused_at',
      'person.rest_on',
      'person.accounts',
    ])
    .select(professorKey.as('professor_key'))
    .where('email_drafts.user_id', '=', userId)
    .where(sql<boolean>`email_drafts.id = any(${ids}::int[])`)
    .execute();
}

type DraftRow = Awaited<ReturnType<typeof draftRows>>[number];

/** Why an approved draft is delayed now: a pause counts at once, before any job has stored it. */
function delayOf(row: DraftRow, paused: boolean): string | null {
  if (row.state !== 'approved') return null;
  const stored = row.delay === 'paused' || row.delay === 'bot_paused' ? null : row.delay;
  return paused ? 'paused' : row.bot_status === 'Paused' ? 'bot_paused' : stored;
}

/** The number of words in the stored checks. */
const wordsIn = (checks: readonly DraftCheck[]): number =>
  Number(checks.find(({ code }) => code === 'word_count')?.value ?? 0);

/** The user's drafts among `ids` in the contract's shape, by id. Unknown ids and those of other users are left out. */
export async function loadDrafts(
  db: Db,
  userId: number,
  ids: readonly number[],
  lang: Lang,
): Promise<Map<number, EmailDraft>> {
  if (ids.length === 0) return new Map();
  const rows = await draftRows(db, userId, ids);
  const checked = new Map(rows.map((row) => [row.id, freshChecks(row, row)]));
  const stale = rows.flatMap(({ id }) => (checked.get(id) === null ? [id] : []));
  if (stale.length > 0) for (const [id, checks] of await checksForReaders(db, userId, stale)) checked.set(id, checks);
  const attached = await attachmentsOf(db, userId, rows);
  return new Map(
    rows.map((row): [number, EmailDraft] => {
      const usable = row.accounts.filter(({ state }) => state === 'connected');
      // A draft that can be approved will use the current account of its bot.
      const open = row.state === 'needs_review' || row.state === 'skipped' || row.state === 'failed';
      const named = open ? (row.bot_account_id ?? row.gmail_account_id) : row.gmail_account_id;
      // A message that left, or may have left, keeps its account, even a disconnected one.
      const underWay = row.sent_at !== null || row.state === 'sending' || row.state === 'unknown';
      const account =
        row.accounts.find(({ id, state }) => id === named && (state !== 'disconnected' || underWay)) ??
        (usable.length === 1 ? usable[0] : undefined);
      const checks = checked.get(row.id) ?? [];
      return [
        row.id,
        {
          id: row.id,
          subject: row.subject,
          body: row.body,
          professor: row.professor_id,
          bot_run: row.bot_run_id,
          state: row.state as EmailDraft['state'],
          version: row.version,
          gmail_account: account?.id ?? null,
          from_email: account?.email ?? null,
          to_email: open ? row.professor_email : (row.recipient ?? row.professor_email),
          professor_name: row.full_name,
          university_name: row.university_name,
          country_code: row.country_code,
          time_zone: row.country_code === null ? null : zoneOf(row.country_code),
          scheduled_at: iso(row.scheduled_at),
          approved_at: iso(row.approved_at),
          sent_at: iso(row.sent_at),
          failure: translateCode(lang, failureSentences, row.failure),
          delay: translateCode(lang, delaySentences, delayOf(row, row.sending_paused_at !== null)),
          can_look: row.state === 'unknown' && account?.state === 'connected' && row.provider_draft_id !== null,
          bounced_at: iso(row.bounced_at),
          answer:
            row.answer_kind === null || row.received_on === null
              ? null
              : { kind: row.answer_kind as EmailAnswer['kind'], received_on: row.received_on },
          word_count: wordsIn(checks),
          written_by: row.written_by as EmailDraft['written_by'],
          evidence: row.evidence as unknown as Evidence[],
          checks,
          attachments: attached.get(row.id) ?? [],
          updated_at: new Date(row.updated_at).toISOString(),
        },
      ];
    }),
  );
}

/** A check of similarity that has not passed says which letter is too like this one. */
async function withResemblance(
  db: Db,
  userId: number,
  { id, body, checks }: EmailDraft,
): Promise<EmailDraft['checks']> {
  const similar = checks.find(({ code, passed }) => code === 'similarity' && !passed);
  if (!similar) return checks;
  const resembles = await resemblanceOf(db, userId, { id, body });
  return checks.map((check) => (check === similar ? { ...check, resembles } : check));
}

/** One draft of the person in the contract's shape, with its sentences and the letter that it is too like. Throws a 404. */
export async function loadDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  id: number,
  lang: Lang,
): Promise<EmailDraft> {
  const draft = (await loadDrafts(db, userId, [id], lang)).get(id);
  if (!draft) throw notFound();
  const row = await db
    .selectFrom('professors')
    .innerJoin('email_drafts', 'email_drafts.professor_id', 'professors.id')
    .selectAll('professors')
    .select(['email_drafts.bindings', 'email_drafts.phrasing'])
    .where('email_drafts.id', '=', id)
    .where('professors.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const professor = comparedWith(row);
  const writer = await loadWriter(db, userId);
  const known = { bindings: bindingsOf(row.bindings), phrasing: phrasingOf(row.phrasing) };
  const { sentences, evidence } = judgedText(draft.body, professor, writer, known, lang);
  const sources = sourcesFor(professor, writer, dayOf(now()));
  const checks = await withResemblance(db, userId, draft);
  return { ...draft, checks, sentences, sources, evidence: evidence.length > 0 ? evidence : draft.evidence };
}
