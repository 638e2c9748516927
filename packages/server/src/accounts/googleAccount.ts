import { limits } from '@peyk/api-types/limits/SignupInput';
import type { Deps } from '../platform/deps.ts';
import { invalidField } from '../platform/http/errors.ts';
import type { GooglePerson } from './google.ts';
import type { Sessions } from './sessions.ts';
import { userColumns, type UserRow } from './toUser.ts';

/**
 * The account of a person signed in by Google: the one linked to the subject, else the one with the address when Google hosts that mailbox,
 * else a new one. Throws a 400 when the address belongs to an account it must not be linked to.
 */
export async function accountOfGooglePerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessions: Sessions,
  person: GooglePerson,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const linked = await trx
      .selectFrom('users')
      .select(userColumns)
      .where('google_subject', '=', person.subject)
      .executeTakeFirst();
    if (linked) return linked;

    const verifiedAt = person.emailVerified ? now() : null;
    const created = await trx
      .insertInto('users')
      .values({
        email: person.email,
        google_subject: person.subject,
        email_verified_at: verifiedAt,
        first_name: person.firstName.slice(0, limits.first_name.maxLength),
        last_name: person.lastName.slice(0, limits.last_name.maxLength),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(userColumns)
      .executeTakeFirst();
    if (created) return created;

    const same = await trx
      .selectFrom('users')
      .select([...userColumns, 'google_subject', 'email_verified_at'])
      .where('email', '=', person.email)
      .forUpdate()
      .executeTakeFirst();
    if (!same)
      return trx
        .selectFrom('users')
        .select(userColumns)
        .where('google_subject', '=', person.subject)
        .executeTakeFirstOrThrow();
    if (!person.authoritative || same.google_subject) throw invalidField('email', 'emailTaken');
    // The password's owner never proved to own the address: without this, a stranger could register it in advance.
    const unproven = same.email_verified_at === null;
    if (unproven) await sessions.revokeAll(trx, same.id);
    return trx
      .updateTable('users')
      .set({ google_subject: person.subject, email_verified_at: now(), ...(unproven ? { password_hash: null } : {}) })
      .where('id', '=', same.id)
      .returning(userColumns)
      .executeTakeFirstOrThrow();
  });
}
