import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { Identity } from '../platform/http/mount.ts';
import { coalesce } from '../platform/http/coalesce.ts';

/**
 * Returns a check of whether a session is active. It runs for every request and the round trip costs more than the query, so concurrent
 * checks share one query. That query starts after each of its requests arrived: a session revoked before is never taken for active.
 */
export function createSessionCheck(db: Db): (identity: Identity) => Promise<boolean> {
  let asked: number[] = [];
  const owners = coalesce(async () => {
    const ids = asked;
    asked = [];
    const rows = await db
      .selectFrom('sessions')
      .modifyFront(prepared)
      .select(['id', 'user_id'])
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .where('revoked_at', 'is', null)
      .execute();
    return new Map(rows.map((row) => [row.id, row.user_id]));
  });
  return async ({ userId, sessionId }) => {
    asked.push(sessionId);
    return (await owners()).get(sessionId) === userId;
  };
}
