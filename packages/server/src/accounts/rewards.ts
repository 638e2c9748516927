import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';

/** Specification 9: a level is 1000 XP. */
const XP_PER_LEVEL = 1000;

/**
 * Awards XP and coins once per (person, kind, reference), in the caller's transaction; false when they were awarded before. The ledger
 * makes repeated requests idempotent.
 */
export async function award(
  trx: Kysely<DB>,
  userId: number,
  kind: string,
  reference: string,
  { xp, coins }: { xp: number; coins: number },
): Promise<boolean> {
  const entry = await trx
    .insertInto('rewards')
    .values({ user_id: userId, kind, reference, xp, coins })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entry) return false;
  await trx
    .updateTable('users')
    .set({
      xp: sql`xp + ${xp}`,
      coins: sql`coins + ${coins}`,
      level: sql`(xp + ${xp}) / ${sql.lit(XP_PER_LEVEL)} + 1`,
    })
    .where('id', '=', userId)
    .execute();
  return true;
}
