import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import { ownAccount } from '../gmail/accounts.ts';
import { revoke } from '../gmail/googleOAuth.ts';
import { refreshTokenPlace } from '../gmail/sealedTokens.ts';
import { notFound } from '../platform/http/errors.ts';
import { translate } from '../platform/http/messages/translate.ts';
import { addDoNotContact, listDoNotContact, removeDoNotContact } from './doNotContact.ts';
import { forgetAccount } from './forgetAccount.ts';
import { pauseSending, resumeSending, sendingState } from './pauseSending.ts';

type Operations =
  | 'getSendingState'
  | 'pauseSending'
  | 'resumeSending'
  | 'listDoNotContact'
  | 'addDoNotContact'
  | 'removeDoNotContact'
  | 'disconnectGmailAccount';

/** The switch that pauses all sending of a person (R17), the do-not-contact list (R11), and the disconnection of an account. */
export function createSendingHandlers(deps: Deps): Pick<Handlers, Operations> {
  return {
    getSendingState: async ({ userId }) => ({ status: 200, body: await sendingState(deps, userId) }),
    pauseSending: async ({ userId }) => {
      await pauseSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
    resumeSending: async ({ userId }) => {
      await resumeSending(deps, userId);
      return { status: 200, body: await sendingState(deps, userId) };
    },
    listDoNotContact: async ({ userId }) => ({ status: 200, body: await listDoNotContact(deps.db, userId) }),
    addDoNotContact: async ({ body, userId }) => {
      const { entry, added } = await addDoNotContact(deps, userId, body.professor);
      return { status: added ? 201 : 200, body: entry };
    },
    removeDoNotContact: async ({ path, userId }) => {
      await removeDoNotContact(deps, userId, path.id);
      return { status: 204, body: undefined };
    },
    disconnectGmailAccount: async ({ userId, path, lang }) => {
      const row = await ownAccount(deps.db, userId, path.id);
      if (!row) throw notFound();
      const { refreshTokenSealed, pausedBots } = await forgetAccount(deps, userId, row.id);
      if (refreshTokenSealed) await revoke(deps, () => deps.secrets.open(refreshTokenPlace(row), refreshTokenSealed));
      return { status: 200, body: { detail: translate(lang, 'gmailDisconnected'), paused_bots: pausedBots } };
    },
  };
}
