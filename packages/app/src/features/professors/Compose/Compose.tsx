import { useState } from 'react';
import { useRefetch } from '../../../api/useApi';
import { Attachments } from '../../../entities/draft/attachments/Attachments';
import { type Editing, editName, saveText, textOf } from '../../../entities/draft/editing/letterText';
import { useRecipient } from '../../../entities/draft/editing/useRecipient';
import { useDraft } from '../../../entities/draft/useDraft';
import { useUser } from '../../../entities/user/useUser';
import { useEdit } from '../../../forms/edits/useEdit';
import type { Addressee } from './Compose.states';
import { ComposeView } from './ComposeView';
import { toComposeState } from './toState';

const atRest: Pick<Editing, 'saving' | 'problem'> = { saving: false, problem: null };

/** The dialog of Send Email: the draft is written when it opens, if there is none. Give it the professor's id as key. */
export function Compose({ to, onClose }: { to: Addressee; onClose: () => void }) {
  const user = useUser();
  const refetch = useRefetch();
  const draft = useDraft(to.id, true);
  const [saving, setSaving] = useState(atRest);
  const [saved, setSaved] = useState(false);
  // The list shows the state of each draft, and the review queue of a bot the same text.
  const stale = () => refetch('/api/professor/professors/', '/bots/{id}/results/');
  const recipient = useRecipient(to.id, user?.id ?? null, draft.data ? (draft.data.to_email ?? '') : null, async () => {
    await Promise.all([draft.reload(), refetch('/api/professor/professors/{id}/'), stale()]);
  });
  const letter = useEdit(editName(to.id), user?.id ?? null, draft.data ?? null, { formOf: textOf, send: saveText });

  const save = async () => {
    setSaved(false);
    setSaving({ saving: true, problem: null });
    const done = await letter.save();
    if (done === null) return setSaving(atRest);
    // Also after a conflict: the form then stands on the draft as it is stored.
    if (done.kind !== 'failed') await (done.stored ? draft.replace(done.stored) : draft.reload());
    setSaving({ saving: false, problem: done.kind === 'failed' ? done.problem : null });
    setSaved(done.kind === 'saved');
    if (done.kind === 'saved' || done.kind === 'savedInPart') void stale();
  };
  const close = () => {
    void stale();
    onClose();
  };

  return (
    <ComposeView
      state={toComposeState({
        to,
        draft,
        editing: letter.edit && {
          ...letter.edit.form,
          clashes: letter.edit.clashes,
          restored: letter.edit.restored,
          begin: null,
          ...saving,
        },
        recipient: recipient.state,
        dirty: letter.isChanged,
        saved: saved && !letter.isChanged,
      })}
      files={
        draft.data ? (
          <Attachments
            draft={draft.data}
            level={3}
            onChanged={async (changed) => {
              await draft.replace(changed);
              void stale();
            }}
          />
        ) : null
      }
      onRetry={() => void draft.reload()}
      onChange={letter.change}
      onSave={() => void save()}
      onKeepMine={letter.keepMine}
      onTakeTheirs={letter.takeTheirs}
      onDiscard={() => void letter.forget()}
      onRecipientChange={recipient.change}
      onRecipientBlur={recipient.flush}
      onClose={close}
    />
  );
}
