import type { Import, ImportSaved, ImportUndone } from '@peyk/api-types';
import type { Outcome } from '../../../api/client';
import { isUnknownPath } from '../../../api/pathFallback';
import type { Problem } from '../../../api/problem';
import { serverFaults } from '../../../forms/serverFaults';
import type { FetchedFile } from '../fetchFile';
import type { Step } from '../steps';
import type { ExportStep, ImportState, ReadStep, SaveStep, UndoStep } from './Import.states';
import { type Choice, type Found, isNothing } from './found';
import type { Source } from './sources';

/** How far an import has come. */
export type Phase =
  | { at: 'choose' }
  | { at: 'found'; found: Found; choice: Choice; saving: SaveStep }
  | { at: 'saved'; id: number; counts: ImportSaved | null; steps: readonly Step[]; undo: UndoStep }
  | { at: 'undone'; counts: ImportUndone | null };

interface ImportUiState {
  phase: Phase;
  source: Source;
  reading: ReadStep;
  bibtex: ExportStep;
  jsonResume: ExportStep;
  withReferees: boolean;
}

/** What the person has done, as the state of the screen. */
export function toImportState({ phase, ...choose }: ImportUiState): ImportState {
  switch (phase.at) {
    case 'choose':
      return { status: 'choose', ...choose };
    case 'found': {
      const { found, choice, saving } = phase;
      return isNothing(found) ? { status: 'nothing', found } : { status: 'found', found, choice, saving };
    }
    case 'saved': {
      const { counts, steps, undo } = phase;
      return { status: 'saved', counts, steps, undo };
    }
    case 'undone':
      return { status: 'undone', counts: phase.counts };
  }
}

/** How reading ended: at the field where the server names one. */
export function readStepOf(outcome: Outcome<Import>): ReadStep {
  if (outcome.ok) return { status: 'idle' };
  const { problem } = outcome;
  if (isUnknownPath(problem)) return { status: 'unavailable' };
  const { faults, rest } = serverFaults(problem, (name) => (name === 'text' || name === 'file' ? name : undefined));
  return rest === null ? { status: 'refused', faults } : { status: 'failed', problem: rest };
}

/** A file of a mark of UTF-8, or of a line's end, has nothing in it. */
const BLANK_BYTES = 3;

/** How a download ended. */
export function exportStepOf(outcome: Outcome<FetchedFile>): ExportStep {
  if (!outcome.ok) {
    return isUnknownPath(outcome.problem) ? { status: 'unavailable' } : { status: 'failed', problem: outcome.problem };
  }
  return { status: outcome.data.file.size <= BLANK_BYTES ? 'empty' : 'done' };
}

/** Whether a conflict says that what was asked for has been done already: the answer to the first press was lost. */
export const isDone = (problem: Problem, code: string): boolean => problem.kind === 'conflict' && problem.code === code;
