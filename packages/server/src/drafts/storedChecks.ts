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
import { loadWriter } from './loadWriter.ts';
import { checksOf, comparedBodies, COMPARED_STATES } from './letterChecks.ts';

const matching = path.join(import.meta.dirname, '../matching');
const rules = [
  ...['', 'letter', 'sentences'].flatMap((folder) =>
    fs
      .readdirSync(path.join(matching, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => path.join(matching, folder, file)),
  ),
  ...['bindings.ts', 'letterChecks.ts'].map((file) => path.join(import.meta.dirname, file)),
];

/** Hash of the rules' source: checks stored by a release with other rules are recomputed. */
const EDITION = rules
  .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
  .digest('base64url')
  .slice(0, 12);

/**
 * Cache key for everything besides the draft itself that a person's checks depend on: their other compared drafts and the profile, by
 * version instead of text. A key never recurs after a change. For a query from `users`.
 */
export const restOn = sql<string>`md5(concat_ws(' ',
  (select concat_ws('.', count(*), sum(hashint8((id::bigint << 24) + version))) from email_drafts
    where user_id = users.id and state in (${sql.join(COMPARED_STATES.map((state) => sql.lit(state)))})),
  (select concat_ws('.', count(*), sum(hashint8((id::bigint << 24) + version)), sum(extract(epoch from updated_at)))
    from profile_entries where user_id = users.id),
  users.latin_name, users.persian_name, users.plan_season, users.plan_year, users.plan_degree, users.plan_funding, users.plan_places))`;

/** Cache key of the professor's fields, besides the name, that the checks read. For a query with `professors`. */
export const professorKey = sql<string>`md5(concat_ws(' ', professors.publications::text, professors.related_recent_publications,
  professors.related_recent_publications_url, professors.department, professors.university_name, professors.research_interests))`;

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

/** A draft's stored checks, or null when they are stale. */
export const freshChecks = (person: Person, draft: Checked): DraftCheck[] | null =>
  draft.checks_key === keyOf(person, draft) ? (draft.checks as DraftCheck[]) : null;

/**
 * The current checks of these drafts, recomputed and stored where stale. The caller translates them. Approving and sending run their own
 * checks and never read these.
 */
export async function storeChecks(
  db: Kysely<DB>,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, DraftCheck[]>> {
  // Read before the texts: after a change in between, this key is already stale and matches nothing.
  const { rest_on } = await db
    .selectFrom('users')
    .select(restOn.as('rest_on'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const student = await loadStudent(db, userId);
  const writer = await loadWriter(db, userId);
  const person: Person = { rest_on, first_name: student.firstName, last_name: student.lastName };
  const drafts = await db
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .select(['email_drafts.id', 'subject', 'body', 'evidence', 'bindings', 'version', 'checks', 'checks_key'])
    .select([
      'person_key',
      'full_name',
      'publications',
      'related_recent_publications',
      'related_recent_publications_url',
    ])
    .select(['department', 'university_name', 'university_country', 'research_interests'])
    .select(professorKey.as('professor_key'))
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.id', 'in', ids)
    .execute();
  const found = new Map(drafts.map((draft) => [draft.id, freshChecks(person, draft)]));
  const stale = drafts.filter(({ id }) => found.get(id) === null);
  if (stale.length > 0) {
    const others = await comparedBodies(db, userId, stale);
    for (const draft of stale) {
      const checks = checksOf(draft, { student, writer }, others(draft));
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

/** Skips locked drafts, such as those of a delivery that waits for Gmail; a later read stores theirs. */
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

/** `storeChecks` for readers, queued per person, so that concurrent requests for one list compute the checks once. */
export const checksForReaders = (db: Db, userId: number, ids: readonly number[]): Promise<Map<number, DraftCheck[]>> =>
  readQueue(userId, () => storeChecks(db, userId, ids));
