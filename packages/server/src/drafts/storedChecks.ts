import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { DB } from '../platform/db/schema.ts';
import type { DraftCheck } from '../matching/checks.ts';
import { createUserQueues } from '../platform/locks.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { checksOf, comparedBodies, COMPARED_STATES } from './letterChecks.ts';

const matching = path.join(import.meta.dirname, '../matching');
const rules = [
  ...fs
    .readdirSync(matching)
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(matching, file)),
  path.join(import.meta.dirname, 'letterChecks.ts'),
];

/** Another text of the rules is another edition: what an earlier release decided is decided again. */
const EDITION = rules
  .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
  .digest('base64url')
  .slice(0, 12);

/**
 * What the checks of any draft of a person rest on besides the draft: the other drafts that stand and the profile, by their versions and not
 * by their texts. No state of both has the key of an earlier one. For a query from `users`.
 */
export const restOn = sql<string>`md5(concat_ws(' ',
  (select concat_ws('.', count(*), sum(hashint8((id::bigint << 24) + version))) from email_drafts
    where user_id = users.id and state in (${sql.join(COMPARED_STATES.map((state) => sql.lit(state)))})),
  (select concat_ws('.', count(*), sum(hashint8((id::bigint << 24) + version)), sum(extract(epoch from updated_at)))
    from profile_entries where user_id = users.id)))`;

/** What the checks of a draft read of the professor's record, besides the name. For a query with `professors`. */
export const professorKey = sql<string>`md5(concat_ws(' ', professors.publications::text, professors.related_recent_publications,
  professors.related_recent_publications_url))`;

interface Person {
  first_name: string;
  last_name: string;
  rest_on: string;
}

interface Checked {
  version: number;
  full_name: string;
  professor_key: string;
  checks: unknown;
  checks_key: string | null;
}

const keyOf = (person: Person, { version, full_name, professor_key }: Checked): string =>
  JSON.stringify([EDITION, person.rest_on, person.first_name, person.last_name, version, full_name, professor_key]);

/** What is stored of a draft's checks, or null when it was measured on something else than is there now. */
export const freshChecks = (person: Person, draft: Checked): DraftCheck[] | null =>
  draft.checks_key === keyOf(person, draft) ? (draft.checks as DraftCheck[]) : null;

/**
 * The checks of these drafts of the person as they stand now, measured where what is stored rests on something else, and stored. Sentences
 * are made of them by whoever shows them. Approving and sending decide for themselves and read nothing of this.
 */
export async function storeChecks(
  db: Kysely<DB>,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, DraftCheck[]>> {
  // Before the texts: whatever changes in between makes this key one that nothing has any more.
  const { rest_on } = await db
    .selectFrom('users')
    .select(restOn.as('rest_on'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const student = await loadStudent(db, userId);
  const person: Person = { rest_on, first_name: student.firstName, last_name: student.lastName };
  const drafts = await db
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .select(['email_drafts.id', 'subject', 'body', 'evidence', 'version', 'checks', 'checks_key'])
    .select(['full_name', 'publications', 'related_recent_publications', 'related_recent_publications_url'])
    .select(professorKey.as('professor_key'))
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.id', 'in', ids)
    .execute();
  const found = new Map(drafts.map((draft) => [draft.id, freshChecks(person, draft)]));
  const stale = drafts.filter(({ id }) => found.get(id) === null);
  if (stale.length > 0) {
    const others = await comparedBodies(db, userId, stale);
    for (const draft of stale) {
      const checks = checksOf(draft, student, others(draft));
      found.set(draft.id, checks);
      await otherRequests();
    }
    await store(
      db,
      stale.map((draft) => ({ id: draft.id, checks: found.get(draft.id) ?? null, key: keyOf(person, draft) })),
    );
  }
  return new Map([...found].flatMap(([id, checks]) => (checks === null ? [] : [[id, checks] as const])));
}

/** A draft that somebody holds, as a delivery does while it waits for Gmail, is left for the next reader. */
async function store(
  db: Kysely<DB>,
  rows: readonly { id: number; checks: DraftCheck[] | null; key: string }[],
): Promise<void> {
  await sql`
    update email_drafts draft set checks = new.checks, checks_key = new.key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, checks jsonb, key text)
     where draft.id = new.id
       and draft.id in (select id from email_drafts where id = any(${rows.map(({ id }) => id)}::int[]) for update skip locked)`.execute(
    db,
  );
}

const readQueue = createUserQueues();

/** The same for readers: twenty of one list measure it once. */
export const checksForReaders = (db: Db, userId: number, ids: readonly number[]): Promise<Map<number, DraftCheck[]>> =>
  readQueue(userId, () => storeChecks(db, userId, ids));
