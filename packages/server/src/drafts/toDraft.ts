import type { components } from '@peyk/api-types';
import type { Db } from '../db/open.ts';
import { zoneOf } from '../directory/countries.ts';
import { en } from '../http/messages/en.ts';
import { type Lang, type MessageKey, say } from '../http/messages/say.ts';
import { checkDraft } from '../matching/checks.ts';
import type { Evidence as ComposedEvidence } from '../matching/compose.ts';
import type { StudentProfile } from '../matching/student.ts';
import { countWords } from '../matching/wordCount.ts';
import { loadStudent } from '../profile/studentProfile.ts';

export type EmailDraft = components['schemas']['EmailDraft'];
type Evidence = components['schemas']['Evidence'];
type DraftCheck = components['schemas']['DraftCheck'];

/** A draft is compared with this many of the newest others (R13). */
const COMPARED = 40;

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A stored failure is the key of a sentence. */
const sentence = (lang: Lang, failure: string | null): string | null =>
  failure === null ? null : failure in en ? say(lang, failure as MessageKey) : failure;

async function draftRows(db: Db, userId: number, ids: readonly number[]) {
  return db
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .leftJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
    .leftJoin('bots', 'bots.id', 'bot_runs.bot_id')
    .leftJoin('approvals', (join) =>
      join.onRef('approvals.draft_id', '=', 'email_drafts.id').on('approvals.withdrawn_at', 'is', null),
    )
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.id', 'in', ids)
    .selectAll('email_drafts')
    .select([
      'professors.full_name',
      'professors.university_name',
      'professors.country_code',
      'professors.email as professor_email',
      'bots.gmail_account_id as bot_account_id',
      'bots.status as bot_status',
      'approvals.approved_at',
      'approvals.recipient',
    ])
    .execute();
}

type DraftRow = Awaited<ReturnType<typeof draftRows>>[number];

/** The gates of R12 and R13, as the draft stands now. */
function checksOf(row: DraftRow, student: StudentProfile, otherBodies: readonly string[]): DraftCheck[] {
  const evidence = row.evidence as unknown as ComposedEvidence[];
  return checkDraft({
    subject: row.subject,
    body: row.body,
    evidence,
    professorName: row.full_name,
    student,
    otherBodies,
  });
}

/** Why an approved draft waits, as things stand now: a pause counts at once, before any job has met it. */
function delayOf(row: DraftRow, paused: boolean): string | null {
  if (row.state !== 'approved') return null;
  const standing = row.delay === 'delayPaused' || row.delay === 'delayBotPaused' ? null : row.delay;
  return paused ? 'delayPaused' : row.bot_status === 'Paused' ? 'delayBotPaused' : standing;
}

/** The newest first contact of each draft that may have left. */
async function contactsOf(db: Db, draftIds: readonly number[]) {
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('approvals', 'approvals.id', 'contacts.approval_id')
    .select(['approvals.draft_id', 'contacts.provider_draft_id', 'contacts.bounced_at'])
    .where('approvals.draft_id', 'in', draftIds)
    .where('contacts.outcome', 'in', ['sent', 'unknown'])
    .orderBy('contacts.id')
    .execute();
  return new Map(rows.map((row) => [row.draft_id, row]));
}

/** The user's drafts among `ids` as the contract shows them, by id. Ids that are nobody's or somebody else's are left out. */
export async function loadDrafts(
  db: Db,
  userId: number,
  ids: readonly number[],
  lang: Lang,
): Promise<Map<number, EmailDraft>> {
  if (ids.length === 0) return new Map();
  const rows = await draftRows(db, userId, ids);
  const student = await loadStudent(db, userId);
  const others = await db
    .selectFrom('email_drafts')
    .select(['id', 'body'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(COMPARED + 1)
    .execute();
  const { sending_paused_at: pausedAt } = await db
    .selectFrom('users')
    .select('sending_paused_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const contacts = await contactsOf(db, ids);
  const accounts = await db
    .selectFrom('gmail_accounts')
    .select(['id', 'email', 'state'])
    .where('user_id', '=', userId)
    .execute();
  const usable = accounts.filter(({ state }) => state === 'connected');
  return new Map(
    rows.map((row): [number, EmailDraft] => {
      const named =
        row.state === 'needs_review' || row.state === 'skipped'
          ? (row.bot_account_id ?? row.gmail_account_id)
          : row.gmail_account_id;
      const account =
        accounts.find(({ id, state }) => id === named && (state !== 'disconnected' || row.sent_at !== null)) ??
        (usable.length === 1 ? usable[0] : undefined);
      const contact = contacts.get(row.id);
      const otherBodies = others.flatMap(({ id, body }) => (id === row.id ? [] : [body]));
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
          to_email: row.recipient ?? row.professor_email,
          professor_name: row.full_name,
          university_name: row.university_name,
          country_code: row.country_code,
          time_zone: row.country_code === null ? null : zoneOf(row.country_code),
          scheduled_at: iso(row.scheduled_at),
          approved_at: iso(row.approved_at),
          sent_at: iso(row.sent_at),
          failure: sentence(lang, row.failure),
          delay: sentence(lang, delayOf(row, pausedAt !== null)),
          can_look: row.state === 'unknown' && account?.state === 'connected' && contact?.provider_draft_id != null,
          bounced_at: iso(contact?.bounced_at ?? null),
          word_count: countWords(row.body),
          written_by: row.written_by as EmailDraft['written_by'],
          evidence: row.evidence as unknown as Evidence[],
          checks: checksOf(row, student, otherBodies),
          updated_at: new Date(row.updated_at).toISOString(),
        },
      ];
    }),
  );
}
