import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { say } from '../http/messages/say.ts';
import type { Handlers } from '../http/types.ts';
import { accountState, type GmailAccountRow, ownAccount, toGmailAccounts } from './accounts.ts';
import { forgetAccount } from './disconnect.ts';
import { beginConnect, completeConnect, revoke } from './googleOAuth.ts';
import { refreshTokenPlace } from './sealedTokens.ts';

type GmailOperations =
  | 'listGmailAccounts'
  | 'getGmailAccount'
  | 'connectGmail'
  | 'completeGmailConnect'
  | 'disconnectGmailAccount';

/** The second address of connecting, which only the debug page calls. */
const DEBUG_ADDRESS = '/api/integrations/';

/** Connected Gmail accounts: list, read, connect, disconnect. */
export function createGmailHandlers(deps: Deps): Pick<Handlers, GmailOperations> {
  const { db, secrets, now } = deps;
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
      // Where nobody said: the account that waits for its person is meant first; without any, the own address is a good guess.
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

    async disconnectGmailAccount({ userId, path, lang }) {
      const row = await ownAccount(db, userId, path.id);
      if (!row) throw notFound();
      const { refreshTokenSealed, pausedBots } = await forgetAccount(db, userId, row.id, now());
      if (refreshTokenSealed) await revoke(deps, () => secrets.open(refreshTokenPlace(row), refreshTokenSealed));
      return { status: 200, body: { detail: say(lang, 'gmailDisconnected'), paused_bots: pausedBots } };
    },
  };
}
