import type { ProfessorByHandCheck } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useUser } from '../../../entities/user/useUser';
import { useEdit } from '../../../forms/edits/useEdit';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { paths } from '../../../paths';
import { useCountries } from '../parts/useCountries';
import { AddProfessorView } from './AddProfessorView';
import type { AddProfessorState, SuggestionsPart } from './AddProfessor.states';
import { byHandForm } from './byHandForm';
import { countryIdOf, universitiesNamed } from './universities';

/** The record that the form stands on: nothing yet. One object, so that what is typed is not rebased. */
const nothing = {};
const rules = { formOf: () => byHandForm.valuesOf(null), send: () => null };

interface Progress {
  found: ProfessorByHandCheck | null;
  busy: boolean;
  problem: Problem | null;
}
const atRest: Progress = { found: null, busy: false, problem: null };

/** The dialog in which a professor is added by hand. What is typed is kept until it is added, also when the dialog is closed. */
export function AddProfessor({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const user = useUser();
  const refetch = useRefetch();
  const [, navigate] = useLocation();
  const typed = useEdit('professor by hand', user?.id ?? null, nothing, rules);
  const form = typed.edit?.form ?? byHandForm.valuesOf(null);
  const [{ found, busy, problem }, setProgress] = useState(atRest);
  const { countries, suggestions, retry } = usePlaces(form.university_country, form.university_name);

  const check = async () => {
    setProgress({ ...atRest, busy: true });
    const outcome = await attempt(
      api.POST('/api/professor/professors/by-hand/check/', { body: byHandForm.bodyOf(form) }),
    );
    setProgress(outcome.ok ? { ...atRest, found: outcome.data } : { ...atRest, problem: outcome.problem });
  };
  const add = async () => {
    setProgress({ found, busy: true, problem: null });
    const another = (found?.alike.length ?? 0) > 0;
    const outcome = await attempt(
      api.POST('/api/professor/professors/by-hand/', { body: { ...byHandForm.bodyOf(form), another } }),
    );
    // Somebody alike came to the list since it was looked at: they are shown.
    if (!outcome.ok && outcome.problem.kind === 'conflict') return check();
    if (!outcome.ok)
      // A field that is refused now is mended in the form.
      return setProgress({
        found: outcome.problem.kind === 'invalid' ? null : found,
        busy: false,
        problem: outcome.problem,
      });
    typed.forget();
    toast.show({ tone: 'success', text: t('addProfessor.added', { name: named(t, outcome.data.full_name) }) });
    void refetch('/api/professor/professors/', '/api/professor/professors/stats/');
    onClose();
    navigate(paths.professor(outcome.data.id));
  };

  const state: AddProfessorState = {
    form,
    restored: typed.edit?.restored ?? false,
    countries,
    suggestions,
    step: found ? { status: 'found', found } : { status: 'form' },
    busy,
    problem,
  };
  return (
    <AddProfessorView
      state={state}
      onChange={typed.change}
      onCheck={() => void check()}
      onBack={() => setProgress(atRest)}
      onAdd={() => void add()}
      onRetrySuggestions={retry}
      onClear={() => void typed.forget()}
      onClose={onClose}
    />
  );
}

/** The countries of the directory, and the universities of the chosen one that fit what is typed. */
function usePlaces(country: string, university: string) {
  const countries = useCountries();
  const id = countries.status === 'ready' ? countryIdOf(countries.countries, country) : null;
  const there = useApi(
    id === null ? null : '/universities/',
    { params: { query: { country: id ?? 0 } } },
    { revalidateOnFocus: false },
  );
  const suggestions: SuggestionsPart =
    id === null
      ? { status: 'idle' }
      : there.data !== undefined
        ? { status: 'ready', found: universitiesNamed(listOf(there.data).items, university) }
        : { status: there.problem ? 'failed' : 'loading' };
  return { countries, suggestions, retry: () => void there.reload() };
}
