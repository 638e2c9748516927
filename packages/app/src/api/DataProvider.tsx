import { type ReactNode, useEffect, useRef } from 'react';
import { type Cache, SWRConfig, unload, useSWRConfig } from 'swr';
import { useLocale } from '../i18n/I18n';
import { cacheRules } from './useApi';
import { onNewSession } from '../session/session';

// Drop cached data when the session changes.
onNewSession(unload);

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

/** The sentences of the server are in the language of their request, so that all that is shown is read again in another one. */
function ReadAgainInLanguage() {
  const locale = useLocale();
  const read = useRef(locale);
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    void mutate(() => true);
  }, [locale, mutate]);
  return null;
}
