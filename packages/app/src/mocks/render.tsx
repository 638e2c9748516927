import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Locale } from '../i18n/types';
import { StoryApp } from './StoryApp';

/**
 * Draws a part of the app in the browser of the test, inside everything it needs, and takes it away afterwards.
 * Returns a locator of what was drawn: `screen.getByRole('button', { name: 'Save' })`.
 */
export function render(
  children: ReactNode,
  { locale = 'en', path = '/', appCache = false }: { locale?: Locale; path?: string; appCache?: boolean } = {},
): Locator {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <StoryApp locale={locale} path={path} appCache={appCache}>
        {children}
      </StoryApp>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  // By a mark of its own: the browser would also find it by what is written on it at this moment, which does not stay.
  document.body.dataset['testid'] = 'page';
  return page.elementLocator(document.body);
}
