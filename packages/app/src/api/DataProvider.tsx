import type { ReactNode } from 'react';
import { type Cache, SWRConfig, unload } from 'swr';
import { cacheRules } from './useApi';
import { onNewSession } from '../session/session';

// What one session read is gone for the next.
onNewSession(unload);

/**
 * The rules of the cache, around everything that reads from the server. A page for people without a session reads nothing, so it
 * comes without. `cache` is one of its own, for stories and tests.
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
