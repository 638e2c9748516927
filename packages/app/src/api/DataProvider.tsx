import { type ReactNode, useEffect } from 'react';
import { type Cache, SWRConfig, unload, useSWRConfig } from 'swr';
import { useLocale } from '../i18n/I18n';
import type { Locale } from '../i18n/types';
import { cacheRules } from './useApi';
import { onNewSession } from '../session/session';

// Drop cached data when the session changes.
onNewSession(unload);

export { fetchFirst } from './firstData';

/**
 * The SWR configuration for everything that reads from the server. Pages without a session read nothing and do without it. `cache` replaces
 * the default cache in stories and tests.
 */
export function DataProvider({ cache, children }: { cache?: Cache; children: ReactNode }) {
  return (
    <SWRConfig
      value={cache ? { ...cacheRules, provider: () => cache, dedupingInterval: 0, errorRetryCount: 0 } : cacheRules}
    >
      <ReadAgainInLanguage />
      {children}
    </SWRConfig>
  );
}

/** The language in which what a cache holds was read; a page has several providers of one cache. */
const readIn = new WeakMap<Cache, Locale>();

/**
 * The sentences of the server are in the language of their request, so that what pages have read is read again in another one. Answers to
 * what somebody sent are theirs to ask for again.
 */
function ReadAgainInLanguage() {
  const locale = useLocale();
  const { cache: held, mutate } = useSWRConfig();
  useEffect(() => {
    const before = readIn.get(held);
    readIn.set(held, locale);
    if (before !== undefined && before !== locale) void mutate(() => true);
  }, [held, locale, mutate]);
  return null;
}
