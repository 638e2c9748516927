import '@peyk/design-system/icons';
import '../i18n/all';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import type { Cache } from 'swr';
import { initCache } from 'swr/_internal';
import { memoryLocation } from 'wouter/memory-location';
import { AppProviders } from '../ui/AppProviders';
import { DataProvider } from '../api/DataProvider';
import { fetchFrame } from '../shell/AppShell/AppShellView';
import type { Locale } from '../i18n/types';
import type { Theme } from '../session/preferences';
import { answeredInPersian } from './serverTexts';

// Lazily loaded in the app; a picture must not depend on when it arrives.
await fetchFrame();

interface StoryAppProps {
  locale?: Locale;
  theme?: Theme;
  /** Path and query: the memory router needs both passed, or the query is lost. */
  path?: string;
  /** The app's own cache in place of an empty one: for tests of what a session change does to it. */
  appCache?: boolean;
  children: ReactNode;
}

/** An empty cache that outlives the page: an answer that arrives after the test has ended is written into it without an error. */
function newCache(): Cache {
  const cache: Cache = new Map();
  initCache(cache);
  return cache;
}

/** The environment of a story or a test: providers, a memory router, an empty cache. */
export function StoryApp({ locale = 'en', theme = 'light', path = '/', appCache = false, children }: StoryAppProps) {
  const [cache] = useState(newCache);
  const [location] = useState(() => {
    const [pathname, search] = path.split('?');
    return memoryLocation({ path: pathname, searchPath: search });
  });
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <AppProviders locale={locale} theme={theme}>
        <DataProvider cache={appCache ? undefined : cache}>{children}</DataProvider>
      </AppProviders>
    </Router>
  );
}

/** The same for a Storybook decorator, remounted when `key` changes; server texts are in the story's language. */
export function inStoryApp<Args extends object>(
  Story: ComponentType<{ args?: Partial<Args> }>,
  args: Args,
  { key, ...frame }: Omit<Required<StoryAppProps>, 'children' | 'appCache'> & { key: string },
) {
  return (
    <StoryApp key={key} {...frame}>
      <Story args={frame.locale === 'fa' ? answeredInPersian(args) : args} />
    </StoryApp>
  );
}

export { fetchConfirm } from '../ui/Confirm/Confirm';
