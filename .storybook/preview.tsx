import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { sessionHandlers } from '../packages/app/src/mocks/handlers/session';
import { DocsFrame, DocsPage } from './docs/lazily';
import { FOR_ROOM } from './docs/room/forRoom';
import { spelledOut } from './docs/props/playable';
import { fetchApp, withApp } from './decorators/withApp';
import { withDay } from './decorators/withDay';
import { failOnUnexpectedRequests, freezeClock, loadFonts } from './determinism';
import { type Locale, type Theme, chromaticModes, locales, themes, widths } from './modes';
import { reviewStory } from './review/review';
import { startWorker, worker } from './worker';

// A page that draws for the one around it answers questions. Over its channel, that page would hear of its language and its stories, and
// take them for its own.
if (location.search.includes(FOR_ROOM)) {
  (addons.getChannel() as unknown as { transports: unknown[] }).transports = [];
  void import('./docs/room/inside');
}

const items = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

// A wired story loads code and uses a mocked network; on a busy machine the default of one second is not always enough.
configure({ asyncUtilTimeout: 5_000 });

/**
 * Everything that makes a picture vary is fixed here, once, in this order: clock, storage, session, network, fonts, and then by `withApp`
 * the language, the theme, the address and a new cache.
 */
export default definePreview({
  // The documentation without its blocks, which the entry of the package brings along: no story waits for them.
  addons: [addonA11y(), definePreviewAddon<DocsTypes>(docs), addonMsw(startWorker)],
  globalTypes: {
    locale: { description: 'Language', toolbar: { icon: 'globe', items: items(locales), dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: items(themes), dynamicTitle: true } },
    // Its buttons are in `manager.ts`: they say so where a story asks no server.
    day: { description: 'The day of a wired story' },
  },
  initialGlobals: { locale: 'en', theme: 'light', day: 'usual' },
  tags: ['autodocs'],
  argTypesEnhancers: [spelledOut],
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsFrame, page: DocsPage },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, { width, height }]) => [
          name,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      // Storybook reads this list from the source, without running it. Components by what they are for, screens by the student's way.
      storySort: {
        order: [
          'Welcome',
          'Review',
          ['Find', 'All screens', 'Four ways', 'Too long', 'Covered', 'Tokens'],
          'Guides',
          'Screens',
          [
            'Arrive',
            ['Landing', 'Sign up', 'Sign in', 'Google', 'Reset password', 'Dashboard', 'Legal', 'NotFound'],
            'Profile',
            ['Profile', 'Import', 'Personal', 'List', 'ThreeSentences', 'Cv', 'Plan'],
            'Find',
            ['Professors', 'ProfessorDetail', 'CreateBot', 'BotList', 'BotDetail', 'BotEdit', 'Results'],
            'Write',
            ['Compose', 'DraftEditor'],
            'Send',
            ['Gmail', 'GmailCallback', 'GmailDebug'],
            'Answer',
            'Account',
          ],
          'Design system',
          [
            'Foundations',
            ['Tokens'],
            'Layout',
            'Text',
            'Actions',
            'Forms',
            'Navigation',
            'Feedback',
            'Data',
            'Charts',
            'Letter',
            'Progress',
          ],
          'Interface',
          'Entities',
          'Shell',
        ],
      },
    },
  },
  loaders: [fetchApp],
  decorators: [withApp, withDay],
  async beforeEach({ msw, globals, parameters }) {
    const restoreClock = freezeClock();
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('peyk.language', globals['locale'] as Locale);
    localStorage.setItem('peyk.theme', globals['theme'] as Theme);
    if (parameters['session'] !== 'anonymous') {
      localStorage.setItem('peyk.access', 'access-token');
      localStorage.setItem('peyk.refresh', 'refresh-token');
    }
    msw.use(...sessionHandlers);
    await loadFonts();
    return restoreClock;
  },
  async afterEach({ id, tags, canvasElement }) {
    await reviewStory({ id, tags, canvas: canvasElement });
    failOnUnexpectedRequests(worker);
  },
});
