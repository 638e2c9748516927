import type { Deps } from '../deps.ts';
import { createAccountHandlers } from '../accounts/handlers.ts';
import { createBotHandlers } from '../bots/handlers.ts';
import { createCvHandlers } from '../cv/handlers.ts';
import { createDirectoryHandlers } from '../directory/handlers.ts';
import { createDraftHandlers } from '../drafts/handlers.ts';
import { createGmailHandlers } from '../mail/gmailHandlers.ts';
import { createSendingHandlers } from '../mail/sendingHandlers.ts';
import { createMailboxHandlers } from '../mail/mailboxHandlers.ts';
import { createProfessorHandlers } from '../professors/handlers.ts';
import { createProfileHandlers } from '../profile/handlers.ts';
import { createSystemHandlers } from './system.ts';
import type { Handlers } from './types.ts';

/** Every operation of the contract. One that is missing here does not compile. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...createAccountHandlers(deps),
    ...createProfileHandlers(deps),
    ...createCvHandlers(deps),
    ...createDirectoryHandlers(deps),
    ...createGmailHandlers(deps),
    ...createMailboxHandlers(deps),
    ...createBotHandlers(deps),
    ...createProfessorHandlers(deps),
    ...createDraftHandlers(deps),
    ...createSendingHandlers(deps),
    ...createSystemHandlers(deps),
  };
}
