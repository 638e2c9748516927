import { createVerifyIdToken } from '../accounts/google.ts';
import { createPasswords } from '../accounts/passwords.ts';
import type { Deps } from '../platform/deps.ts';
import { translate } from '../platform/http/messages/translate.ts';
import type { Handlers } from '../platform/http/types.ts';
import { beginDeletion } from './deletion.ts';

/** The end of an account (OWN-03). */
export function createOwnDataHandlers(deps: Deps): Pick<Handlers, 'deleteAccount'> {
  const proof = {
    passwords: createPasswords(deps.config.passwordCost),
    verifyIdToken: createVerifyIdToken(deps),
  };
  return {
    async deleteAccount({ userId, body, lang }) {
      await beginDeletion(deps, proof, userId, body);
      return { status: 202, body: { detail: translate(lang, 'deletionBegun') } };
    },
  };
}
