import { Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useApi } from '../../../api/useApi';
import { completionOf } from '../../../entities/user/completion';
import { isPersonalValid, isProfileComplete, lacksOnlyAddress } from '../../../entities/user/personalProgress';
import { hasStart } from '../../../entities/sentences/threeSentences';
import { useUser } from '../../../entities/user/useUser';
import { usePageTitle } from '../../../ui/pageChange';
import { LISTS, isList, pathOf, stepOf, useStepTitle } from '../steps';
import { countsOf } from './countsOf';
import { missingOf, ownWordsOf } from './missing';
import { ProfileView } from './ProfileView';
import { StepArriving } from './parts/StepPlaceholder';
import { Arrival, Cv, ListStep, PersonalStep, fetchStepsAhead } from './stepParts';

/** The profile builder: the current one of its steps is in the address. */
export function Profile() {
  const search = useSearch();
  const step = stepOf(search);
  const entered = useHasMoved(step);
  const user = useUser();
  const all = useApi('/api/student/cv/');
  const own = useApi(step !== null && isList(step) ? pathOf(step) : null);
  const titleOf = useStepTitle();
  usePageTitle(titleOf(step ?? 'profile'));
  const counts = countsOf(all.data, step, own);
  const extras = useApi('/api/student/profile/edit/').data;
  const isPersonalComplete = user !== null && isProfileComplete(user);
  // As long as one list is not known, a share of them would be a guess.
  const lists = Object.values(LISTS).map((name) => counts[name]);
  const completion =
    user && lists.every((count) => count !== undefined) ? completionOf(isPersonalComplete, lists) : null;
  const missing = missingOf({
    counts,
    isPersonalComplete,
    lacksOnlyAddress: user !== null && lacksOnlyAddress(user),
    ...ownWordsOf(all.data),
    hasPlan: extras && hasStart(extras),
  });
  useEffect(fetchStepsAhead, []);
  return (
    <ProfileView state={{ step, entered, counts, isPersonalValid: user && isPersonalValid(user), completion, missing }}>
      {step === null ? null : (
        <Suspense key={step} fallback={<StepArriving step={step} />}>
          {step === 'profile' ? <PersonalStep /> : step === 'cv' ? <Cv /> : <ListStep step={step} entered={entered} />}
        </Suspense>
      )}
      {search.includes('entry=') ? (
        <Suspense>
          <Arrival />
        </Suspense>
      ) : null}
    </ProfileView>
  );
}

/** Whether the person has gone from one step to another since the page was opened. */
function useHasMoved(step: string | null): boolean {
  const [seen, setSeen] = useState({ step, moved: false });
  if (seen.step !== step) setSeen({ step, moved: true });
  return seen.moved || seen.step !== step;
}
