import type { StudentProfile } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { useUser } from '../../../entities/user/useUser';
import { changesOf } from '../../../forms/edits/rebase';
import { useEdit } from '../../../forms/edits/useEdit';
import { useT } from '../../../i18n/I18n';
import type { PlanState } from './Plan.states';
import { PlanView } from './PlanView';
import { type PlanForm, planForm } from './planForm';

const PATH = '/api/student/profile/edit/';
const formOf = (stored: StudentProfile): PlanForm => planForm.valuesOf(stored);

/** Saves what differs from the stored plan; null where nothing does. */
function send(stored: StudentProfile, form: PlanForm) {
  const [before, after] = [planForm.bodyOf(formOf(stored)), planForm.bodyOf(form)];
  const changes = changesOf(before, after);
  if (changes === null) return null;
  const { version } = stored;
  return perform(api.PATCH(PATH, { body: { ...changes.after, ...(version === undefined ? {} : { version }) } }));
}

/** What the person looks for, inside its card in the personal step of the profile. Mounted anew for another person. */
export function Plan() {
  const owner = useUser()?.id ?? null;
  return <PlanEditor key={owner} owner={owner} />;
}

function PlanEditor({ owner }: { owner: number | null }) {
  const t = useT();
  const toast = useToast();
  const stored = useApi(PATH);
  const [saving, setSaving] = useState(false);
  const [saveProblem, setSaveProblem] = useState<Problem | null>(null);
  const { edit, change, keepMine, takeTheirs, save } = useEdit(
    owner === null ? null : 'plan',
    owner,
    stored.data ?? null,
    { formOf, send },
  );

  const submit = async () => {
    setSaving(true);
    setSaveProblem(null);
    const saved = await save();
    if (saved?.kind === 'saved' || saved?.kind === 'savedInPart') {
      if (saved.stored) await stored.replace(saved.stored);
      else await stored.reload();
      toast.show({ tone: 'success', text: t('plan.saved') });
    }
    if (saved?.kind === 'failed') setSaveProblem(saved.problem);
    setSaving(false);
  };

  const state: PlanState = edit
    ? { status: 'ready', form: edit.form, clashes: edit.clashes, restored: edit.restored, saveProblem, saving }
    : stored.problem
      ? { status: 'failed', problem: stored.problem }
      : { status: 'loading' };
  return (
    <PlanView
      state={state}
      onChange={change}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onSave={() => void submit()}
      onRetry={() => void stored.reload()}
    />
  );
}
