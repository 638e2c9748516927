import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { type Lang, translate } from '../platform/http/messages/translate.ts';
import { lockPerson } from '../platform/locks.ts';
import { sendSystemMail } from '../platform/mail/systemMail.ts';
import { type Limit, reserve } from './attempts.ts';
import { forgetDevices } from './devices.ts';
import { forgetGuesses } from './passwordAttempts.ts';
import type { Passwords } from './passwords.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';

const HOUR_MS = 3_600_000;
/** How long a link is valid. */
const LINK_MS = HOUR_MS / 2;
/** Mails to one address; more are dropped silently, because the response must not depend on the address. */
const MAILS: Limit = { kind: 'reset-mail', most: 5, windowMs: HOUR_MS };

/** Mails a link that is valid once, for half an hour, if the address belongs to an account. */
export async function sendResetLink(deps: Deps, email: string, lang: Lang): Promise<void> {
  const { db, now, config } = deps;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .executeTakeFirst();
  // By address: one that is registered anew after a deletion has a new id.
  if (!user || !('ids' in (await reserve(deps, [{ limit: MAILS, key: user.email.toLowerCase() }])))) return;
  const token = newToken();
  await db
    .insertInto('password_resets')
    .values({
      user_id: user.id,
      token_hash: hashToken(token),
      created_at: now(),
      expires_at: new Date(now().getTime() + LINK_MS),
    })
    .execute();
  const link = `${config.publicUrl}/reset-password?${new URLSearchParams({ uid: String(user.id), token }).toString()}`;
  await sendSystemMail(deps, {
    to: user.email,
    subject: translate(lang, 'resetSubject'),
    text: translate(lang, 'resetText', { name: user.first_name, link }),
  });
}

/** Deletes expired links, used or not. */
export async function deleteExpiredLinks(db: Deps['db'], now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
}

/** Sets a new password by a link's uid and token, and ends all of the person's sessions. Throws a 400 for an invalid link. */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
  { passwords, sessions }: { passwords: Passwords; sessions: Sessions },
  { uid, token, password }: { uid: string; token: string; password: string },
): Promise<void> {
  const { db, now } = deps;
  const spent = (): HttpProblem =>
    new HttpProblem(400, 'resetSpent', { code: 'reset_spent', fields: { token: [{ key: 'resetSpent' }] } });
  const holds = () =>
    db
      .selectFrom('password_resets')
      .select(['id', 'user_id'])
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now());
  const found = await holds().executeTakeFirst();
  if (!found || String(found.user_id) !== uid) throw spent();
  const hash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    // The person before their links, as wherever both are written, to avoid deadlocks.
    await lockPerson(trx, found.user_id);
    // Of several concurrent uses, only one finds it unused.
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: now() })
      .where('id', '=', found.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw spent();
    await trx
      .updateTable('password_resets')
      .set({ used_at: now() })
      .where('user_id', '=', found.user_id)
      .where('used_at', 'is', null)
      .execute();
    // The link reached the mailbox, which proves that the person owns the address.
    await trx
      .updateTable('users')
      .set({ password_hash: hash, email_verified_at: now() })
      .where('id', '=', found.user_id)
      .execute();
    await sessions.revokeAll(trx, found.user_id);
    await forgetDevices(trx, found.user_id);
  });
  await forgetGuesses(deps, found.user_id);
}
