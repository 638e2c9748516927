import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { HttpProblem } from './errors.ts';

/**
 * How long a key stands for its first request. Whoever repeats a request because its answer was lost does so within minutes, a device that
 * was asleep by the next day; after that the same key is more likely a client that counts from one again.
 */
export const KEY_LIFE_MS = 24 * 3_600_000;
const LONGEST = 200;

const bornBefore = (now: Date): Date => new Date(now.getTime() - KEY_LIFE_MS);

/** One attempt of a person at something that must not happen twice. */
export interface Attempt {
  userId: number;
  key: string;
  /** Of the operation, what it is about and the body. */
  hash: string;
  at: Date;
}

/** The answer to a key that stands for another request. */
export const keyReused = (): HttpProblem =>
  new HttpProblem(422, 'idempotencyKeyReused', { code: 'idempotency_key_reused' });

/** The Idempotency-Key of a request in a length that is kept, or null when it has none. Keys that differ stay different. */
function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  return key.length > LONGEST ? createHash('sha256').update(key).digest('base64url') : key;
}

/** The attempt that a request's Idempotency-Key names, or null when it names none. */
export function attemptOf(
  { userId, request, body }: { userId: number; request: Pick<FastifyRequest, 'headers' | 'url'>; body: unknown },
  now: Date,
): Attempt | null {
  const key = keyOf(request);
  if (key === null) return null;
  const what = JSON.stringify([request.url.split('?')[0], body ?? null]);
  return { userId, key, hash: createHash('sha256').update(what).digest('base64url'), at: now };
}

/**
 * Whether the attempt is made for the first time; if so its key is kept together with what the transaction does, for 24 hours. A second
 * attempt waits for the first to be decided. Throws a 422 when the key stands for another request.
 */
export async function isFirst(trx: Kysely<DB>, attempt: Attempt | null): Promise<boolean> {
  if (attempt === null) return true;
  const { userId, key, hash, at } = attempt;
  const kept = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, hash, created_at: at })
    .onConflict((clash) =>
      clash
        .columns(['user_id', 'key'])
        .doUpdateSet({ hash, created_at: at, body: null })
        .where('idempotency_keys.created_at', '<', bornBefore(at)),
    )
    .returning('key')
    .executeTakeFirst();
  if (kept) return true;
  return (await firstOf(trx, attempt)) === undefined;
}

/** The living first attempt of this key. Throws a 422 when it was another request. */
async function firstOf(db: Kysely<DB>, { userId, key, hash, at }: Attempt) {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', bornBefore(at))
    .executeTakeFirst();
  if (first && first.hash !== hash) throw keyReused();
  return first;
}

/**
 * What the first attempt left behind for those that repeat it; undefined when it left nothing, or there was none. Throws a 422 when the key
 * stands for another request.
 */
export async function leftBehind(db: Kysely<DB>, attempt: Attempt): Promise<unknown> {
  return (await firstOf(db, attempt))?.body ?? undefined;
}

/** Forgets the keys whose time is over. */
export async function forgetOldKeys(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', bornBefore(now)).execute();
}

/** Leaves something behind for those that repeat the attempt. */
export async function leave(trx: Kysely<DB>, attempt: Attempt | null, body: object): Promise<void> {
  if (attempt === null) return;
  await trx
    .updateTable('idempotency_keys')
    .set({ body: JSON.stringify(body) })
    .where('user_id', '=', attempt.userId)
    .where('key', '=', attempt.key)
    .execute();
}
