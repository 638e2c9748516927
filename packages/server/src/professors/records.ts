import { randomUUID } from 'node:crypto';
import type { Professor } from '@peyk/api-types';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { storePicture } from '../accounts/media.ts';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { conflict, HttpProblem, notFound } from '../platform/http/errors.ts';
import { type IdempotentRequest, runOnce } from '../platform/http/idempotency.ts';
import { userTransaction, queueDrain, lockPerson, drainDraft } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { MOST_PROFESSORS } from '../platform/quotas.ts';
import { newProfessorFields, professorFields } from './input.ts';
import { professorKey, selectProfessors, toProfessor } from './toProfessor.ts';

type RecordDeps = Pick<Deps, 'db' | 'now'>;

/** One professor of the person. Throws a 404. */
export async function loadProfessor(db: Deps['db'], userId: number, id: number): Promise<Professor> {
  const row = await selectProfessors(db)
    .where('professors.id', '=', id)
    .where('professors.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toProfessor(row);
}

async function insertOne(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  userId: number,
  body: object,
  image: Buffer | null,
): Promise<number> {
  const fields = newProfessorFields(body);
  const email = fields.email ?? null;
  if (email !== null) {
    const same = await trx
      .selectFrom('professors')
      .select('id')
      .where('user_id', '=', userId)
      .where('mailbox', '=', mailboxOf(email))
      .executeTakeFirst();
    if (same) throw conflict('professorExists', 'professor_exists');
  }
  const values = {
    ...fields,
    user_id: userId,
    image_key: image ? await storePicture(trx, userId, image) : null,
    created_at: now(),
    updated_at: now(),
  };
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
    if ((await roomForProfessors(trx, userId)) < bodies.length)
      throw new HttpProblem(400, 'professorsFull', { params: { n: MOST_PROFESSORS }, code: 'professors_full' });
    const ids: number[] = [];
    for (const body of bodies) ids.push(await insertOne(deps, trx, userId, body, image));
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
      .select(['full_name', 'department', 'university_name', 'research_interests', 'image_key'])
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
