import { randomUUID } from 'node:crypto';
import type { Professor } from '@peyk/api-types';
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { storePicture } from '../accounts/media.ts';
import type { Deps } from '../platform/deps.ts';
import type { DB, Professors } from '../platform/db/schema.ts';
import { conflict, HttpProblem, notFound } from '../platform/http/errors.ts';
import { type IdempotentRequest, runOnce } from '../platform/http/idempotency.ts';
import { userTransaction, queueDrain, lockPerson, drainDraft } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { MOST_PROFESSORS } from '../platform/quotas.ts';
import { newProfessorFields, professorFields } from './input.ts';
import { sourcesAfter, sourcesOf } from './sources.ts';
import { professorKey, selectProfessors, toProfessor } from './toProfessor.ts';

type RecordDeps = Pick<Deps, 'db' | 'now'>;

/** One professor of the person, with where each field comes from. Throws a 404. */
export async function loadProfessor(db: Kysely<DB>, userId: number, id: number): Promise<Professor> {
  const row = await selectProfessors(db)
    .select(['professors.person_key', 'professors.created_at', 'professors.sources'])
    .where('professors.id', '=', id)
    .where('professors.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const professor = toProfessor(row);
  return { ...professor, sources: sourcesOf(professor, row) };
}

type NewRecord = Omit<Insertable<Professors>, 'user_id' | 'person_key' | 'created_at' | 'updated_at'>;

/** Adds a record that no directory knows. Throws a 409 when the person has one with such an address. */
export async function insertProfessor(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  userId: number,
  record: NewRecord,
): Promise<number> {
  const email = record.email ?? null;
  if (email !== null) {
    const same = await trx
      .selectFrom('professors')
      .select('id')
      .where('user_id', '=', userId)
      .where('mailbox', '=', mailboxOf(email))
      .executeTakeFirst();
    if (same) throw conflict('professorExists', 'professor_exists');
  }
  const values = { ...record, user_id: userId, created_at: now(), updated_at: now() };
  const insert = (person_key: string | RawBuilder<string>) =>
    trx
      .insertInto('professors')
      .values({ ...values, person_key })
      .onConflict((clash) => clash.columns(['user_id', 'person_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
  // A mailbox identifies a person. A record that once had this address keeps its key, because messages were sent under it.
  const known = email === null ? undefined : await insert(sql<string>`'own:' || ${mailboxOf(email)}`);
  const { id } = known ?? (await insert(`own:${randomUUID()}`)) ?? {};
  if (id === undefined) throw new Error('A new key was taken');
  return id;
}

/** How many more professors the person may keep. */
export async function roomForProfessors(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('professors')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return MOST_PROFESSORS - count;
}

/** Throws a 400 where the person's account has no room for so many more. */
export async function refuseWithoutRoom(db: Kysely<DB>, userId: number, more: number): Promise<void> {
  if ((await roomForProfessors(db, userId)) < more)
    throw new HttpProblem(400, 'professorsFull', { params: { n: MOST_PROFESSORS }, code: 'professors_full' });
}

/**
 * Adds professors, all or none, and returns them in the given order; a repeated request returns the first one's result. 409 when the person
 * already has one with such an address, 400 when there is no room for all of them, 422 for an idempotency key of another request.
 */
export async function addProfessors(
  deps: RecordDeps,
  userId: number,
  bodies: readonly object[],
  { attempt = null, image = null }: { attempt?: IdempotentRequest | null; image?: Buffer | null } = {},
): Promise<Professor[]> {
  const insert = async (trx: Transaction<DB>): Promise<{ professors: Professor[] }> => {
    await lockPerson(trx, userId);
    await refuseWithoutRoom(trx, userId, bodies.length);
    const ids: number[] = [];
    for (const body of bodies) {
      const image_key = image ? await storePicture(trx, userId, image) : null;
      ids.push(await insertProfessor(deps, trx, userId, { ...newProfessorFields(body), image_key }));
    }
    const rows = await selectProfessors(trx).where('professors.id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, toProfessor(row)]));
    return { professors: ids.flatMap((id) => byId.get(id) ?? []) };
  };
  const { professors } = await userTransaction(deps.db, userId, (trx) => runOnce(trx, attempt, () => insert(trx)));
  return professors;
}

/** Changes the fields in the body. Throws a 404 for another person's record. */
export async function changeProfessor(
  { db, now }: RecordDeps,
  userId: number,
  id: number,
  body: object,
  image: Buffer | null = null,
): Promise<Professor> {
  const changes = professorFields(body);
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('professors')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    await trx
      .updateTable('professors')
      .set({
        ...changes,
        search_key: professorKey({ ...row, ...changes }),
        sources: JSON.stringify(sourcesAfter({ ...row }, { ...changes }, now())),
        ...(image ? { image_key: await storePicture(trx, userId, image) } : {}),
        updated_at: now(),
      })
      .where('id', '=', id)
      .execute();
    if (image && row.image_key)
      await trx.deleteFrom('media').where('key', '=', row.image_key).where('user_id', '=', userId).execute();
  });
  return loadProfessor(db, userId, id);
}

/**
 * Deletes a professor with its scores and draft. An approved draft is never sent; a delivery in progress has ended when this returns. The
 * contact stays recorded. Throws a 404.
 */
export async function deleteProfessor({ db }: Pick<Deps, 'db'>, userId: number, id: number): Promise<void> {
  const remove = async (trx: Transaction<DB>): Promise<void> => {
    const draft = await trx
      .selectFrom('email_drafts')
      .select('id')
      .where('professor_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (draft) await drainDraft(trx, draft.id);
    // With the person locked, an approval in progress is deleted too.
    await lockPerson(trx, userId);
    const row = await trx
      .deleteFrom('professors')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('image_key')
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.image_key)
      await trx.deleteFrom('media').where('key', '=', row.image_key).where('user_id', '=', userId).execute();
  };
  await queueDrain(userId, () => db.transaction().execute(remove));
}
