import { createHash } from 'node:crypto';
import type { AccountFile, LetterAttachment } from '@peyk/api-types';
import { type Kysely, sql } from 'kysely';
import { letterCv } from '../cv/ownCv.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { conflict, type FieldMessage, HttpProblem, notFound } from '../platform/http/errors.ts';
import type { UploadedFile } from '../platform/http/types.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { checkPdf } from './checkPdf.ts';
import { cvName, safePdfName } from './fileNames.ts';

/** A file as an approval records it: these bytes were approved. */
export type ApprovedFile = Pick<LetterAttachment, 'kind' | 'name' | 'size' | 'pages' | 'sha256'>;

const MOST_FILES = 20;
/** A mail of more than this with its text and a proposal would not pass everywhere. */
const MOST_CV_BYTES = 5 * 1024 * 1024;

/** A letter that is approved or is just leaving needs the bytes that were approved. */
const WAITING_STATES = ['approved', 'sending'] as const;

/** How long a CV is kept that no letter has: one that was just made is about to go to a letter. */
const CV_REST_MS = 3_600_000;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const columns = [
  'files.id',
  'files.kind',
  'files.name',
  'files.sha256',
  'files.pages',
  'files.created_at',
  sql<number>`length(files.bytes)`.as('size'),
] as const;

/** How many letters wait with a file. */
const waitingWith = sql<number>`(
  select count(*)::int from email_drafts
   where email_drafts.user_id = files.user_id and email_drafts.state in (${sql.join(WAITING_STATES)})
     and (email_drafts.cv_file_id = files.id or email_drafts.proposal_file_id = files.id))`;

/** The person's files, newest first. */
export async function listFiles(db: Kysely<DB>, userId: number): Promise<AccountFile[]> {
  const rows = await db
    .selectFrom('files')
    .select([...columns, waitingWith.as('waiting')])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as AccountFile['kind'],
    created_at: new Date(row.created_at).toISOString(),
  }));
}

/** A file with its bytes. Throws a 404 for one of somebody else. */
export async function readFile(db: Kysely<DB>, userId: number, id: number): Promise<{ name: string; bytes: Buffer }> {
  const row = await db
    .selectFrom('files')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Stores an uploaded proposal; the same bytes once, under their first name. Returns its id and whether it is new. Throws a 400 that names the
 * field, 409 when there are too many files, and 429.
 */
export async function addProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  value: unknown,
): Promise<{ id: number; isNew: boolean }> {
  const { data, name: given = '' } = (value ?? {}) as Partial<UploadedFile>;
  if (!Buffer.isBuffer(data) || data.length === 0)
    throw new HttpProblem(400, 'pdfMissing', { code: 'invalid', fields: { file: [{ key: 'pdfMissing' }] } });
  const name = safePdfName(given);
  const pages = await checkPdf('file', name, data);
  const sha256 = hashOf(data);
  return userTransaction(db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const known = await trx
      .selectFrom('files')
      .select('id')
      .where('user_id', '=', userId)
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    if (known) return { id: known.id, isNew: false };
    const { count } = await trx
      .selectFrom('files')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('kind', '=', 'proposal')
      .executeTakeFirstOrThrow();
    if (count >= MOST_FILES) throw conflict('filesFull', 'too_many_files', { n: MOST_FILES });
    const { id } = await trx
      .insertInto('files')
      .values({ user_id: userId, kind: 'proposal', name, sha256, bytes: data, pages, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  });
}

/**
 * Deletes a file. Letters in review and bots lose it; one that is approved or just leaving keeps it, with a 409. Throws a 404 for one of somebody else.
 */
export async function deleteFile({ db }: Pick<Deps, 'db'>, userId: number, id: number): Promise<void> {
  await userTransaction(db, userId, async (trx) => {
    // An approval holds the same lock: it sees the file, or it is seen here.
    await lockPerson(trx, userId);
    const file = await trx
      .selectFrom('files')
      .select(['name', waitingWith.as('waiting')])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!file) throw notFound();
    if (file.waiting > 0) throw conflict('fileInUse', 'file_in_use', { name: file.name });
    await trx.deleteFrom('files').where('id', '=', id).execute();
  });
}

export type CvDeps = Pick<Deps, 'db' | 'now'> & { log?: Pick<Deps['log'], 'error'> };

/**
 * The id of the CV as it would go with a letter today; it is drawn only where none with the same content is kept. CVs that no letter has are
 * deleted. Throws a 400 when it is too long and a 409 when it cannot be drawn.
 */
export async function currentCvFile({ db, now, log }: CvDeps, userId: number): Promise<number> {
  const cv = await letterCv(db, userId);
  const kept = () =>
    db
      .selectFrom('files')
      .select('id')
      .where('user_id', '=', userId)
      .where('made_from', '=', cv.contentKey)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  const there = await kept();
  if (there) return there.id;
  const { bytes, pages } = await cv.draw(now()).catch((error: unknown) => {
    log?.error({ err: error }, 'the CV of an email could not be drawn');
    throw conflict('letterCvFailed', 'cv_unreadable');
  });
  if (bytes.length > MOST_CV_BYTES) throw conflict('letterCvFailed', 'cv_unreadable');
  const sha256 = hashOf(bytes);
  await sql`
    delete from files
     where user_id = ${userId} and kind = 'cv' and created_at < ${new Date(now().getTime() - CV_REST_MS)}
       and not exists (select from email_drafts where files.id in (cv_file_id, proposal_file_id))
       and not exists (select from bots where proposal_file_id = files.id)`.execute(db);
  const { id } = await db
    .insertInto('files')
    .values({
      user_id: userId,
      kind: 'cv',
      name: cvName(cv.familyName),
      sha256,
      bytes,
      pages,
      made_from: cv.contentKey,
      created_at: now(),
    })
    .onConflict((clash) => clash.columns(['user_id', 'sha256']).doUpdateSet({ made_from: cv.contentKey }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Why a file cannot be the proposal of an email that takes so many pages at most; null when it can, and then it stays until the transaction ends. */
export async function proposalFault(
  db: Kysely<DB>,
  userId: number,
  id: number,
  mostPages: number,
): Promise<FieldMessage | null> {
  const file = await db
    .selectFrom('files')
    .select(['name', 'pages'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!file) return { key: 'proposalUnknown' };
  if (file.pages <= mostPages) return null;
  return { key: 'proposalTooLong', params: { name: file.name, pages: file.pages, most: mostPages } };
}

/** Which of these files are the person's; they stay until the transaction ends. */
export async function heldFiles(
  trx: Kysely<DB>,
  userId: number,
  ids: readonly (number | null)[],
): Promise<ReadonlySet<number>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Set();
  const there = await trx
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', wanted)
    .forKeyShare()
    .execute();
  return new Set(there.map(({ id }) => id));
}

/** The files with these ids that are the person's, without their bytes. */
export async function filesOf(db: Kysely<DB>, userId: number, ids: readonly (number | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return [];
  return db
    .selectFrom('files')
    .select([...columns, 'files.made_from'])
    .where('user_id', '=', userId)
    .where('id', 'in', wanted)
    .execute();
}

/** The bytes of approved files, in their order; null when one is not there or is another than was approved. */
export async function approvedBytes(
  db: Kysely<DB>,
  userId: number,
  files: readonly ApprovedFile[],
): Promise<{ name: string; bytes: Buffer }[] | null> {
  const found: { name: string; bytes: Buffer }[] = [];
  for (const { name, sha256 } of files) {
    const row = await db
      .selectFrom('files')
      .select('bytes')
      .where('user_id', '=', userId)
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    if (!row || hashOf(row.bytes) !== sha256) return null;
    found.push({ name, bytes: row.bytes });
  }
  return found;
}
