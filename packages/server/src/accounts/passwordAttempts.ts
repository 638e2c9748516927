import type { Deps } from '../platform/deps.ts';
import { conflict, HttpProblem } from '../platform/http/errors.ts';
import { type Counted, forgetAttempts, type Limit, release, reserveOrRefuse } from './attempts.ts';
import { isKnownDevice } from './devices.ts';
import { networkOf } from './networkOf.ts';
import type { Passwords } from './passwords.ts';
import { hashToken } from './sessions.ts';
import { userColumns, type UserRow } from './toUser.ts';

const QUARTER_MS = 900_000;
/** Wrong passwords for one account, from all devices that are not known to it. */
const AT_ACCOUNT: Limit = { kind: 'login', most: 10, windowMs: QUARTER_MS };
/** Wrong passwords from one network address, for all accounts together; a university behind one address stays well below it. */
const FROM_NETWORK: Limit = { kind: 'login-network', most: 50, windowMs: QUARTER_MS };
/** Wrong passwords for one account from a device that signed in to it before. Strangers' attempts do not count against it. */
const FROM_DEVICE: Limit = { kind: 'login-device', most: 10, windowMs: QUARTER_MS };

export interface Credentials {
  email: string;
  password: string;
  /** The device token that this browser got at an earlier sign-in. */
  device: string | undefined;
  /** The network address of the caller. */
  ip: string;
}

// Keyed by account where there is one, because one address can be written in several ways.
const atAccount = (userId: number | undefined, email: string): Counted => ({
  limit: AT_ACCOUNT,
  key: userId === undefined ? `nobody ${email}` : `user ${userId}`,
});

/** Resets the strangers' attempts on an account, after its owner got in another way. */
export const forgetGuesses = (deps: Pick<Deps, 'db' | 'secrets'>, userId: number): Promise<void> =>
  forgetAttempts(deps, atAccount(userId, ''));

/** Wrong passwords of somebody who is signed in, at what asks for the password once more. */
const SIGNED_IN: Limit = { kind: 'login-again', most: 10, windowMs: QUARTER_MS };

/**
 * Asks a signed-in person for their password once more. Throws 400 on `field` for a wrong one, 429 after too many, and 409 for an account
 * without one.
 */
export async function checkOwnPassword(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
  passwords: Pick<Passwords, 'verify'>,
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<void> {
  const user = await deps.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (!user?.password_hash) throw conflict('noPassword', 'no_password');
  const counted = { limit: SIGNED_IN, key: `user ${userId}` };
  const attempts = await reserveOrRefuse(deps, [counted]);
  const isRight = await passwords.verify(user.password_hash, password).catch(async (error: unknown) => {
    await release(deps, attempts);
    throw error;
  });
  if (!isRight)
    throw new HttpProblem(400, 'wrongOwnPassword', {
      code: 'wrong_password',
      fields: { [field]: [{ key: 'wrongOwnPassword' }] },
    });
  await forgetAttempts(deps, counted);
}

export const wrongPassword = (): HttpProblem => new HttpProblem(401, 'wrongPassword', { code: 'wrong_password' });

/**
 * The account of an address and a password, with the hash that the password was compared with. Throws 401 for a wrong pair, and 429 after too many wrong ones; correct ones are not counted.
 */
export async function checkPassword(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
  passwords: Pick<Passwords, 'verify'>,
  { email, password, device, ip }: Credentials,
): Promise<{ user: UserRow; verified: string | null }> {
  const row = await deps.db
    .selectFrom('users')
    .select([...userColumns, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isKnown = device !== undefined && (await isKnownDevice(deps.db, row?.id ?? 0, device));
  const account = isKnown ? { limit: FROM_DEVICE, key: `${row?.id} ${hashToken(device)}` } : atAccount(row?.id, email);
  const counted = isKnown ? [account] : [account, { limit: FROM_NETWORK, key: networkOf(ip) }];

  const attempts = await reserveOrRefuse(deps, counted);
  const isRight = await passwords.verify(row?.password_hash ?? null, password).catch(async (error: unknown) => {
    await release(deps, attempts);
    throw error;
  });
  if (!isRight || !row) throw wrongPassword();
  // Uncounts only this attempt for the network: a full reset would let the owner of one account guess at others without limit.
  await release(deps, attempts);
  await forgetAttempts(deps, account);
  const { password_hash: verified, ...user } = row;
  return { user, verified };
}
