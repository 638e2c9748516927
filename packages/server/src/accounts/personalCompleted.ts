import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { happened } from '../rewards/earn.ts';

/** Phone, gender and address are known, which completes the personal section. Told once; the person is locked by the caller. */
export async function personalCompleted(trx: Kysely<DB>, userId: number, at: Date): Promise<void> {
  const complete = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', 'is not', null)
    .where('gender', 'is not', null)
    .where('address', 'is not', null)
    .executeTakeFirst();
  if (!complete) return;
  await happened(trx, { userId, event: 'section_completed', subject: 'personal', actor: 'person', at, once: '' });
}
