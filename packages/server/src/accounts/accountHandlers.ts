import type { Deps } from '../platform/deps.ts';
import { notFound, unauthenticated } from '../platform/http/errors.ts';
import { translate } from '../platform/http/messages/translate.ts';
import type { Handlers } from '../platform/http/types.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { forgetDevices, rememberDevice } from './devices.ts';
import { checkOwnPassword } from './passwordAttempts.ts';
import { createPasswords } from './passwords.ts';
import { sendSecurityMail } from './securityMail.ts';
import { createSessions } from './sessions.ts';
import { toPreferences } from './toUser.ts';

type Operations =
  | 'getAccount'
  | 'updatePreferences'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions';

/** How a person signs in: what the account is, its password and its sessions (OWN-01). */
export function createOwnAccountHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { config, db, now } = deps;
  const passwords = createPasswords(config.passwordCost);
  const sessions = createSessions(deps);

  return {
    async getAccount({ userId }) {
      const row = await db
        .selectFrom('users')
        .select((eb) => [
          'email',
          'email_verified_at',
          'password_hash',
          'google_subject',
          'created_at',
          eb
            .selectFrom('email_drafts')
            .select((drafts) => drafts.fn.countAll<number>().as('planned'))
            .where('email_drafts.user_id', '=', userId)
            .where('email_drafts.state', 'in', ['approved', 'sending'])
            .as('planned'),
          eb
            .selectFrom('gmail_accounts')
            .select((accounts) => accounts.fn.countAll<number>().as('gmail'))
            .where('gmail_accounts.user_id', '=', userId)
            .where('gmail_accounts.state', '<>', 'disconnected')
            .as('gmail'),
        ])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!row) throw unauthenticated();
      return {
        status: 200,
        body: {
          email: row.email,
          email_confirmed: row.email_verified_at !== null,
          has_password: row.password_hash !== null,
          has_google: row.google_subject !== null,
          created_at: new Date(row.created_at).toISOString(),
          planned_letters: row.planned ?? 0,
          gmail_accounts: row.gmail ?? 0,
        },
      };
    },

    async updatePreferences({ userId, body }) {
      const { language, calendar, digits, theme } = body;
      const row = await db
        .updateTable('users')
        // What is left out is undefined, which changes nothing.
        .set({ language, calendar, digits, theme, updated_at: now() })
        .where('id', '=', userId)
        .returning(['language', 'calendar', 'digits', 'theme'])
        .executeTakeFirst();
      if (!row) throw unauthenticated();
      return { status: 200, body: toPreferences(row) };
    },

    async changePassword({ userId, sessionId, body, lang }) {
      const { current_password: current, new_password: password } = body;
      await refuseCommonPassword('new_password', password);
      await checkOwnPassword(deps, passwords, { userId, password: current, field: 'current_password' });
      const hash = await passwords.hash(password);
      const { user, device } = await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('users')
          .set({ password_hash: hash, updated_at: now() })
          .where('id', '=', userId)
          .returning(['email', 'first_name'])
          .executeTakeFirst();
        if (!changed) throw unauthenticated();
        await sessions.revokeAll(trx, userId, sessionId);
        // Links that were asked for before would still open the account.
        await trx
          .updateTable('password_resets')
          .set({ used_at: now() })
          .where('user_id', '=', userId)
          .where('used_at', 'is', null)
          .execute();
        await forgetDevices(trx, userId);
        return { user: changed, device: await rememberDevice(trx, userId, undefined, now()) };
      });
      void sendSecurityMail(deps, user, { kind: 'passwordChanged' });
      return { status: 200, body: { detail: translate(lang, 'passwordChanged'), device } };
    },

    listSessions: async ({ userId, sessionId }) => ({ status: 200, body: await sessions.list(userId, sessionId) }),

    async endSession({ userId, path }) {
      if (!(await sessions.revokeOne(userId, path.id))) throw notFound();
      return { status: 204, body: undefined };
    },

    async endOtherSessions({ userId, sessionId }) {
      await sessions.revokeAll(db, userId, sessionId);
      return { status: 204, body: undefined };
    },
  };
}
