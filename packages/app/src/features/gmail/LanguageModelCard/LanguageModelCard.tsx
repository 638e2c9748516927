import { useState } from 'react';
import { api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { LanguageModelCardView } from './LanguageModelCardView';
import { toLanguageModelState } from './toState';

const still: { busy: boolean; problem: Problem | null } = { busy: false, problem: null };

/** The consent to the language model of the server, read and changed. */
export function LanguageModelCard() {
  const result = useApi('/api/language-model/');
  const [pressed, setPressed] = useState(still);
  const change = async (consent: boolean) => {
    const { host, model } = result.data ?? {};
    setPressed({ busy: true, problem: null });
    const outcome = await perform(
      api.PATCH('/api/language-model/', { body: consent && host && model ? { consent, host, model } : { consent } }),
    );
    if (outcome.ok && outcome.data) await result.replace(outcome.data);
    // After a refusal the service that is asked for now is shown.
    else await result.reload();
    setPressed({ busy: false, problem: outcome.ok ? null : outcome.problem });
  };
  return (
    <LanguageModelCardView
      state={toLanguageModelState(result, pressed)}
      onRetry={() => void result.reload()}
      onAgree={() => void change(true)}
      onTakeBack={() => void change(false)}
      onDismissProblem={() => setPressed(still)}
    />
  );
}
