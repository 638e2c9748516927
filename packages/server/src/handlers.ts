import type { WithDirectory } from './directory/directory.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { Deps } from './platform/deps.ts';
import { createOwnAccountHandlers } from './accounts/accountHandlers.ts';
import { createAccountHandlers } from './accounts/handlers.ts';
import { createBotHandlers } from './bots/handlers.ts';
import { createByHandHandlers } from './by-hand/handlers.ts';
import { createCvHandlers } from './cv/handlers.ts';
import { createFileHandlers } from './attachments/handlers.ts';
import { createDirectoryHandlers } from './directory/handlers.ts';
import { createDraftHandlers } from './drafts/handlers.ts';
import { createGmailHandlers } from './gmail/handlers.ts';
import { createOwnDataHandlers } from './own-data/handlers.ts';
import { createNoticeHandlers } from './notices/handlers.ts';
import { createRewardHandlers } from './rewards/handlers.ts';
import { createReviewHandlers } from './sending/reviewHandlers.ts';
import { createSendingHandlers } from './sending/handlers.ts';
import { withLeaving } from './sending/withLeaving.ts';
import { createMailboxHandlers } from './stand-ins/mailboxHandlers.ts';
import { createMatchingHandlers } from './matching/matchScores.ts';
import { createProfessorHandlers } from './professors/handlers.ts';
import { createProfileHandlers } from './profile/handlers.ts';
import { crossrefOf } from './profile/import/crossref.ts';
import { createImportHandlers } from './profile/import/handlers.ts';
import { createSystemHandlers } from './system.ts';
import type { Handlers } from './platform/http/types.ts';

/** Every operation of the contract. A missing one is a compile error. */
export function createHandlers(deps: Deps & WithDirectory, changes: Pick<Changes, 'open'>): Handlers {
  const crossref = crossrefOf(deps.config);
  return {
    ...createAccountHandlers(deps),
    ...createOwnAccountHandlers(deps),
    ...createProfileHandlers(deps),
    ...createImportHandlers(deps, crossref),
    ...createCvHandlers(deps),
    ...createFileHandlers(deps),
    ...createDirectoryHandlers(deps),
    ...createGmailHandlers(deps),
    ...createMailboxHandlers(deps),
    ...createBotHandlers(deps),
    ...createProfessorHandlers(deps),
    ...createByHandHandlers(deps, crossref),
    ...createMatchingHandlers(deps),
    ...createDraftHandlers(deps, (userId, draft) => withLeaving(deps, userId, draft)),
    ...createReviewHandlers(deps),
    ...createSendingHandlers(deps),
    ...createOwnDataHandlers(deps),
    ...createRewardHandlers(deps),
    ...createNoticeHandlers(deps, changes),
    ...createSystemHandlers(deps),
  };
}
