import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Locale } from '../i18n/types';
import { StoryApp } from './StoryApp';

/**
 * Renders a part of the app with all its providers and unmounts it after the test. Returns a locator: `screen.getByRole('button', { name:
 * 'Save' })`.
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
  // By a test id: the locator could otherwise depend on the current text of the page, which changes.
  document.body.dataset['testid'] = 'page';
  return page.elementLocator(document.body);
}
