import { useToast } from '@peyk/design-system';
import { useEffect, useReducer, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { useGmailAccounts } from '../../../modules/GmailConnect/useGmailAccounts';
import { useGmailConnect } from '../../../modules/GmailConnect/useGmailConnect';
import { paths } from '../../../paths';
import { useUser } from '../../../session/useUser';
import { CreateBotView } from './CreateBotView';
import { startFirstRun } from './startFirstRun';
import { createBotState, neededCountries } from './toState';
import { useCountries } from './useCountries';
import { useDebounced } from './useDebounced';
import { useUniversities } from './useUniversities';
import { dropDraft, keepDraft, keptDraft } from './wizard/draft';
import { isComplete } from './wizard/faults';
import { createBody, faultsFrom, readCreated } from './wizard/payload';
import { emptyWizard } from './wizard/types';
import { wizardReducer } from './wizard/wizard';

const searchPauseMs = 300;

/** /create-bot. Begins again where the person left it, once it is known who that is. */
export function CreateBot() {
  const owner = useUser()?.id ?? null;
  return <WizardOf key={owner} owner={owner} />;
}

function WizardOf({ owner }: { owner: number | null }) {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const refetch = useRefetch();
  const { mutate } = useSWRConfig();
  const [wizard, dispatch] = useReducer(wizardReducer, owner, (id) => (id === null ? emptyWizard : keptDraft(id)));
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (owner !== null && wizard !== emptyWizard) keepDraft(wizard, owner);
  }, [wizard, owner]);

  const interests = useApi('/api/student/research-interests/');
  const countries = useCountries();
  const universities = useUniversities(neededCountries(wizard, countries.result.data));
  const accounts = useGmailAccounts();
  const query = useDebounced(wizard.form.query, searchPauseMs);
  const { connect, start, dismiss } = useGmailConnect({
    opener: 'popup',
    onConnected: ({ id }) => dispatch({ type: 'accountPicked', account: id }),
  });

  const submit = async () => {
    dispatch({ type: 'submitted' });
    const { form } = wizard;
    if (sending || !isComplete(form)) return;
    setSending(true);
    setProblem(null);
    const outcome = await attempt(api.POST('/bots/create/', { body: createBody(form, countries.result.data ?? []) }));
    if (!outcome.ok) {
      const { faults, rest } = faultsFrom(outcome.problem);
      dispatch({ type: 'refused', faults });
      setProblem(rest ? outcome.problem : null);
      setSending(false);
      return;
    }
    const { bot, warning } = await startFirstRun(readCreated(outcome.data));
    dropDraft();
    await mutate(['/bots/{id}/', { params: { path: { id: bot.id } } }], bot, { revalidate: false });
    void refetch('/bots/', '/bots/stats/');
    if (warning) toast.show({ tone: 'danger', text: warning.text ?? t('createBot.runWarning') });
    navigate(paths.bot(bot.id));
  };

  const list = interests.data === undefined ? undefined : listOf(interests.data).items;
  return (
    <CreateBotView
      state={createBotState({
        wizard,
        interests: { ...interests, data: list },
        countries: countries.result,
        universities,
        accounts: accounts.result,
        query,
        connect,
        sending,
        problem,
      })}
      dispatch={dispatch}
      onSubmit={() => void submit()}
      onConnect={start}
      onDismissConnect={dismiss}
      onDismissProblem={() => setProblem(null)}
      onRetryInterests={() => void interests.reload()}
      onRetryCountries={() => void countries.reload()}
      onRetryUniversities={() => void universities.reload()}
      onRetryAccounts={() => void accounts.reload()}
    />
  );
}
