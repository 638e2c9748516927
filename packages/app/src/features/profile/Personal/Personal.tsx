import { type PhotoFault, useToast } from '@peyk/design-system';
import { useMemo, useState } from 'react';
import type { Problem } from '../../../api/problem';
import { useApi, useRefetch } from '../../../api/useApi';
import { useUser } from '../../../entities/user/useUser';
import { useEdit } from '../../../forms/edits/useEdit';
import { NO_FAULTS, hasFaults } from '../../../forms/fault';
import { useT } from '../../../i18n/I18n';
import { useDebounced } from '../../../ui/useDebounced';
import type { PersonalState } from './Personal.states';
import { PersonalView } from './PersonalView';
import { type PersonalFaults, faultsOf, faultsSaid, pictureOf } from './personalForm';
import { type PersonRecord, formOf, recordOf, savePerson } from './savePerson';
import { usePicture } from './usePicture';

/** The personal step of the profile builder. */
export function Personal() {
  const id = useUser()?.id;
  return <PersonalEditor key={id} />;
}

interface Outcome {
  faults: PersonalFaults;
  problem: Problem | null;
  saving: boolean;
}
/** The file that was chosen, on its way to be a photo. */
interface Chosen {
  cropping: File | null;
  photoFault: PhotoFault | null;
}
const noneChosen: Chosen = { cropping: null, photoFault: null };
const untouched: Outcome = { faults: NO_FAULTS, problem: null, saving: false };
/** A pause in typing, so that half an address is not asked for a picture. */
const typingPauseMs = 500;

/** The form of one person. */
function PersonalEditor() {
  const t = useT();
  const toast = useToast();
  const refetch = useRefetch();
  const me = useApi('/api/auth/me/');
  const user = useUser();
  const record = useMemo(() => user && recordOf(user), [user]);
  const [photo, setPhoto] = useState<File | null>(null);
  const [chosen, setChosen] = useState(noneChosen);
  const [outcome, setOutcome] = useState(untouched);
  const [confirming, setConfirming] = useState(false);
  const { edit, change, keepMine, takeTheirs, save } = useEdit(
    user && `personal.${user.id}`,
    user?.id ?? null,
    record,
    { formOf, send: (stored, form) => savePerson(stored, form, photo) },
  );
  const address = useDebounced(edit?.form.photo_url ?? '', typingPauseMs);
  const picture = usePicture(photo ?? pictureOf(address));

  const submit = async (isDayWritten: boolean, isConfirmed = false) => {
    setConfirming(false);
    if (!edit) return;
    const faults = faultsOf(edit.form, isDayWritten);
    if (hasFaults(faults)) {
      setOutcome({ faults, problem: null, saving: false });
      return;
    }
    // The server takes a gender once.
    if (!isConfirmed && edit.stored.me.gender === null && edit.form.gender !== '') {
      setOutcome(untouched);
      setConfirming(true);
      return;
    }
    setOutcome({ ...untouched, saving: true });
    const saved = await save();
    if (saved?.kind === 'saved' || saved?.kind === 'savedInPart') {
      setPhoto((now) => (now === photo ? null : now));
      await show(saved.stored);
      toast.show({ tone: 'success', text: t('personal.saved') });
    }
    setOutcome(
      saved?.kind === 'failed'
        ? { faults: faultsSaid(saved.problem), problem: saved.problem, saving: false }
        : untouched,
    );
  };

  /** Shows what was saved wherever the person is shown, and reads it again: a call may have changed more than it answers. */
  const show = async (saved: PersonRecord | null) => {
    if (saved) await me.replace(saved.me);
    const fresh = refetch('/api/auth/me/', '/api/student/profile/edit/');
    if (!saved) await fresh;
  };

  const state: PersonalState = edit
    ? {
        status: 'ready',
        user: edit.stored.me,
        form: edit.form,
        clashes: edit.clashes,
        restored: edit.restored,
        photo,
        ...chosen,
        picture,
        faults: outcome.faults,
        saveProblem: outcome.problem,
        saving: outcome.saving,
        confirming,
      }
    : me.problem
      ? { status: 'failed', problem: me.problem }
      : { status: 'loading' };

  return (
    <PersonalView
      state={state}
      onChange={change}
      onChoose={(cropping) => setChosen({ cropping, photoFault: null })}
      onPhoto={(square) => {
        setChosen(noneChosen);
        // Without a newly chosen file, Remove is about the stored photo.
        if (square === null && photo === null) change({ photo_url: '' });
        else setPhoto(square);
      }}
      onCropEnd={(photoFault) => setChosen({ cropping: null, photoFault })}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onSave={(isDayWritten) => void submit(isDayWritten)}
      onConfirm={() => void submit(true, true)}
      onBack={() => setConfirming(false)}
      onRetry={() => void me.reload()}
    />
  );
}
