import type { Deps } from '../platform/deps.ts';
import { notFound } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { accountState, type GmailAccountRow, ownAccount, toGmailAccounts } from './accounts.ts';
import { beginConnect, completeConnect } from './googleOAuth.ts';

type GmailOperations = 'listGmailAccounts' | 'getGmailAccount' | 'connectGmail' | 'completeGmailConnect';

/** Second path of the connect operation, which only the debug page uses. */
const DEBUG_ADDRESS = '/api/integrations/';

/** Connected Gmail accounts: list, read, connect. */
export function createGmailHandlers(deps: Deps): Pick<Handlers, GmailOperations> {
  const { db, now } = deps;
  const shown = async (row: GmailAccountRow) => {
    const [account] = await toGmailAccounts(db, [row], now());
    if (!account) throw notFound();
    return account;
  };

  return {
    async listGmailAccounts({ userId }) {
      const rows = await db
        .selectFrom('gmail_accounts')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '<>', 'disconnected')
        .orderBy('id')
        .execute();
      return { status: 200, body: await toGmailAccounts(db, rows, now()) };
    },

    async getGmailAccount({ userId, path }) {
      const row = await ownAccount(db, userId, path.id);
      if (!row) throw notFound();
      return { status: 200, body: await shown(row) };
    },

    async connectGmail({ userId, body, lang, request }) {
      if (!deps.config.gmailDebug && request.routeOptions.url?.startsWith(DEBUG_ADDRESS)) throw notFound();
      const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
      const accounts = await db
        .selectFrom('gmail_accounts')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '<>', 'disconnected')
        .orderBy('id')
        .execute();
      const meant = accounts.find(({ id }) => id === body?.account);
      // Default when no account is named: one that needs reconnecting, or the user's own address if there are no accounts yet.
      const broken =
        body?.account === null ? undefined : accounts.find((row) => accountState(row, now()) !== 'connected');
      const loginHint = meant?.email ?? broken?.email ?? (accounts.length === 0 ? user?.email : undefined);
      return {
        status: 200,
        body: await beginConnect(deps, userId, { redirectUri: body?.redirect_uri, lang, loginHint }),
      };
    },

    async completeGmailConnect({ userId, body }) {
      const row = await completeConnect(deps, userId, {
        code: body.code,
        state: body.state,
        redirectUri: body.redirect_uri,
      });
      return { status: 200, body: await shown(row) };
    },
  };
}
