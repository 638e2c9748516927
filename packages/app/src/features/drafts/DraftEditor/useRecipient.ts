import { useEffect, useRef, useState } from 'react';
import { api, attempt } from '../../../api/client';
import { type Autosave, type AutosaveMark, createAutosave, looksLikeAddress } from './autosave';
import type { Recipient } from './DraftEditor.states';

/** Milliseconds without typing before an address is saved (specification, section 4). */
const pause = 600;

/**
 * The address of the professor, which saves itself after a pause and when the field is left. `saved` is what the server
 * has, null while that is not known.
 */
export function useRecipient(professorId: number | null, saved: string | null, onSaved: () => Promise<unknown>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [mark, setMark] = useState<AutosaveMark>('none');
  const [opened, setOpened] = useState(false);
  const autosave = useRef<Autosave | null>(null);
  const after = useRef(onSaved);
  useEffect(() => {
    after.current = onSaved;
  });
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
        const kept = await attempt(
          api.PATCH('/api/professor/professors/{id}/update/', { params: { path }, body: { email: value.trim() } }),
        );
        if (kept.ok) await after.current();
        return kept.ok;
      },
    }));

  const state: Recipient = { value: typed ?? saved ?? '', mark, open: opened || saved === '' };
  return {
    state,
    open: () => setOpened(true),
    change: (value: string) => {
      setTyped(value);
      start().change(value);
      setOpened(true);
    },
    flush: () => autosave.current?.flush(),
  };
}
