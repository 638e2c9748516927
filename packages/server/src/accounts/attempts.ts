import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';

export interface Limit {
  kind: string;
  /** Maximum number within the window. */
  most: number;
  windowMs: number;
}

/** What an attempt is counted against: a limit and the key within it. */
export interface Counted {
  limit: Limit;
  key: string;
}

/** The ids of the counted attempts, or the seconds to wait when a limit is used up. */
export type Reserved = { ids: number[] } | { seconds: number };

type Slice = Pick<Deps, 'db' | 'secrets' | 'now'>;

const DAY_MS = 86_400_000;
/** First half of PostgreSQL's two-part advisory lock key. */
const ATTEMPT = 7301;

/** A keyed hash: there are so few network addresses that a plain hash could be brute-forced. */
const hashed = (secrets: Deps['secrets'], { limit, key }: Counted): string =>
  createHmac('sha256', secrets.key('attempts'))
    .update(JSON.stringify([limit.kind, key]))
    .digest('base64url');

/**
 * Counts one attempt against every limit, or against none when one of them is used up. Counting before the work keeps concurrent attempts
 * within the limit.
 */
export async function reserve({ db, secrets, now }: Slice, counted: readonly Counted[]): Promise<Reserved> {
  const at = now();
  const entries = counted.map((entry) => ({ limit: entry.limit, hash: hashed(secrets, entry) }));
  return db.transaction().execute(async (trx) => {
    // Locks are taken in one order everywhere, to avoid deadlocks.
    for (const { hash } of entries.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
      await sql`select pg_advisory_xact_lock(${ATTEMPT}::int, hashtext(${hash}))`.execute(trx);
    let seconds = 0;
    for (const { limit, hash } of entries) {
      const nth = await trx
        .selectFrom('attempts')
        .select('at')
        .where('kind', '=', limit.kind)
        .where('key_hash', '=', hash)
        .where('at', '>', new Date(at.getTime() - limit.windowMs))
        .orderBy('at', 'desc')
        .offset(limit.most - 1)
        .limit(1)
        .executeTakeFirst();
      if (nth) seconds = Math.max(seconds, 1, Math.ceil((nth.at.getTime() + limit.windowMs - at.getTime()) / 1000));
    }
    if (seconds > 0) return { seconds };
    const rows = await trx
      .insertInto('attempts')
      .values(entries.map(({ limit, hash }) => ({ kind: limit.kind, key_hash: hash, at })))
      .returning('id')
      .execute();
    return { ids: rows.map(({ id }) => id) };
  });
}

/** Counts one attempt and returns the ids counted. Throws 429 with Retry-After when a limit is used up. */
export async function reserveOrRefuse(deps: Slice, counted: readonly Counted[]): Promise<number[]> {
  const reserved = await reserve(deps, counted);
  if ('ids' in reserved) return reserved.ids;
  const { seconds } = reserved;
  throw new HttpProblem(429, 'tooMany', {
    params: { seconds },
    code: 'too_many',
    headers: { 'retry-after': String(seconds) },
  });
}

/** Uncounts attempts that were not made or were not a wrong guess. */
export async function release({ db }: Pick<Deps, 'db'>, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('attempts').where('id', 'in', ids).execute();
}

/** Resets one count, e.g. after a correct password. */
export async function forgetAttempts({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, counted: Counted): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('kind', '=', counted.limit.kind)
    .where('key_hash', '=', hashed(secrets, counted))
    .execute();
}

/** Deletes attempts that are outside every limit's window. */
export async function deleteOldAttempts(db: Slice['db'], now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
