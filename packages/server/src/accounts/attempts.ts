import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/errors.ts';

export interface Limit {
  kind: string;
  /** How many are allowed within the window. */
  most: number;
  windowMs: number;
}

type Slice = Pick<Deps, 'db' | 'now'>;

const DAY_MS = 86_400_000;
const hashed = (key: string): string => createHash('sha256').update(key.toLowerCase()).digest('base64url');

/** Seconds until one more attempt is allowed; 0 when it is allowed now. */
export async function secondsToWait({ db, now }: Slice, limit: Limit, key: string): Promise<number> {
  const since = new Date(now().getTime() - limit.windowMs);
  const rows = await db
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', limit.kind)
    .where('key_hash', '=', hashed(key))
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(limit.most)
    .execute();
  const oldest = rows[limit.most - 1];
  if (!oldest) return 0;
  return Math.max(1, Math.ceil((oldest.at.getTime() + limit.windowMs - now().getTime()) / 1000));
}

/** Throws 429 with Retry-After when the limit of this key is used up. */
export async function refuseTooMany(deps: Slice, limit: Limit, key: string): Promise<void> {
  const seconds = await secondsToWait(deps, limit, key);
  if (seconds > 0)
    throw new HttpProblem(429, 'tooMany', {
      params: { seconds },
      code: 'too_many',
      headers: { 'retry-after': String(seconds) },
    });
}

/** Forgets the attempts that are of no use to any limit. */
export async function forgetOldAttempts(db: Slice['db'], now: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}

/** Counts one attempt. */
export async function countAttempt({ db, now }: Slice, limit: Limit, key: string): Promise<void> {
  await db
    .insertInto('attempts')
    .values({ kind: limit.kind, key_hash: hashed(key), at: now() })
    .execute();
}

/** Starts a key over, as after a right password. */
export async function forgetAttempts({ db }: Pick<Deps, 'db'>, limit: Limit, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('kind', '=', limit.kind).where('key_hash', '=', hashed(key)).execute();
}
