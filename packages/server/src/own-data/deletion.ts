import { randomUUID } from 'node:crypto';
import type { AccountDeletion } from '@peyk/api-types';
import { sql, type Transaction } from 'kysely';
import type { VerifyIdToken } from '../accounts/google.ts';
import { checkOwnPassword, forgetGuesses } from '../accounts/passwordAttempts.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { refreshTokenPlace } from '../gmail/sealedTokens.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, invalidField, unauthenticated } from '../platform/http/errors.ts';
import { drainSends, queueDrain } from '../platform/locks.ts';
import { keepRefusals } from '../sending/keptRefusals.ts';
import { grantPlace, revokeGrants } from './grants.ts';

const WORDS = ['delete', 'حذف'];
/** How long ago a sign-in with Google may be to count as a fresh one. */
const FRESH_MS = 600_000;

type DeletionDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

interface Proof {
  passwords: Passwords;
  verifyIdToken: VerifyIdToken;
}

/** Throws unless the person typed the word and is who they say: by the password, or by a sign-in with Google just now. */
async function checkProof(
  deps: DeletionDeps,
  { passwords, verifyIdToken }: Proof,
  userId: number,
  { word, password, id_token: token, nonce }: AccountDeletion,
): Promise<void> {
  if (!WORDS.includes(word.normalize('NFC').trim().toLowerCase())) throw invalidField('word', 'deletionWord');
  if (password !== undefined) return checkOwnPassword(deps, passwords, { userId, password, field: 'password' });
  if (token === undefined) throw invalidField('password', 'deletionProof');
  const person = await verifyIdToken(token, nonce).catch((error: unknown) => {
    // A 401 would end the session of somebody who is signed in.
    throw error instanceof HttpProblem && error.status === 401 ? invalidField('id_token', 'googleRefused') : error;
  });
  const user = await deps.db.selectFrom('users').select('google_subject').where('id', '=', userId).executeTakeFirst();
  if (user?.google_subject !== person.subject) throw invalidField('id_token', 'deletionGoogle');
  if (person.issuedAt.getTime() < deps.now().getTime() - FRESH_MS) throw invalidField('id_token', 'deletionStale');
}

/** Waits for the letters that are just leaving from the person's Gmail accounts, and blocks others until the transaction ends. */
async function drainPerson(trx: Transaction<DB>, userId: number): Promise<void> {
  const accounts = await trx.selectFrom('gmail_accounts').select('id').where('user_id', '=', userId).execute();
  await drainSends(
    trx,
    accounts.map(({ id }) => id),
  );
}

/**
 * Begins the deletion of an account. Once committed, nobody signs in to it, its address is free, nothing of it is sent any more and its
 * runs are stopped; `deleteAccount` does the rest. Throws as `checkProof` does.
 */
export async function beginDeletion(
  deps: DeletionDeps,
  proof: Proof,
  userId: number,
  body: AccountDeletion,
): Promise<void> {
  const { db, jobs, now } = deps;
  await checkProof(deps, proof, userId, body);
  // On its own: a run holds its row while it refers to the person, whose address is about to change.
  await db
    .updateTable('bot_runs')
    .set({ status: 'stopped', finished_at: now() })
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  await db.transaction().execute(async (trx) => {
    const at = now();
    // The whole row at once: its unique columns change below, which a weaker lock would have to be raised for, and whoever has meanwhile
    // written a row that refers to the person would wait for this transaction as it waits for them.
    const user = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('deleting_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw unauthenticated();
    // Needs the addresses that the next statements delete.
    await keepRefusals(deps, trx, userId);
    await trx.deleteFrom('system_mail').where('to_email', '=', user.email).execute();
    await trx
      .updateTable('users')
      .set({
        deleting_at: at,
        sending_paused_at: at,
        email: `account-${userId}@address.invalid`,
        password_hash: null,
        google_subject: null,
      })
      .where('id', '=', userId)
      .execute();
    for (const table of ['sessions', 'devices', 'password_resets', 'oauth_states'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await jobs.send(trx, 'account-deletion', { userId }, { key: `account-${userId}` });
  });
  await forgetGuesses(deps, userId);
  // As at a pause: no call of Gmail begins after the answer.
  await queueDrain(userId, () => db.transaction().execute((trx) => drainPerson(trx, userId)));
}

/** Moves the grants of the person's Gmail accounts to where they wait to be revoked. */
async function keepGrants({ secrets, log, now }: DeletionDeps, trx: Transaction<DB>, userId: number): Promise<void> {
  const accounts = await trx
    .selectFrom('gmail_accounts')
    .select(['user_id', 'google_subject', 'refresh_token_sealed'])
    .where('user_id', '=', userId)
    .where('refresh_token_sealed', 'is not', null)
    .execute();
  for (const account of accounts) {
    const id = randomUUID();
    let token: string;
    try {
      token = secrets.open(refreshTokenPlace(account), account.refresh_token_sealed ?? '');
    } catch (error) {
      // Nobody can give back what nobody can read; the person is to be deleted all the same.
      log.error({ err: error, userId }, 'a grant cannot be kept: the token cannot be read');
      continue;
    }
    await trx
      .insertInto('grants_to_revoke')
      .values({ id, token_sealed: secrets.seal(grantPlace(id), token), created_at: now() })
      .execute();
  }
}

/**
 * Deletes an account whose deletion was begun. A letter that is just leaving is finished first; none begins meanwhile. Then every row of
 * the person goes in one transaction, and Google is asked to take its grants back. Idempotent.
 */
export async function deleteAccount(deps: DeletionDeps, userId: number): Promise<void> {
  await queueDrain(userId, () =>
    deps.db.transaction().execute(async (trx) => {
      await drainPerson(trx, userId);
      // A hundred thousand letters take longer than a request may.
      await sql`set local statement_timeout = 0`.execute(trx);
      // The whole row at once, as in `beginDeletion`.
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('deleting_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!user) return;
      await keepGrants(deps, trx, userId);
      // Everything that is a person's refers to them and goes with them, the append-only events too.
      await trx.deleteFrom('users').where('id', '=', userId).execute();
    }),
  );
  await revokeGrants(deps);
}
