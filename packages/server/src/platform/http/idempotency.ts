import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { HttpProblem } from './errors.ts';

/**
 * Lifetime of an idempotency record. A lost response is retried within minutes, or within a day by a device that slept; after that, the
 * same key more likely comes from a client that restarted its counter.
 */
export const KEY_TTL_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 200;

const expiryBefore = (now: Date): Date => new Date(now.getTime() - KEY_TTL_MS);

/** A request with an Idempotency-Key, which must not take effect twice. */
export interface IdempotentRequest {
  userId: number;
  key: string;
  /** Hash of path and body. */
  hash: string;
  at: Date;
}

/** The error for a key that was used with another request. */
export const keyReused = (): HttpProblem =>
  new HttpProblem(422, 'idempotencyKeyReused', { code: 'idempotency_key_reused' });

/** The Idempotency-Key of a request, hashed when it is too long to store, or null when there is none. */
function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  return key.length > MAX_KEY_LENGTH ? createHash('sha256').update(key).digest('base64url') : key;
}

/** The key and the hash of a request, or null when it has no Idempotency-Key. */
export function idempotentRequest(
  { userId, request, body }: { userId: number; request: Pick<FastifyRequest, 'headers' | 'url'>; body: unknown },
  now: Date,
): IdempotentRequest | null {
  const key = keyOf(request);
  if (key === null) return null;
  const what = JSON.stringify([request.url.split('?')[0], body ?? null]);
  return { userId, key, hash: createHash('sha256').update(what).digest('base64url'), at: now };
}

/**
 * Inserts the idempotency record in the caller's transaction; false when the key is in use. A concurrent duplicate blocks until the first
 * transaction ends. Throws a 422 when the key was used with another request.
 */
export async function claimKey(trx: Kysely<DB>, attempt: IdempotentRequest | null): Promise<boolean> {
  if (attempt === null) return true;
  const { userId, key, hash, at } = attempt;
  const kept = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, hash, created_at: at })
    .onConflict((clash) =>
      clash
        .columns(['user_id', 'key'])
        .doUpdateSet({ hash, created_at: at, body: null })
        .where('idempotency_keys.created_at', '<', expiryBefore(at)),
    )
    .returning('key')
    .executeTakeFirst();
  if (kept) return true;
  return (await liveRecord(trx, attempt)) === undefined;
}

/** The unexpired record of this key. Throws a 422 when it was made by another request. */
async function liveRecord(db: Kysely<DB>, { userId, key, hash, at }: IdempotentRequest) {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', expiryBefore(at))
    .executeTakeFirst();
  if (first && first.hash !== hash) throw keyReused();
  return first;
}

/** The result that the first request recorded; undefined when there is none. Throws a 422 when the key was used with another request. */
export async function recordedResult(db: Kysely<DB>, attempt: IdempotentRequest): Promise<unknown> {
  return (await liveRecord(db, attempt))?.body ?? undefined;
}

/** Deletes expired idempotency records. */
export async function deleteExpiredKeys(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', expiryBefore(now)).execute();
}

/** Stores a result in the idempotency record, for retries of the request. */
export async function recordResult(trx: Kysely<DB>, attempt: IdempotentRequest | null, body: object): Promise<void> {
  if (attempt === null) return;
  await trx
    .updateTable('idempotency_keys')
    .set({ body: JSON.stringify(body) })
    .where('user_id', '=', attempt.userId)
    .where('key', '=', attempt.key)
    .execute();
}

/** Runs the work once: a retry of the request gets the recorded result of the first. Throws as `claimKey` does. */
export async function runOnce<T extends object>(
  trx: Kysely<DB>,
  attempt: IdempotentRequest | null,
  work: () => Promise<T>,
): Promise<T> {
  // The response is validated against the contract, so the recorded one needs no check here.
  if (attempt && !(await claimKey(trx, attempt))) return (await recordedResult(trx, attempt)) as T;
  const result = await work();
  await recordResult(trx, attempt, result);
  return result;
}
