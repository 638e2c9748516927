import type { Adapter, Payload } from 'oidc-provider';
import type { Db } from '../platform/db/open.ts';

/** Stores oidc-provider's artefacts in the database, so that grants survive a restart. One adapter per kind. */
export function createOidcAdapter(db: Db, kind: string, now: () => Date): Adapter {
  const one = async (column: 'id' | 'uid' | 'user_code', value: string): Promise<Payload | undefined> => {
    // PostgreSQL rejects NUL in text.
    if (value.includes('\0')) return undefined;
    const row = await db
      .selectFrom('stand_in_oidc')
      .select(['payload', 'consumed_at'])
      .where('kind', '=', kind)
      .where(column, '=', value)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
      .executeTakeFirst();
    if (!row) return undefined;
    const payload = row.payload as Payload;
    return row.consumed_at ? { ...payload, consumed: Math.floor(new Date(row.consumed_at).getTime() / 1000) } : payload;
  };
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
      };
      await db
        .insertInto('stand_in_oidc')
        .values({ kind, id, ...values })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
        .execute();
    },
    find: (id) => one('id', id),
    findByUid: (uid) => one('uid', uid),
    findByUserCode: (userCode) => one('user_code', userCode),
    async consume(id) {
      await db
        .updateTable('stand_in_oidc')
        .set({ consumed_at: now() })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('stand_in_oidc').where('kind', '=', kind).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('stand_in_oidc').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
    },
  };
}

/** Deletes expired artefacts. */
export async function deleteExpiredGrants(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('stand_in_oidc').where('expires_at', '<', now).execute();
}
