import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';

/** Rows that are read at once. */
const PAGE = 500;

/** The rows of a query, page by page in the order of their ids. */
async function* paged<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Limits a query to the person's rows of a table that follow an id. */
const pageOf =
  (table: keyof DB, userId: number, after: number) =>
  <Db, Table extends keyof Db, Row>(query: SelectQueryBuilder<Db, Table, Row>) => {
    const id = sql.ref(`${table}.id`);
    return query
      .where(sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${userId} and ${id} > ${after}`)
      .orderBy(id)
      .limit(PAGE);
  };

export const botsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('bots')
      .selectAll()
      .$call(pageOf('bots', userId, after))
      .execute(),
  );

export const professorsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('professors')
      .select((eb) => [
        'id',
        'full_name',
        'department',
        'university_name',
        'university_country',
        'email',
        'h_index',
        'homepage_url',
        'research_interests',
        eb
          .selectFrom('match_scores')
          .select('match_scores.score')
          .whereRef('match_scores.professor_id', '=', 'professors.id')
          .orderBy('match_scores.id', 'desc')
          .limit(1)
          .as('score'),
      ])
      .$call(pageOf('professors', userId, after))
      .execute(),
  );

export const draftsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .select([
        'email_drafts.id',
        'professors.full_name',
        'professors.email',
        'email_drafts.subject',
        'email_drafts.body',
        'email_drafts.state',
        'email_drafts.scheduled_at',
        'email_drafts.sent_at',
        'email_drafts.failure',
      ])
      .$call(pageOf('email_drafts', userId, after))
      .execute(),
  );

/** Letters that left or may have left, with the text that was approved. */
export const messagesOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('messages')
      .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
      .leftJoin('approvals', 'approvals.id', 'messages.approval_id')
      .leftJoin('gmail_accounts', 'gmail_accounts.id', 'messages.gmail_account_id')
      .leftJoin('messages as answer', (join) =>
        join.onRef('answer.contact_id', '=', 'messages.contact_id').on('answer.by_hand', '=', true),
      )
      .select([
        'messages.id',
        'messages.kind',
        'messages.state',
        'messages.message_id',
        'messages.created_at',
        'messages.finished_at',
        'messages.bounced_at',
        'contacts.recipient',
        'approvals.draft_id',
        'approvals.subject',
        'approvals.body',
        'approvals.attachments',
        'approvals.approved_at',
        'gmail_accounts.email as sender',
        'answer.answer_kind',
        'answer.received_on',
      ])
      .where('messages.direction', '=', 'out')
      .$narrowType<{ message_id: string }>()
      .where('messages.state', 'in', ['sent', 'unknown', 'sending'])
      .$call(pageOf('messages', userId, after))
      .execute(),
  );

export const eventsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('events')
      .selectAll()
      .$call(pageOf('events', userId, after))
      .execute(),
  );

export const refusalsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('do_not_contact')
      .select(['id', 'name', 'recipient', 'reason', 'created_at'])
      .$call(pageOf('do_not_contact', userId, after))
      .execute(),
  );

/** The PDF files that go with letters, one at a time with its bytes. */
export async function* filesOf(db: Kysely<DB>, userId: number) {
  const ids = await db.selectFrom('files').select('id').where('user_id', '=', userId).orderBy('id').execute();
  for (const { id } of ids) {
    const row = await db
      .selectFrom('files')
      .select(['id', 'kind', 'name', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) yield row;
  }
}

export const uploadsOf = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('media').select(['key', 'mime', 'bytes']).where('user_id', '=', userId).execute();
