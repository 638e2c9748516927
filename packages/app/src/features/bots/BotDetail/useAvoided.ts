import type { DoNotContactEntry } from '@peyk/api-types';
import { useAnnounce } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import { type ApiResult, useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import type { AvoidedUiState } from './uiState';

interface Avoided {
  result: Pick<ApiResult<readonly DoNotContactEntry[]>, 'data' | 'problem' | 'leftOut'>;
  uiState: AvoidedUiState;
  /** Removes an entry from the do-not-contact list. */
  allow: (entry: DoNotContactEntry) => Promise<void>;
}

/** The person's do-not-contact list, which holds for all bots (R11). `settled` refetches what depends on it. */
export function useAvoided(shown: boolean, settled: () => Promise<unknown>): Avoided {
  const t = useT();
  const announce = useAnnounce();
  const [uiState, setUiState] = useState<AvoidedUiState>({ allowing: null, failed: null });
  const result = useApi(shown ? '/api/sending/do-not-contact/' : null);

  const allow = async ({ id: entry, name, email }: DoNotContactEntry) => {
    setUiState({ allowing: entry, failed: null });
    const outcome = await perform(api.DELETE('/api/sending/do-not-contact/{id}/', { params: { path: { id: entry } } }));
    if (outcome.ok) announce(t('botDetail.avoided.allowed', { name: visible(name) ?? email }));
    await settled();
    setUiState({ allowing: null, failed: outcome.ok ? null : { entry, problem: outcome.problem } });
  };

  return { result, uiState, allow };
}
