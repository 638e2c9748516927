import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/errors.ts';

/** A draft with the data that sending needs, under a row lock. */
export async function lockDraft(trx: Kysely<DB>, userId: number, draftId: number) {
  const row = await trx
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .leftJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
    .leftJoin('bots', 'bots.id', 'bot_runs.bot_id')
    .where('email_drafts.id', '=', draftId)
    .where('email_drafts.user_id', '=', userId)
    .selectAll('email_drafts')
    .select([
      'professors.email as recipient',
      'professors.full_name',
      'professors.person_key',
      'professors.publications',
      'professors.related_recent_publications',
      'professors.related_recent_publications_url',
      'professors.country_code',
      'professors.department',
      'professors.university_name',
      'professors.university_country',
      'professors.research_interests',
      'bots.id as bot_id',
      'bots.gmail_account_id as bot_account_id',
    ])
    .forUpdate('email_drafts')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export type LockedDraft = Awaited<ReturnType<typeof lockDraft>>;

/** Throws a 409 when the text has changed since the person read it. */
export function checkVersion(draft: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== draft.version) throw conflict('draftChanged', 'draft_changed');
}
