import { useEffect, useMemo, useState } from 'react';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';
import type { Answers, GapAnswer } from './DraftEditor.states';

const empty: GapAnswer = { text: '', keep: false, saving: false, problem: null };

/** What is being written into the gaps of a draft, by the names of the gaps. It is kept for the tab like every unsaved edit. */
export function useAnswers(professorId: number | null, owner: number | null) {
  const name = `gaps.${professorId}`;
  const kept = useMemo(() => (owner === null ? {} : answersIn(keptEdit(owner, name))), [owner, name]);
  const [own, setOwn] = useState<Answers | null>(null);
  const answers = own ?? kept;
  useEffect(() => {
    if (own === null || owner === null) return;
    const typed = Object.entries(own).filter(([, { text }]) => text);
    if (typed.length === 0) return dropEdit(owner, name);
    keepEdit(owner, name, Object.fromEntries(typed.map(([gap, { text, keep }]) => [gap, { text, keep }])));
  }, [own, owner, name]);
  return {
    answers,
    change: (gap: string, part: Partial<GapAnswer>) =>
      setOwn((now) => {
        const all = now ?? kept;
        return { ...all, [gap]: { ...empty, ...all[gap], ...part } };
      }),
    forget: (gap: string) =>
      setOwn((now) => Object.fromEntries(Object.entries(now ?? kept).filter(([key]) => key !== gap))),
  };
}

function answersIn(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([gap, value]: [string, Partial<GapAnswer> | null]) =>
      typeof value?.text === 'string' ? [[gap, { ...empty, text: value.text, keep: value.keep === true }]] : [],
    ),
  );
}
