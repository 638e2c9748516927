import type { EmailDraft } from '@peyk/api-types';
import { useEffect, useMemo, useState } from 'react';
import { unboundTexts } from '../../../entities/draft/checks';
import { canChange } from '../../../entities/draft/draftState';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';

/**
 * The texts of the sentences without a source that the person states themselves (EVD-04). They are kept for the tab like every unsaved
 * edit. A sentence that was changed or deleted is no longer stated, also when the same words come back. No approval goes without a statement of
 * each, so in an approved email all of them are, wherever it is opened.
 */
export function useStated(professorId: number | null, owner: number | null, draft: EmailDraft | undefined) {
  const name = `stated.${professorId}`;
  const kept = useMemo(() => (owner === null ? [] : textsIn(keptEdit(owner, name))), [owner, name]);
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const all = own ?? kept;
  const there = draft && unboundTexts(draft);
  const stated = there ? all.filter((text) => there.includes(text)) : all;
  if (stated.length < all.length) setOwn(stated);
  useEffect(() => {
    if (own === null || owner === null) return;
    if (own.length === 0) dropEdit(owner, name);
    else keepEdit(owner, name, own);
  }, [own, owner, name]);
  return {
    stated: there && draft && !canChange(draft.state) ? there : stated,
    state: (text: string, ticked: boolean) =>
      setOwn((now) => {
        const others = (now ?? kept).filter((each) => each !== text);
        return ticked ? [...others, text] : others;
      }),
  };
}

const textsIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
