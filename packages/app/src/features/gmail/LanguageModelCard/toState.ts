import type { LanguageModel } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { LanguageModelState } from './LanguageModelCard.states';

/** The card for what the server says and what the person has just pressed. */
export function toLanguageModelState(
  { data, problem }: Pick<ApiResult<LanguageModel>, 'data' | 'problem'>,
  pressed: { busy: boolean; problem: Problem | null },
): LanguageModelState {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const { configured, host, model, consent, consented_at: since, calls } = data;
  // Nobody can agree to a service without a name.
  if (!configured || !host || !model) return { status: 'off' };
  const service = { host, model, ...pressed };
  return consent === 'given'
    ? { status: 'given', since, calls, ...service }
    : { status: 'asking', outdated: consent === 'outdated', ...service };
}
