import type { Session } from '@peyk/api-types';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { canonicalEmail, emailOf } from '../platform/emailAddress.ts';
import {
  type FieldMessages,
  fieldsNamedBy,
  invalidField,
  invalidFields,
  notFound,
  unauthenticated,
} from '../platform/http/errors.ts';
import { translate } from '../platform/http/messages/translate.ts';
import type { Context, Handlers } from '../platform/http/types.ts';
import { needSystemMail } from '../platform/mail/systemMail.ts';
import { createAccessTokens } from './accessTokens.ts';
import { type Limit, reserveOrRefuse } from './attempts.ts';
import { changeUser, type UserChange } from './changeUser.ts';
import { deviceWords } from './deviceWords.ts';
import { isOwnersDevice, rememberDevice } from './devices.ts';
import { createVerifyIdToken } from './google.ts';
import { accountOfGooglePerson } from './googleAccount.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { checkPassword, wrongPassword } from './passwordAttempts.ts';
import { readPicture } from './media.ts';
import { networkOf } from './networkOf.ts';
import { resetPassword, sendResetLink } from './passwordReset.ts';
import { createPasswords } from './passwords.ts';
import { pictureIn } from './picture.ts';
import { sendSecurityMail } from './securityMail.ts';
import { createSessions } from './sessions.ts';
import { toUser, userColumns, type UserRow } from './toUser.ts';

/**
 * Sign-up attempts from one network address, including those that only probe which accounts exist; a university behind one stays well below
 * it.
 */
const SIGNUPS: Limit = { kind: 'signup', most: 300, windowMs: 3_600_000 };
/** Password reset links requested from one network address, for any account. */
const RESETS: Limit = { kind: 'reset', most: 100, windowMs: 3_600_000 };

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

/** The body of PATCH me, JSON or form; in a form an empty string means null. */
async function userChange(body: Context<'updateMe'>['body']): Promise<UserChange> {
  const { first_name, last_name, phone, phone_number, gender, address, date_birth, photo_url, photo, version } =
    body as Omit<UserChange, 'version'> & {
      phone_number?: string | null;
      photo?: unknown;
      version?: number | string;
    };
  return {
    first_name,
    last_name,
    phone: phone_number === undefined ? phone : phone_number,
    gender,
    address,
    date_birth,
    photo_url,
    photo: await pictureIn('photo', photo),
    ...(version === undefined ? {} : { version: Number(version) }),
  };
}

/** Field errors of a sign-up beyond the contract's own limits, as far as its fields alone show them. */
export async function signupFaults(body: unknown): Promise<FieldMessages> {
  const { email, password } = (body ?? {}) as { email?: unknown; password?: unknown };
  return fieldsNamedBy(
    () => typeof email === 'string' && emailOf('email', email),
    () => typeof password === 'string' && refuseCommonPassword('password', password),
  );
}

/** Sign-up, sign-in and the person's own record. */
export function createAccountHandlers(deps: Deps): Pick<Handlers, AccountOperation> {
  const { config, db, log, now } = deps;
  const passwords = createPasswords(config.passwordCost);
  const sessions = createSessions(deps);
  const tokens = createAccessTokens(deps);
  const verifyIdToken = createVerifyIdToken(deps);

  async function open(
    row: UserRow,
    { rotate = false, device }: { rotate?: boolean; device?: string },
    request: FastifyRequest,
    verified?: string | null,
  ): Promise<Session> {
    const words = deviceWords(request.headers['user-agent']);
    const { refresh, ...identity } = await db.transaction().execute(async (trx) => {
      // A change of the password or a deletion since has ended every session, and this one would outlive it.
      const current = await trx
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', row.id)
        .where('deleting_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!current || (verified !== undefined && current.password_hash !== verified)) throw wrongPassword();
      return sessions.create(trx, row.id, rotate, words);
    });
    const known = await isOwnersDevice(db, row, device, now());
    // After the answer, which must not take longer on a new device.
    if (!known) void sendSecurityMail(deps, row, { kind: 'newDevice', ...words });
    return {
      access: await tokens.sign(identity),
      refresh,
      user: toUser(row),
      device: await rememberDevice(db, row.id, device, now()),
    };
  }

  return {
    async signup({ body, request }) {
      const faults = await signupFaults(body);
      const email = canonicalEmail(body.email);
      if (email !== null) {
        await reserveOrRefuse(deps, [{ limit: SIGNUPS, key: networkOf(request.ip) }]);
        const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
        if (taken) faults.email = [{ key: 'emailTaken' }];
      }
      if (email === null || Object.keys(faults).length > 0) throw invalidFields(faults);
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
      return { status: 201, body: toUser(row) };
    },

    async login({ body, request }) {
      const { password, device } = body;
      const email = emailOf('email', body.email);
      const { user, verified } = await checkPassword(deps, passwords, { email, password, device, ip: request.ip });
      return { status: 200, body: await open(user, body, request, verified) };
    },

    async googleSignin({ body, request }) {
      const person = await verifyIdToken(body.id_token, body.nonce);
      const row = await accountOfGooglePerson(deps, sessions, person);
      return { status: 200, body: await open(row, body, request) };
    },

    async refreshSession({ body }) {
      const session = await sessions.refresh(body.refresh);
      if (!session) throw unauthenticated();
      const { refresh, ...identity } = session;
      return { status: 200, body: { access: await tokens.sign(identity), ...(refresh ? { refresh } : {}) } };
    },

    async logout({ body, lang }) {
      await sessions.revoke(body.refresh);
      return { status: 200, body: { detail: translate(lang, 'loggedOut') } };
    },

    async getMe({ userId }) {
      const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
      if (!row) throw unauthenticated();
      return { status: 200, body: toUser(row) };
    },

    async updateMe({ userId, body }) {
      return { status: 200, body: toUser(await changeUser(deps, userId, await userChange(body), toUser)) };
    },

    async requestPasswordReset({ body, lang, request }) {
      const email = emailOf('email', body.email);
      needSystemMail(config);
      await reserveOrRefuse(deps, [{ limit: RESETS, key: networkOf(request.ip) }]);
      // Runs after the response, so that the response time does not reveal whether the account exists.
      void sendResetLink(deps, email, lang).catch((error: unknown) => log.error({ err: error }, 'password reset mail'));
      return { status: 200, body: { detail: translate(lang, 'resetRequested') } };
    },

    async confirmPasswordReset({ body, lang }) {
      const { uid, token, new_password: password } = body;
      await refuseCommonPassword('new_password', password);
      await resetPassword(deps, { passwords, sessions }, { uid, token, password });
      return { status: 200, body: { detail: translate(lang, 'resetDone') } };
    },

    async getMedia({ path }) {
      const picture = await readPicture(db, path.key);
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
