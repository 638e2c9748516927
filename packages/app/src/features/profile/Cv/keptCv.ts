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
    typeof other.html === 'string' &&
    typeof other.file === 'string' &&
    other.mark !== undefined &&
    other.pages !== undefined &&
    [other.interests, other.changes, other.notInEnglish, other.withoutGlyph].every((list) => Array.isArray(list)) &&
    !!other.options;
  return Array.isArray(wanted) && typeof options === 'object' && (cv === null || (!!cv && isWhole(cv)));
};

const isUntouched = ({ wanted, force, options, cv }: CvChoice): boolean =>
  wanted.length === 0 && !force && cv === null && options === usualOptions;

function readChoice(owner: number): CvChoice {
  const kept = keptEdit(owner, form);
  return isChoice(kept) ? kept : noChoice;
}

/**
 * The choice of this person, kept like unsaved edits while the tab is open: it is there again after leaving the step or reloading, and gone
 * after signing out.
 */
export function useKeptChoice(owner: number | null): [CvChoice, (change: (now: CvChoice) => CvChoice) => void] {
  const [choice, setChoice] = useState(() => ({ ...(owner === null ? noChoice : readChoice(owner)), owner }));
  // The person is known a moment after a reload, or is another one.
  if (owner !== null && choice.owner !== owner) {
    // What was chosen in that moment is newer than what was kept.
    const isChosen = choice.owner === null && !isUntouched(choice);
    setChoice({ ...(isChosen ? choice : readChoice(owner)), owner });
  }
  const change = (make: (now: CvChoice) => CvChoice) =>
    setChoice((now) => {
      const next = make(now);
      if (owner !== null) {
        if (isUntouched(next)) dropEdit(owner, form);
        else keepEdit(owner, form, { wanted: next.wanted, force: next.force, options: next.options, cv: next.cv });
      }
      return { ...next, owner };
    });
  return [choice, change];
}
