import type { Kysely } from 'kysely';
import { toUser, userColumns } from '../accounts/toUser.ts';
import type { DB } from '../platform/db/schema.ts';
import { composeMail, headerText } from '../platform/mail/mime.ts';
import { loadSections } from '../profile/entries.ts';
import { writeBibtex } from '../profile/import/writeBibtex.ts';
import { writeJsonResume } from '../profile/import/writeJsonResume.ts';
import { SECTIONS } from '../profile/sections.ts';
import type { Archive } from './archive.ts';
import { CSV_MARK, csvLine } from './csv.ts';
import { readme } from './readme.ts';

/** Rows that are read at once. */
const PAGE = 500;

type Cells = Parameters<typeof csvLine>[0];

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

async function* csvOf<Row>(
  rows: AsyncIterable<Row>,
  names: readonly string[],
  cells: (row: Row) => Cells,
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(names);
  for await (const row of rows) yield csvLine(cells(row));
}

const dateOf = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

const botsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('bots')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

const professorsOf = (db: Kysely<DB>, userId: number) =>
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
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

const draftsOf = (db: Kysely<DB>, userId: number) =>
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
      .where('email_drafts.user_id', '=', userId)
      .where('email_drafts.id', '>', after)
      .orderBy('email_drafts.id')
      .limit(PAGE)
      .execute(),
  );

/** Letters that left or may have left, with the text that was approved. */
const messagesOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('messages')
      .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
      .leftJoin('approvals', 'approvals.id', 'messages.approval_id')
      .leftJoin('gmail_accounts', 'gmail_accounts.id', 'messages.gmail_account_id')
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
        'approvals.approved_at',
        'gmail_accounts.email as sender',
      ])
      .where('messages.user_id', '=', userId)
      .where('messages.direction', '=', 'out')
      .where('messages.state', 'in', ['sent', 'unknown', 'sending'])
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(PAGE)
      .execute(),
  );

const eventsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('events')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

const refusalsOf = (db: Kysely<DB>, userId: number) =>
  paged((after) =>
    db
      .selectFrom('do_not_contact')
      .select(['id', 'name', 'recipient', 'reason', 'created_at'])
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );

const uploadsOf = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('media').select(['key', 'mime', 'bytes']).where('user_id', '=', userId).execute();

async function count(db: Kysely<DB>, table: 'messages' | 'events' | 'email_drafts' | 'professors', userId: number) {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** About how many rows the archive will have; the progress counts the same ones. */
export async function rowsOfEverything(db: Kysely<DB>, userId: number): Promise<number> {
  let rows = 0;
  for (const table of ['messages', 'events', 'email_drafts', 'professors'] as const)
    rows += await count(db, table, userId);
  return rows;
}

/** Calls back for each row that passes. */
async function* noting<Row>(rows: AsyncIterable<Row>, onRow: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    onRow();
    yield row;
  }
}

async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/** Writes everything that is a person's into an archive that opens without Peyk (OWN-02). */
export async function writeEverything(
  db: Kysely<DB>,
  userId: number,
  archive: Archive,
  onRow: () => void,
): Promise<void> {
  const user = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirstOrThrow();
  const sections = await loadSections(
    db,
    userId,
    SECTIONS.map(({ section }) => section),
  );
  await archive.add('README.txt', [readme]);
  await archive.add('profile/profile.json', [`${JSON.stringify({ person: user, lists: sections }, null, 2)}\n`]);
  await archive.add('profile/resume.json', [
    writeJsonResume({ user: toUser(user), ...sections }, { references: true }),
  ]);
  await archive.add('profile/papers.bib', [writeBibtex(sections.papers)]);
  await archive.add(
    'bots.csv',
    csvOf(
      botsOf(db, userId),
      ['id', 'name', 'status', 'num_professors', 'target_university', 'advanced_filters', 'last_run_at', 'created_at'],
      (row) => [
        row.id,
        row.name,
        row.status,
        row.num_professors,
        row.target_university_name,
        JSON.stringify(row.advanced_filters),
        dateOf(row.last_run_at),
        dateOf(row.created_at),
      ],
    ),
  );
  await archive.add(
    'professors.csv',
    csvOf(
      noting(professorsOf(db, userId), onRow),
      ['id', 'name', 'department', 'university', 'country', 'email', 'h_index', 'homepage', 'interests', 'score'],
      (row) => [
        row.id,
        row.full_name,
        row.department,
        row.university_name,
        row.university_country,
        row.email,
        row.h_index,
        row.homepage_url,
        row.research_interests,
        row.score,
      ],
    ),
  );
  await archive.add(
    'drafts.csv',
    csvOf(
      noting(draftsOf(db, userId), onRow),
      ['id', 'professor', 'email', 'subject', 'body', 'state', 'scheduled_at', 'sent_at', 'failure'],
      (row) => [
        row.id,
        row.full_name,
        row.email,
        row.subject,
        row.body,
        row.state,
        dateOf(row.scheduled_at),
        dateOf(row.sent_at),
        row.failure,
      ],
    ),
  );
  await archive.add(
    'letters.csv',
    csvOf(
      messagesOf(db, userId),
      ['id', 'draft', 'kind', 'state', 'to', 'from', 'subject', 'approved_at', 'sent_at', 'bounced_at', 'message_id'],
      (row) => [
        row.id,
        row.draft_id,
        row.kind,
        row.state,
        row.recipient,
        row.sender,
        row.subject,
        dateOf(row.approved_at),
        dateOf(row.finished_at),
        dateOf(row.bounced_at),
        row.message_id,
      ],
    ),
  );
  const name = headerText(`${user.first_name} ${user.last_name}`);
  for await (const row of noting(messagesOf(db, userId), onRow)) {
    // The text goes with the record of the professor, if its person deleted that.
    if (row.subject === null || row.body === null) continue;
    const eml = await composeMail({
      from: { name, address: row.sender ?? user.email },
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      messageId: row.message_id,
      date: new Date(row.finished_at ?? row.created_at),
    }).catch(() => null);
    if (eml) await archive.add(`letters/${row.id}.eml`, [eml]);
  }
  await archive.add(
    'do-not-contact.csv',
    csvOf(refusalsOf(db, userId), ['id', 'name', 'email', 'reason', 'since'], (row) => [
      row.id,
      row.name,
      row.recipient,
      row.reason,
      dateOf(row.created_at),
    ]),
  );
  for (const { key, mime, bytes } of await uploadsOf(db, userId))
    await archive.add(`uploads/${key.replaceAll(/[^\w-]/g, '')}.${mime.split('/')[1] ?? 'bin'}`, [bytes]);
  await archive.add('ledger.jsonl', linesOf(noting(eventsOf(db, userId), onRow)));
}
