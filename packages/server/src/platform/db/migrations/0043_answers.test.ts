import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import type { DB } from '../schema.ts';

let db: Kysely<DB>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase());
});
afterAll(() => close());

let contacts = 0;
/** A contact of a new person. */
async function contact(): Promise<{ id: number; user_id: number }> {
  contacts += 1;
  const { rows } = await sql<{ id: number; user_id: number }>`
    with person as (insert into users (email) values (${`p${contacts}@b.example`}) returning id)
    insert into contacts (user_id, person_key, recipient, season) select id, 'jane', 'jane@uni.example', 2026 from person
      returning id, user_id`.execute(db);
  if (!rows[0]) throw new Error('There is no contact.');
  return rows[0];
}
interface Came {
  kind?: string;
  answer?: string | null;
  day?: string | null;
  byHand?: boolean;
  messageId?: string | null;
}
const came = (
  { id, user_id }: { id: number; user_id: number },
  { kind = 'reply', answer = 'later', day = '2026-11-18', byHand = true, messageId = null }: Came = {},
) =>
  sql`
    insert into messages (contact_id, user_id, kind, state, message_id, answer_kind, received_on, by_hand)
      values (${id}, ${user_id}, ${kind}, 'received', ${messageId}, ${answer}, ${day}, ${byHand})`.execute(db);

describe('REP-01 the database takes', () => {
  it('one answer by hand to a contact, and messages that were read beside it', async () => {
    const [one, other] = [await contact(), await contact()];
    await came(one);
    await came(other);
    await expect(came(one)).rejects.toThrow(/messages_one_by_hand/);
    for (const messageId of ['<1@uni.example>', '<2@uni.example>'])
      await came(one, { byHand: false, messageId, answer: null, day: null });
  });

  it.each<[string, Came, RegExp]>([
    ['without a Message-ID that was read', { byHand: false }, /messages_with_id/],
    ['by hand without its kind', { answer: null }, /messages_by_hand/],
    ['by hand without its day', { day: null }, /messages_by_hand/],
    ['of a kind that there is not', { answer: 'bounce' }, /answer_kind_check/],
    ['that is automatic but says something', { kind: 'auto_reply' }, /messages_answered/],
    ['of a person who is out of office', { answer: 'out_of_office' }, /messages_answered/],
  ])('no answer %s', async (_what, row, why) => {
    await expect(came(await contact(), row)).rejects.toThrow(why);
  });
});
