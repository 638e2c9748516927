import type { Session } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem, invalidField, notFound, unauthenticated } from '../http/errors.ts';
import { say } from '../http/messages/say.ts';
import type { Context, Handlers, UploadedFile } from '../http/types.ts';
import { createAccessTokens } from './accessTokens.ts';
import { countAttempt, forgetAttempts, type Limit, refuseTooMany } from './attempts.ts';
import { changeUser, type UserChange } from './changeUser.ts';
import { isEmail, tidyEmail } from './email.ts';
import { createVerifyIdToken } from './google.ts';
import { accountOfGooglePerson } from './googleAccount.ts';
import { resetPassword, sendResetLink } from './passwordReset.ts';
import { createPasswords } from './passwords.ts';
import { createSessions } from './sessions.ts';
import { toUser, userColumns, type UserRow } from './toUser.ts';

const QUARTER_MS = 900_000;
/** Wrong passwords for one address. Right ones are never counted, so nobody locks another person out for long. */
const WRONG_PASSWORDS: Limit = { kind: 'login', most: 10, windowMs: QUARTER_MS };
/** Accounts opened from one network address; a university behind one address stays well below it. */
const SIGNUPS: Limit = { kind: 'signup', most: 300, windowMs: 4 * QUARTER_MS };

type AccountOperation =
  | 'login'
  | 'signup'
  | 'googleSignin'
  | 'getMe'
  | 'updateMe'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'refreshSession'
  | 'logout'
  | 'getMedia';

/** The body of PATCH me, JSON or form; in a form an empty text means unset. */
function userChange(body: Context<'updateMe'>['body']): UserChange {
  const { first_name, last_name, phone, phone_number, gender, address, date_birth, photo_url, photo } =
    body as UserChange & {
      phone_number?: string | null;
      photo?: unknown;
    };
  const file = photo as UploadedFile | string | undefined;
  if (file !== undefined && file !== '' && (typeof file !== 'object' || !Buffer.isBuffer(file?.data)))
    throw invalidField('photo', 'pictureType');
  return {
    first_name,
    last_name,
    phone: phone_number === undefined ? phone : phone_number,
    gender,
    address,
    date_birth,
    photo_url,
    // Browsers send an empty part for a file field without a file.
    photo: typeof file === 'object' && file.data.length > 0 ? file : undefined,
  };
}

/** Signing up, signing in and the own record. */
export function createAccountHandlers(deps: Deps): Pick<Handlers, AccountOperation> {
  const { db, log } = deps;
  const passwords = createPasswords();
  const sessions = createSessions(deps);
  const tokens = createAccessTokens(deps);
  const verifyIdToken = createVerifyIdToken(deps);

  async function open(trx: Kysely<DB>, row: UserRow, rotate: boolean): Promise<Session> {
    const { refresh, ...identity } = await sessions.create(trx, row.id, rotate);
    return { access: await tokens.sign(identity), refresh, user: toUser(row) };
  }

  return {
    async signup({ body, request }) {
      const email = tidyEmail(body.email);
      if (!isEmail(email)) throw invalidField('email', 'emailFormat');
      await refuseTooMany(deps, SIGNUPS, request.ip);
      const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (taken) throw invalidField('email', 'emailTaken');
      const row = await db
        .insertInto('users')
        .values({
          email,
          password_hash: await passwords.hash(body.password),
          first_name: body.first_name.normalize('NFC').trim(),
          last_name: (body.last_name ?? '').normalize('NFC').trim(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(userColumns)
        .executeTakeFirst();
      if (!row) throw invalidField('email', 'emailTaken');
      await countAttempt(deps, SIGNUPS, request.ip);
      return { status: 201, body: toUser(row) };
    },

    async login({ body }) {
      const email = tidyEmail(body.email);
      await refuseTooMany(deps, WRONG_PASSWORDS, email);
      const row = await db
        .selectFrom('users')
        .select([...userColumns, 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (!(await passwords.verify(row?.password_hash ?? null, body.password)) || !row) {
        await countAttempt(deps, WRONG_PASSWORDS, email);
        throw new HttpProblem(401, 'wrongPassword', { code: 'wrong_password' });
      }
      await forgetAttempts(deps, WRONG_PASSWORDS, email);
      const { password_hash: _, ...user } = row;
      return { status: 200, body: await open(db, user, body.rotate ?? false) };
    },

    async googleSignin({ body }) {
      const person = await verifyIdToken(body.id_token, body.nonce);
      const row = await accountOfGooglePerson(deps, sessions, person);
      return { status: 200, body: await open(db, row, body.rotate ?? false) };
    },

    async refreshSession({ body }) {
      const session = await sessions.refresh(body.refresh);
      if (!session) throw unauthenticated();
      const { refresh, ...identity } = session;
      return { status: 200, body: { access: await tokens.sign(identity), ...(refresh ? { refresh } : {}) } };
    },

    async logout({ body, lang }) {
      await sessions.revoke(body.refresh);
      return { status: 200, body: { detail: say(lang, 'loggedOut') } };
    },

    async getMe({ userId }) {
      const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
      if (!row) throw unauthenticated();
      return { status: 200, body: toUser(row) };
    },

    async updateMe({ userId, body }) {
      return { status: 200, body: toUser(await changeUser(db, userId, userChange(body))) };
    },

    async requestPasswordReset({ body, lang }) {
      // Done after the answer, which therefore takes the same time whether or not the account exists.
      void sendResetLink(deps, tidyEmail(body.email), lang).catch((error: unknown) =>
        log.error({ err: error }, 'password reset mail'),
      );
      return { status: 200, body: { detail: say(lang, 'resetRequested') } };
    },

    async confirmPasswordReset({ body, lang }) {
      const { uid, token, new_password: password } = body;
      await resetPassword(deps, { passwords, sessions }, { uid, token, password });
      return { status: 200, body: { detail: say(lang, 'resetDone') } };
    },

    async getMedia({ path }) {
      const picture = await db
        .selectFrom('media')
        .select(['mime', 'bytes'])
        .where('key', '=', path.key)
        .executeTakeFirst();
      if (!picture) throw notFound();
      return {
        status: 200,
        body: picture.bytes as unknown as string,
        headers: {
          'content-type': picture.mime,
          'cache-control': 'private, max-age=31536000, immutable',
          'content-disposition': 'inline',
        },
      };
    },
  };
}
