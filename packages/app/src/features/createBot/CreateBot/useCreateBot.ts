import type { Country } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { type Dispatch, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { useStillShown } from '../../../ui/useStillShown';
import { startFirstRun } from './startFirstRun';
import { clearWizard } from './wizard/storedWizard';
import { isComplete } from './wizard/faults';
import { createBody, faultsFrom, readCreated } from './wizard/payload';
import type { Wizard } from './wizard/types';
import type { WizardEvent } from './wizard/wizard';

interface CreateBotParts {
  /** The id of the person, null until the user is loaded. */
  owner: number | null;
  wizard: Wizard;
  dispatch: Dispatch<WizardEvent>;
  countries: readonly Country[];
  /** The server refused the account: the cached accounts are stale. */
  onAccountRefused: () => void;
}

interface CreateBotAction {
  /** 'Find Professors': sends a complete form and navigates to the bot; otherwise shows what is missing. */
  submit: () => Promise<void>;
  sending: boolean;
  /** Why the bot was not created, if that belongs to no field. */
  problem: Problem | null;
  dismissProblem: () => void;
}

/** Creates the bot of the wizard and starts its first run. */
export function useCreateBot({
  owner,
  wizard,
  dispatch,
  countries,
  onAccountRefused,
}: CreateBotParts): CreateBotAction {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const refetch = useRefetch();
  const { mutate } = useSWRConfig();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isShown = useStillShown('wizard');

  const submit = async () => {
    dispatch({ type: 'submitted' });
    const { form } = wizard;
    if (sending || !isComplete(form)) return;
    setSending(true);
    setProblem(null);
    const body = createBody(form, countries);
    const outcome = await attempt(api.POST('/bots/create/', { body }));
    if (!outcome.ok) {
      const { faults, rest } = faultsFrom(outcome.problem);
      dispatch({ type: 'refused', faults });
      if (faults.account) onAccountRefused();
      setProblem(rest);
      setSending(false);
      return;
    }
    // A new bot earns a reward: refetch the user, so that the pill in the frame shows it at once.
    void refetch('/api/auth/me/');
    const { bot, warning } = await startFirstRun(readCreated(outcome.data));
    if (owner !== null) clearWizard(owner);
    // Prefill the cache, so that the page of the bot does not start with a loading state.
    await mutate(['/bots/{id}/', { params: { path: { id: bot.id } } }], bot, { revalidate: false });
    void refetch('/bots/', '/bots/stats/');
    const runWarning = warning && (warning.text ?? t('createBot.runWarning'));
    if (runWarning) toast.show({ tone: 'danger', text: runWarning, ofNextPage: isShown() });
    // The page of the bot repeats the warning, because the toast disappears.
    if (isShown()) navigate(paths.bot(bot.id), { state: runWarning ? { runWarning } : null });
  };

  return { submit, sending, problem, dismissProblem: () => setProblem(null) };
}
