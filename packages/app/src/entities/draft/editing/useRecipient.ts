import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api, perform } from '../../../api/client';
import { areChanges } from '../../../forms/edits/rebase';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';
import { type Autosave, type AutosaveMark, createAutosave, looksLikeAddress } from './autosave';

/** Milliseconds without typing before an address is saved (specification, section 4). */
const pause = 600;

/** The address in its field. */
export interface Recipient {
  open: boolean;
  value: string;
  mark: AutosaveMark;
}

/**
 * The address of the professor, saved automatically after a pause and on blur. `saved` is the stored value, null while
 * it is unknown; `owner` the id of the person, for what could not be saved. A value that could not be saved is kept, as in every form, and retried.
 */
export function useRecipient(
  professorId: number | null,
  owner: number | null,
  saved: string | null,
  onSaved: () => Promise<unknown>,
) {
  const name = `recipient.${professorId}`;
  const [typed, setTyped] = useState<string | null>(null);
  const [mark, setMark] = useState<AutosaveMark>('none');
  const [opened, setOpened] = useState(false);
  const autosave = useRef<Autosave | null>(null);
  const after = useRef<(value: string) => Promise<unknown>>(onSaved);
  useEffect(() => {
    after.current = (value) => {
      if (owner !== null) {
        // What was typed during the request is still unsaved, now based on this value.
        if (typed === null || typed.trim() === value) dropEdit(owner, name);
        else keepEdit(owner, name, { before: { email: value }, after: { email: typed } });
      }
      return onSaved();
    };
  });
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    // Show the stored value, so that a change made elsewhere is visible; keep only a typed value that is still unsaved.
    if (typed?.trim() === saved || mark === 'none' || mark === 'saved') setTyped(null);
  }
  useEffect(() => {
    if (saved !== null) autosave.current?.rebase(saved);
  }, [saved]);
  useEffect(
    () => () => {
      autosave.current?.flush();
      autosave.current?.stop();
    },
    [],
  );

  const start = () =>
    (autosave.current ??= createAutosave({
      saved: saved ?? '',
      pause,
      isValid: looksLikeAddress,
      onMark: setMark,
      save: async (value) => {
        const path = { id: professorId ?? 0 };
        const email = value.trim();
        const kept = await perform(
          api.PATCH('/api/professor/professors/{id}/update/', { params: { path }, body: { email } }),
        );
        if (!kept.ok) return false;
        const told = after.current(email);
        // The server may normalise the address (host in lower case): that form is shown and approved.
        const stored = kept.data?.email ?? null;
        setTyped((now) => (now === null || now.trim() === email ? stored : now));
        await told;
        return true;
      },
    }));

  const kept = useMemo(() => keptAddress(owner, name, saved), [owner, name, saved]);
  const tryAgain = useEffectEvent((value: string) => start().change(value));
  useEffect(() => {
    if (kept !== null) tryAgain(kept);
  }, [kept]);

  const change = (value: string) => {
    setTyped(value);
    start().change(value);
    setOpened(true);
    if (owner !== null) keepEdit(owner, name, { before: { email: saved ?? '' }, after: { email: value } });
  };

  const state: Recipient = { value: typed ?? kept ?? saved ?? '', mark, open: opened || kept !== null || saved === '' };
  return {
    state,
    open: () => setOpened(true),
    change,
    flush: () => autosave.current?.flush(),
  };
}

/** The kept value that could not be saved; null if there is none, or if the address has changed since. */
function keptAddress(owner: number | null, name: string, saved: string | null): string | null {
  if (owner === null || saved === null) return null;
  const kept = keptEdit(owner, name);
  return areChanges(kept, { email: saved }) && kept.before.email === saved ? (kept.after.email ?? null) : null;
}
