import type { ReactNode } from 'react';
import { type Cache, SWRConfig, unload } from 'swr';
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
      {children}
    </SWRConfig>
  );
}
