import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

const DAY_MS = 86_400_000;

/** Deletes expired entries. */
export async function deleteExpiredAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('directory_cache').where('expires_at', '<', now).execute();
}

/** Caches responses in the database until they expire, so that a repeated or resumed run sends no request twice. */
export class DirectoryCache {
  readonly #db: Db;
  readonly #now: () => Date;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The cached value of this key, else the result of `read`, cached for `days` days; zero days and failures are not cached. */
  async through<T>(key: string, days: (value: T) => number, read: () => Promise<T>): Promise<T> {
    const now = this.#now();
    const hash = createHash('sha256').update(key).digest('base64url');
    const there = await this.#db
      .selectFrom('directory_cache')
      .select('value')
      .where('key', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (there) return there.value as unknown as T;
    const value = await read();
    const kept = days(value);
    if (kept <= 0) return value;
    await sql`
      insert into directory_cache (key, value, expires_at)
      values (${hash}, ${JSON.stringify(value)}::jsonb, ${new Date(now.getTime() + kept * DAY_MS)})
      on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`.execute(this.#db);
    return value;
  }
}
