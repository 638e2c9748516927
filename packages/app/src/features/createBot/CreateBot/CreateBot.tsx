import type { Country } from '@peyk/api-types';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { listOf } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { neededCountries } from '../../../entities/bot/search/finderState';
import { useCountries } from '../../../entities/bot/search/useCountries';
import { useFoundUniversities } from '../../../entities/bot/search/useFoundUniversities';
import { isUsable } from '../../../entities/gmailAccount/accounts';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useGmailConnect } from '../../../entities/gmailAccount/useGmailConnect';
import { useThreeSentences } from '../../../entities/sentences/useThreeSentences';
import { useUser } from '../../../entities/user/useUser';
import { CreateBotView } from './CreateBotView';
import { createBotState } from './toState';
import { useCreateBot } from './useCreateBot';
import { useProposedName } from './useProposedName';
import { useWithoutEnglish } from './useWithoutEnglish';
import { storeWizard, loadWizard } from './wizard/storedWizard';
import { emptyWizard } from './wizard/types';
import { wizardReducer } from './wizard/wizard';

const noCountries: readonly Country[] = [];

/** /create-bot. Restores the draft of the person, once the user is loaded. */
export function CreateBot() {
  const owner = useUser()?.id ?? null;
  const [wizard, dispatch] = useReducer(wizardReducer, owner, (id) => (id === null ? emptyWizard : loadWizard(id)));
  useEffect(() => {
    if (owner !== null && wizard !== emptyWizard) storeWizard(wizard, owner);
  }, [wizard, owner]);

  const interests = useApi('/api/student/research-interests/');
  const countries = useCountries();
  const accounts = useGmailAccounts();
  const found = useFoundUniversities(wizard, neededCountries(wizard, countries.result.data));
  const { lacking: sentences } = useThreeSentences(owner);
  const limits = useApi('/api/sending/').data?.limits ?? null;
  const { connect, start, dismiss } = useGmailConnect({
    opener: 'popup',
    onConnected: ({ id }) => dispatch({ type: 'accountPicked', account: id }),
  });
  const { submit, sending, problem, dismissProblem } = useCreateBot({
    owner,
    wizard,
    dispatch,
    countries: countries.result.data ?? [],
    onAccountRefused: () => void accounts.reload(),
  });

  const areas = interests.data;
  const list = areas === undefined ? undefined : listOf(areas).items;
  const withoutEnglish = useWithoutEnglish(list?.find(({ id }) => id === wizard.form.area?.id));
  const addresses = accounts.result.data;
  const sayAreas = useEffectEvent(() => {
    if (!list || owner === null) return;
    dispatch({ type: 'areasKnown', ids: list.map(({ id }) => id) });
    const [only, other] = list;
    if (only && !other) dispatch({ type: 'onlyAreaKnown', area: { id: only.id, name: only.interest_name } });
  });
  const sayAccounts = useEffectEvent(() => {
    const usable = addresses?.filter((account) => isUsable(account));
    if (usable && owner !== null) dispatch({ type: 'accountsKnown', ids: usable.map(({ id }) => id) });
  });
  // First the draft: it may refer to entries that were deleted, have expired or were disconnected since.
  useEffect(() => {
    if (owner === null) return;
    dispatch({ type: 'draftFound', draft: loadWizard(owner) });
    sayAreas();
    sayAccounts();
  }, [owner]);
  useEffect(() => {
    if (areas) sayAreas();
  }, [areas]);
  useEffect(() => {
    if (addresses) sayAccounts();
  }, [addresses]);

  const proposed = useProposedName(wizard.form, countries.result.data ?? noCountries);
  useEffect(() => {
    if (proposed !== null) dispatch({ type: 'nameProposed', name: proposed });
  }, [proposed]);

  return (
    <CreateBotView
      state={createBotState({
        wizard,
        interests: { ...interests, data: list },
        withoutEnglish,
        countries: countries.result,
        accounts: accounts.result,
        ...found,
        sentences,
        limits,
        connect,
        sending,
        problem,
      })}
      dispatch={dispatch}
      onSubmit={() => void submit()}
      onConnect={start}
      onDismissConnect={dismiss}
      onDismissProblem={dismissProblem}
      onRetryInterests={() => void interests.reload()}
      onRetryCountries={() => void countries.reload()}
      onRetryUniversities={() => void (countries.result.data ? found.universities.reload() : countries.reload())}
      onRetryAccounts={() => void accounts.reload()}
    />
  );
}
