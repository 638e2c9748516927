import { loadAllIcons } from '@peyk/design-system';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { TextKey } from './i18n/translator';
import { type AreaPart, type Part, loadPart } from './i18n/words';
import { type Preloadable, lazyWithPreload } from './ui/lazyWithPreload';
import { ScreenNotLoaded } from './ui/ErrorBoundary/ScreenNotLoaded';
import { reloadOnce } from './api/reloadOnce';
import { preferences } from './session/preferences';

type TitleKey = Extract<TextKey, `shell.titles.${string}`>;

export interface AppRoute {
  /** A pattern of wouter: `/bots/:botId`. */
  path: string;
  /**
   * `protected` sends a visitor to sign in and back; `guest` sends a signed-in person on; `open` is for everybody;
   * `return` is a page another site returns to, which must see its query whatever the session is.
   */
  access: 'open' | 'guest' | 'protected' | 'return';
  title: TitleKey;
  /** Absent while the screen is not part of the product yet: its address shows the not-found page, and nothing links to it. */
  screen?: Preloadable;
}

/**
 * A lazily loaded screen: `screen(() => import('./features/…/X').then((it) => it.X))`. Texts, icons and the SWR configuration are loaded
 * with it; `words` names the texts of its area, where they are apart. If its code no longer exists, because the product was updated since the
 * page was opened, the page reloads once.
 */
export const screen = (load: () => Promise<ComponentType>, ...words: AreaPart[]): Preloadable =>
  fetched(load, ['app', 'data', 'icons', ...words]);

/** A screen that needs no session. */
const publicScreen = (load: () => Promise<ComponentType>, ...needs: Need[]) =>
  fetched(load, ['public', 'guest', ...needs]);

/** What a screen may need besides its own code: texts of the screens behind sign-in, all icons, the SWR cache. */
type Need = Part | 'data' | 'icons';
const PARTS = ['public', 'guest', 'app', 'daily', 'wizard', 'letters', 'profile', 'lists', 'seldom'] as const;

function fetched(load: () => Promise<ComponentType>, needs: readonly Need[]): Preloadable {
  return lazyWithPreload(async () => {
    try {
      const [Screen, data] = await Promise.all([
        load(),
        needs.includes('data') ? import('./api/DataProvider') : null,
        Promise.all(PARTS.filter((part) => needs.includes(part)).map((part) => loadPart(preferences.locale(), part))),
        needs.includes('icons') ? loadAllIcons() : null,
      ]);
      if (!data) return Screen;
      const WithData = () => (
        <data.DataProvider>
          <Screen />
        </data.DataProvider>
      );
      return WithData;
    } catch (cause) {
      // The page is reloading: never resolve, so that the skeleton stays until then.
      if (await reloadOnce()) return new Promise<never>(() => undefined);
      throw new ScreenNotLoaded('A screen could not be loaded', { cause });
    }
  });
}

/**
 * The route table of the specification, section 2, in the order of matching. A screen reads its parameters with
 * `useParams()` and `idOf`, and its query with `useSearchParams()`.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'open',
    title: 'shell.titles.landing',
    screen: publicScreen(() => import('./features/landing/Landing/Landing').then((it) => it.Landing), 'icons'),
  },
  {
    path: '/signup',
    access: 'guest',
    title: 'shell.titles.signUp',
    screen: publicScreen(() => import('./features/auth/SignUp/SignUp').then((it) => it.SignUp)),
  },
  {
    path: '/signin',
    access: 'guest',
    title: 'shell.titles.signIn',
    screen: publicScreen(() => import('./features/auth/SignIn/SignIn').then((it) => it.SignIn)),
  },
  {
    path: '/signin/google',
    access: 'guest',
    title: 'shell.titles.google',
    screen: publicScreen(() => import('./features/auth/Google/Google').then((it) => it.Google), 'data'),
  },
  {
    path: '/signup/google',
    access: 'guest',
    title: 'shell.titles.google',
    screen: publicScreen(() => import('./features/auth/Google/Google').then((it) => it.Google), 'data'),
  },
  {
    path: '/reset-password',
    access: 'open',
    title: 'shell.titles.resetPassword',
    screen: publicScreen(() => import('./features/auth/ResetPassword/ResetPassword').then((it) => it.ResetPassword)),
  },
  {
    path: '/privacy',
    access: 'open',
    title: 'shell.titles.privacy',
    screen: publicScreen(() => import('./features/legal/LegalPage/LegalPage').then((it) => it.PrivacyPolicy), 'data'),
  },
  {
    path: '/terms',
    access: 'open',
    title: 'shell.titles.terms',
    screen: publicScreen(() => import('./features/legal/LegalPage/LegalPage').then((it) => it.TermsOfService), 'data'),
  },
  {
    path: '/dashboard',
    access: 'protected',
    title: 'shell.titles.dashboard',
    screen: screen(() => import('./features/dashboard/Dashboard/Dashboard').then((it) => it.Dashboard), 'daily'),
  },
  {
    path: '/create-bot',
    access: 'protected',
    title: 'shell.titles.createBot',
    screen: screen(
      () => import('./features/createBot/CreateBot/CreateBot').then((it) => it.CreateBot),
      'daily',
      'wizard',
    ),
  },
  {
    path: '/results',
    access: 'protected',
    title: 'shell.titles.results',
    screen: screen(() => import('./features/results/Results/Results').then((it) => it.Results), 'letters'),
  },
  {
    path: '/compose',
    access: 'protected',
    title: 'shell.titles.compose',
    screen: screen(() => import('./features/compose/Compose/Compose').then((it) => it.Compose), 'letters'),
  },
  {
    path: '/bots',
    access: 'protected',
    title: 'shell.titles.bots',
    screen: screen(() => import('./features/bots/BotList/BotList').then((it) => it.BotList)),
  },
  {
    path: '/bots/:botId/edit',
    access: 'protected',
    title: 'shell.titles.botEdit',
    screen: screen(() => import('./features/bots/BotEdit/BotEdit').then((it) => it.BotEdit), 'wizard', 'letters'),
  },
  {
    path: '/bots/:botId',
    access: 'protected',
    title: 'shell.titles.bot',
    screen: screen(() => import('./features/bots/BotDetail/BotDetail').then((it) => it.BotDetail), 'wizard', 'letters'),
  },
  {
    path: '/gmail',
    access: 'protected',
    title: 'shell.titles.gmail',
    screen: screen(() => import('./features/gmail/Gmail/Gmail').then((it) => it.Gmail), 'daily'),
  },
  {
    path: '/gmail/callback',
    access: 'return',
    title: 'shell.titles.gmailCallback',
    screen: screen(
      () => import('./features/gmail/GmailCallback/GmailCallback').then((it) => it.GmailCallback),
      'daily',
    ),
  },
  {
    path: '/gmail/debug',
    access: 'protected',
    title: 'shell.titles.gmailDebug',
    screen: screen(() => import('./features/gmail/GmailDebug/GmailDebug').then((it) => it.GmailDebug), 'daily'),
  },
  {
    path: '/profile',
    access: 'protected',
    title: 'shell.titles.profile',
    screen: screen(async () => {
      const [{ Profile }] = await Promise.all([
        import('./features/profile/Profile/Profile'),
        import('./features/profile/Profile/stepParts').then((it) => it.fetchStep(location.search)),
      ]);
      return Profile;
    }, 'profile'),
  },
  {
    path: '/profile/import',
    access: 'protected',
    title: 'shell.titles.profileImport',
    screen: screen(
      () => import('./features/profile/Import/Import').then((it) => it.Import),
      'profile',
      'lists',
      'seldom',
    ),
  },
  {
    path: '/profile/sentences',
    access: 'protected',
    title: 'shell.titles.threeSentences',
    screen: screen(
      () => import('./features/profile/ThreeSentences/ThreeSentences').then((it) => it.ThreeSentences),
      'daily',
      'profile',
      'lists',
    ),
  },
  {
    path: '/professors',
    access: 'protected',
    title: 'shell.titles.professors',
    screen: screen(
      () => import('./features/professors/Professors/Professors').then((it) => it.Professors),
      'wizard',
      'letters',
    ),
  },
  {
    path: '/professors/:professorId/email',
    access: 'protected',
    title: 'shell.titles.draft',
    screen: screen(() => import('./features/drafts/DraftEditor/DraftEditor').then((it) => it.DraftEditor), 'letters'),
  },
  {
    path: '/professors/:professorId',
    access: 'protected',
    title: 'shell.titles.professor',
    screen: screen(
      () => import('./features/professors/ProfessorDetail/ProfessorDetail').then((it) => it.ProfessorDetail),
      'wizard',
      'letters',
    ),
  },
  {
    path: '/achievements',
    access: 'protected',
    title: 'shell.titles.achievements',
    screen: screen(
      () => import('./features/achievements/Achievements/Achievements').then((it) => it.Achievements),
      'daily',
      'seldom',
    ),
  },
  // Open, because the link of a password reset arrives there before anybody can sign in; the server protects what is private.
  {
    path: '/mailbox',
    access: 'open',
    title: 'shell.titles.mailbox',
    screen: screen(() => import('./features/mailbox/Mailbox/Mailbox').then((it) => it.Mailbox), 'seldom'),
  },
  {
    path: '/mailbox/:messageId',
    access: 'open',
    title: 'shell.titles.mailboxMessage',
    screen: screen(() => import('./features/mailbox/Mailbox/Mailbox').then((it) => it.Mailbox), 'seldom'),
  },
  {
    path: '/account',
    access: 'protected',
    title: 'shell.titles.account',
    screen: screen(() => import('./features/account/Account/Account').then((it) => it.Account), 'seldom'),
  },
];

/** Preloads the screen of an address, so that the first render includes it: a fallback, once shown, stays for a third of a second. */
export async function fetchScreen(path: string, signedIn: boolean): Promise<void> {
  const route = routes.find((it) => matchRoute(parse, it.path, path)[0]);
  const shown = route?.access === 'protected' && !signedIn ? routes.find((it) => it.path === '/signin') : route;
  await shown?.screen?.preload();
}

/** Whether the product has a screen at this address pattern. */
export function isAvailable(path: string): boolean {
  return routes.some((route) => route.path === path && route.screen !== undefined);
}

/** The page after signing in: the dashboard, or the first screen that exists. */
export function homePath(): string {
  return ['/dashboard', '/bots', '/create-bot', '/profile'].find(isAvailable) ?? '/';
}
