import type { Kysely } from 'kysely';
import { type ApprovedFile, approvedBytes } from '../attachments/files.ts';
import { toUser, userColumns } from '../accounts/toUser.ts';
import type { DB } from '../platform/db/schema.ts';
import { composeMail, nameOfSender } from '../platform/mail/mime.ts';
import { loadSections } from '../profile/entries.ts';
import { writeBibtex } from '../profile/import/writeBibtex.ts';
import { writeJsonResume } from '../profile/import/writeJsonResume.ts';
import { SECTIONS } from '../profile/sections.ts';
import type { Archive } from './archive.ts';
import { CSV_MARK, csvLine } from './csv.ts';
import { readme } from './readme.ts';
import { botsOf, draftsOf, eventsOf, filesOf, messagesOf, professorsOf, refusalsOf, uploadsOf } from './rows.ts';

type Cells = Parameters<typeof csvLine>[0];

async function* csvOf<Row>(
  rows: AsyncIterable<Row>,
  names: readonly string[],
  cells: (row: Row) => Cells,
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(names);
  for await (const row of rows) yield csvLine(cells(row));
}

const dateOf = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

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
      [
        'id',
        'name',
        'status',
        'num_professors',
        'target_university',
        'advanced_filters',
        'attach_cv',
        'attach_proposal',
        'proposal_max_pages',
        'last_run_at',
        'created_at',
      ],
      (row) => [
        row.id,
        row.name,
        row.status,
        row.num_professors,
        row.target_university_name,
        JSON.stringify(row.advanced_filters),
        String(row.attach_cv),
        row.proposal_file_id,
        row.proposal_max_pages,
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
      [
        'id',
        'draft',
        'kind',
        'state',
        'to',
        'from',
        'subject',
        'approved_at',
        'sent_at',
        'bounced_at',
        'answer',
        'answered_on',
        'message_id',
        'attachments',
      ],
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
        row.answer_kind,
        row.received_on,
        row.message_id,
        ((row.attachments ?? []) as unknown as ApprovedFile[])
          .map(({ name, sha256 }) => `${name} (${sha256})`)
          .join(', '),
      ],
    ),
  );
  const name = nameOfSender(user);
  for await (const row of noting(messagesOf(db, userId), onRow)) {
    // The text goes with the record of the professor, if its person deleted that.
    if (row.subject === null || row.body === null) continue;
    const files = (row.attachments ?? []) as unknown as ApprovedFile[];
    const eml = await composeMail({
      from: { name, address: row.sender ?? user.email },
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      messageId: row.message_id,
      date: new Date(row.finished_at ?? row.created_at),
      files: (await approvedBytes(db, userId, files)) ?? [],
    }).catch(() => null);
    // A header that no mail can have is no reason to leave the letter out.
    if (eml === null) await archive.add(`letters/${row.id}.txt`, [`${row.recipient}\n${row.subject}\n\n${row.body}\n`]);
    else await archive.add(`letters/${row.id}.eml`, [eml]);
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
  for await (const { id, kind, bytes } of filesOf(db, userId)) await archive.add(`files/${id}-${kind}.pdf`, [bytes]);
  await archive.add('ledger.jsonl', linesOf(noting(eventsOf(db, userId), onRow)));
}
