import type { Professor } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useUser } from '../../../entities/user/useUser';
import { useEdit } from '../../../forms/edits/useEdit';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { useCountries } from '../parts/useCountries';
import { EditFactsView } from './EditFactsView';
import { type FactsForm, changesIn, factsForm } from './factsForm';

interface EditFactsProps {
  professor: Professor;
  /** Shows what was saved. */
  onSaved: (professor: Professor | null) => void;
  onClose: () => void;
}

const atRest: { saving: boolean; problem: Problem | null } = { saving: false, problem: null };
const rules = { formOf: (stored: Professor) => factsForm.valuesOf(stored), send };

/** The dialog in which the person says for themselves what is so of a professor. What is typed is kept until it is saved. */
export function EditFacts({ professor, onSaved, onClose }: EditFactsProps) {
  const t = useT();
  const toast = useToast();
  const countries = useCountries();
  const typed = useEdit(`facts of professor ${professor.id}`, useUser()?.id ?? null, professor, rules);
  const [{ saving, problem }, setProgress] = useState(atRest);
  if (typed.edit === null) return null;
  const { form, clashes, restored } = typed.edit;

  const save = async () => {
    setProgress({ saving: true, problem: null });
    const saved = await typed.save();
    setProgress({ saving: false, problem: saved?.kind === 'failed' ? saved.problem : null });
    if (saved?.kind !== 'saved' && saved?.kind !== 'savedInPart') return;
    onSaved(saved.stored);
    if (saved.kind === 'savedInPart') return;
    toast.show({ tone: 'success', text: t('ownFacts.saved', { name: named(t, form.full_name) }) });
    onClose();
  };

  return (
    <EditFactsView
      state={{ professor, form, clashes, restored, countries, saving, problem }}
      onChange={typed.change}
      onKeepMine={typed.keepMine}
      onTakeTheirs={typed.takeTheirs}
      onSave={() => void save()}
      onDiscard={() => void typed.forget()}
      onClose={onClose}
    />
  );
}

function send(professor: Professor, form: FactsForm) {
  const body = changesIn(professor, form);
  return (
    body &&
    attempt(api.PATCH('/api/professor/professors/{id}/update/', { params: { path: { id: professor.id } }, body }))
  );
}
