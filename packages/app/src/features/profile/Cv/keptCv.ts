import { useState } from 'react';
import { dropEdit, keepEdit, keptEdit } from '../../../session/unsavedEdits';
import type { GeneratedCv } from './Cv.states';
import { type CvOptions, usualOptions } from './cvCalls';

/** What a person has chosen in the CV step, and the CV made of it. */
export interface CvChoice {
  wanted: readonly number[];
  force: boolean;
  options: CvOptions;
  cv: GeneratedCv | null;
}

export const noChoice: CvChoice = { wanted: [], force: false, options: usualOptions, cv: null };
const form = 'cv';

const isChoice = (kept: unknown): kept is CvChoice => {
  const { wanted, options, cv } = (kept ?? {}) as Partial<CvChoice>;
  const isWhole = (other: Partial<GeneratedCv>) =>
    typeof other.html === 'string' && Array.isArray(other.interests) && Array.isArray(other.changes) && !!other.options;
  return Array.isArray(wanted) && typeof options === 'object' && (cv === null || (!!cv && isWhole(cv)));
};

function readChoice(owner: number): CvChoice {
  const kept = keptEdit(owner, form);
  return isChoice(kept) ? kept : noChoice;
}

/**
 * The choice of this person, kept like unsaved edits while the tab is open: it is there again after leaving the step or reloading, and gone
 * after signing out.
 */
export function useKeptChoice(owner: number | null): [CvChoice, (change: (now: CvChoice) => CvChoice) => void] {
  const [choice, setChoice] = useState(() => ({ owner, ...(owner === null ? noChoice : readChoice(owner)) }));
  // The person is known a moment after a reload, or is another one.
  if (owner !== null && choice.owner !== owner) setChoice({ owner, ...readChoice(owner) });
  const change = (make: (now: CvChoice) => CvChoice) =>
    setChoice((now) => {
      const next = make(now);
      if (owner !== null) {
        if (next.wanted.length === 0 && next.cv === null && next.options === usualOptions) dropEdit(owner, form);
        else keepEdit(owner, form, { wanted: next.wanted, force: next.force, options: next.options, cv: next.cv });
      }
      return { owner, ...next };
    });
  return [choice, change];
}
