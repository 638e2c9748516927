import type { components } from '@peyk/api-types';
import type { AreaPart } from '../i18n/words';

/** What the server answers together with other reads. */
type StartPath = components['schemas']['StartPath'];

interface FirstNeeds {
  /** The modules of the screen that are imported when it is opened, below `src`. */
  modules: readonly string[];
  /** Its texts besides those of every screen. */
  words?: readonly AreaPart[];
  /** What it always reads from the server first, besides what the frame reads. */
  reads?: readonly StartPath[];
}

/** What the frame around every screen of a signed-in person reads. */
export const frameReads: readonly StartPath[] = ['/api/config/', '/api/auth/me/', '/api/sending/', '/api/notices/'];

/** What the frame imports when somebody is signed in, and what every screen behind sign-in imports (`routes.tsx`). */
export const frameModules = [
  'shell/AppShell/SignedInShell.tsx',
  'shell/AppShell/parts/panels.tsx',
  'api/DataProvider.tsx',
  'api/normalise.ts',
];

/** What its header has from a tablet on. */
export const wideModules = ['shell/AppShell/parts/menus.tsx', 'shell/AppShell/parts/Toggles.tsx'];

/**
 * What the screens of a signed-in person need first. The build writes it into the page (`vite.firstNeeds.ts`), so that `boot.js` asks for
 * all of it before the app has come: else each file names the next, and the last of them the data. In the order of the route table.
 */
export const firstNeeds: Readonly<Record<string, FirstNeeds>> = {
  '/dashboard': {
    modules: ['features/dashboard/Dashboard/Dashboard.tsx'],
    words: ['daily'],
    reads: [
      '/bots/',
      '/bots/stats/',
      '/integrations/api/gmail/accounts/',
      '/api/student/research-interests/',
      '/api/student/cv/',
      '/api/student/profile/edit/',
    ],
  },
  '/create-bot': {
    modules: ['features/createBot/CreateBot/CreateBot.tsx'],
    words: ['daily', 'wizard'],
    reads: [
      '/api/student/research-interests/',
      '/countries/',
      '/integrations/api/gmail/accounts/',
      '/api/student/cv/',
      '/api/student/profile/edit/',
    ],
  },
  '/results': { modules: ['features/results/Results/Results.tsx'], words: ['letters'] },
  '/compose': { modules: ['features/compose/Compose/Compose.tsx'], words: ['letters'] },
  '/bots': { modules: ['features/bots/BotList/BotList.tsx'], reads: ['/bots/', '/bots/stats/'] },
  '/bots/:botId/edit': { modules: ['features/bots/BotEdit/BotEdit.tsx'], words: ['wizard', 'letters'] },
  '/bots/:botId': { modules: ['features/bots/BotDetail/BotDetail.tsx'], words: ['wizard', 'letters'] },
  '/gmail': {
    modules: ['features/gmail/Gmail/Gmail.tsx'],
    words: ['daily'],
    reads: ['/integrations/api/gmail/accounts/', '/api/language-model/'],
  },
  '/gmail/debug': { modules: ['features/gmail/GmailDebug/GmailDebug.tsx'], words: ['daily'] },
  '/profile': {
    modules: ['features/profile/Profile/Profile.tsx', 'features/profile/Profile/parts/PersonalStep.tsx'],
    words: ['profile'],
    reads: ['/api/student/profile/edit/', '/api/student/cv/'],
  },
  '/profile/import': { modules: ['features/profile/Import/Import.tsx'], words: ['profile', 'lists', 'seldom'] },
  '/profile/sentences': {
    modules: ['features/profile/ThreeSentences/ThreeSentences.tsx'],
    words: ['daily', 'profile', 'lists'],
  },
  '/professors': { modules: ['features/professors/Professors/Professors.tsx'], words: ['wizard', 'letters'] },
  '/professors/:professorId/email': { modules: ['features/drafts/DraftEditor/DraftEditor.tsx'], words: ['letters'] },
  '/professors/:professorId': {
    modules: ['features/professors/ProfessorDetail/ProfessorDetail.tsx'],
    words: ['wizard', 'letters'],
  },
  '/achievements': {
    modules: ['features/achievements/Achievements/Achievements.tsx'],
    words: ['daily', 'seldom'],
    reads: ['/api/student/rewards/'],
  },
  '/account': {
    modules: ['features/account/Account/Account.tsx'],
    words: ['seldom'],
    reads: ['/api/account/', '/api/account/sessions/'],
  },
};
