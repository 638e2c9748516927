import type { Decorator } from '@storybook/react-vite';
import { inStoryApp } from '../../packages/app/src/mocks/StoryApp';
import type { Locale, Theme } from '../modes';

/**
 * The frame of a story: the providers of the app, in the language and theme of the toolbar, at the address in `parameters: { path:
 * '/bots?status=Active' }`, with an empty cache. One direction per document, set before the render, because effects may run after the
 * picture.
 */
export const withApp: Decorator = (Story, { globals, parameters, id, args }) => {
  const locale = globals['locale'] as Locale | undefined;
  const theme = globals['theme'] as Theme | undefined;
  if (!locale || !theme) throw new Error(`The story ${id} has no language or theme: set both globals.`);
  const root = document.documentElement;
  root.lang = locale;
  root.dir = locale === 'fa' ? 'rtl' : 'ltr';
  root.dataset['theme'] = theme;
  return inStoryApp(Story, args, {
    key: `${id} ${locale} ${theme} ${globals['day'] as string | undefined}`,
    locale,
    theme,
    path: (parameters['path'] as string | undefined) ?? '/',
  });
};
