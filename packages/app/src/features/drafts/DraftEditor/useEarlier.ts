import type { DraftSentence, EmailDraft } from '@peyk/api-types';
import { useMemo, useState } from 'react';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';
import type { Earlier } from './DraftEditor.states';

/**
 * The text that a draft had before its last change here, for as long as the draft is as that change left it. It is kept for the tab, so
 * that what a person wrote can be brought back after a reload (LTR-17).
 */
export function useEarlier(professorId: number | null, owner: number | null, draft: EmailDraft | undefined) {
  const name = `earlier.${professorId}`;
  const kept = useMemo(() => (owner === null ? undefined : keptEdit(owner, name)), [owner, name]);
  const [own, setOwn] = useState<Earlier | null>();
  const found = own === undefined ? (isEarlier(kept) ? kept : null) : own;
  return {
    earlier: found !== null && found.version === draft?.version ? found : null,
    remember: (before: EmailDraft, version: number, of: Earlier['of']) => {
      const { subject, body, sentences = [] } = before;
      const earlier = { subject, body, sentences, version, of };
      setOwn(earlier);
      if (owner !== null) keepEdit(owner, name, earlier);
    },
    /** The text stays as it is under a new version. */
    carry: (version: number) => {
      if (found === null || found.version !== draft?.version) return;
      setOwn({ ...found, version });
      if (owner !== null) keepEdit(owner, name, { ...found, version });
    },
    forget: () => {
      setOwn(null);
      if (owner !== null) dropEdit(owner, name);
    },
  };
}

function isEarlier(value: unknown): value is Earlier {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, body, sentences, version, of } = value as Partial<Record<keyof Earlier, unknown>>;
  return (
    typeof subject === 'string' &&
    typeof body === 'string' &&
    typeof version === 'number' &&
    (of === 'edit' || of === 'sentence' || of === 'rewrite') &&
    Array.isArray(sentences) &&
    sentences.every((each: DraftSentence | null) => typeof each?.text === 'string')
  );
}
