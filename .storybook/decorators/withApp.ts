import type { Decorator, Loader } from '@storybook/react-vite';
import type * as storyApp from '../../packages/app/src/mocks/StoryApp';
import { answeredInPersian } from '../../packages/app/src/mocks/serverTexts';
import type { Locale, Theme } from '../modes';
import { inPart } from './inPart';

/** What surrounds the stories of the app: all its words, its frame, and with them most of the design system. */
let app: typeof storyApp | undefined;

const isPart = (title: string) => title.startsWith('Design system/');

const fetched = async () => {
  app ??= await import('../../packages/app/src/mocks/StoryApp');
  // A page that asks something is drawn with its question, whichever story is the first that asks.
  await app.fetchConfirm();
};

// The story of the app that the address names needs it as soon as Storybook itself is there: it comes beside it, and not after it.
const address = new URLSearchParams(location.search);
if (address.get('viewMode') === 'story' && !address.get('id')?.startsWith('design-system-')) void fetched();

/** Fetches what surrounds a story of the app. A part of the design system is drawn without: five hundred files less. */
export const fetchApp: Loader = async ({ title }) => {
  if (!isPart(title)) await fetched();
};

/**
 * The frame of a story: the providers of the app, in the language and theme of the toolbar, at the address in `parameters: { path:
 * '/bots?status=Active' }`, with an empty cache. One direction per document, set before the render, because effects may run after the
 * picture.
 */
export const withApp: Decorator = (Story, { globals, parameters, id, title, args }) => {
  const locale = globals['locale'] as Locale | undefined;
  const theme = globals['theme'] as Theme | undefined;
  if (!locale || !theme) throw new Error(`The story ${id} has no language or theme: set both globals.`);
  const root = document.documentElement;
  root.lang = locale;
  root.dir = locale === 'fa' ? 'rtl' : 'ltr';
  root.dataset['theme'] = theme;
  const key = `${id} ${locale} ${theme} ${globals['day'] as string | undefined}`;
  if (isPart(title)) return inPart(Story, locale === 'fa' ? answeredInPersian(args) : args, { key, locale, theme });
  if (!app) throw new Error(`What surrounds the story ${id} was not fetched.`);
  const path = (parameters['path'] as string | undefined) ?? '/';
  return app.inStoryApp(Story, args, { key, locale, theme, path });
};
