import type { Insertable, Kysely } from 'kysely';
import type { Contacts, DB, Messages } from '../platform/db/schema.ts';
import type { MessageState } from '../drafts/lifecycle.ts';

type Written = Pick<Insertable<Contacts>, 'user_id' | 'person_key' | 'recipient' | 'season'> &
  Partial<Pick<Insertable<Contacts>, 'department_key' | 'university_key'>> &
  Partial<Omit<Insertable<Messages>, 'user_id' | 'contact_id' | 'state' | 'created_at'>> & {
    state: MessageState;
    message_id: string;
    created_at?: Date | string;
  };

/** A first letter in a given state, under its contact, which is released if the letter failed. Returns the message's id. */
export async function storeMessage(db: Kysely<DB>, written: Written): Promise<number> {
  const { person_key, recipient, season, department_key, university_key, ...message } = written;
  const at = message.created_at ?? new Date();
  const claim = {
    recipient,
    department_key: department_key ?? null,
    university_key: university_key ?? null,
    claimed_at: at,
    released_at: message.state === 'failed' ? (message.finished_at ?? at) : null,
  };
  const contact = await db
    .insertInto('contacts')
    .values({ user_id: message.user_id, person_key, season, ...claim })
    .onConflict((clash) => clash.columns(['user_id', 'person_key', 'season']).doUpdateSet(claim))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('messages')
    .values({ kind: 'first', mode: 'direct', ...message, contact_id: contact.id, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
