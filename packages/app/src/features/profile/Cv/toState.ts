import type { ResearchInterest } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { CvState, CvStep, GeneratedCv } from './Cv.states';
import type { CvOptions } from './cvCalls';

export interface CvUiState {
  /** The ids of the interests that were chosen; one may have been removed since. */
  wanted: readonly number[];
  force: boolean;
  options: CvOptions;
  generate: CvStep;
  download: CvStep;
  typst: CvStep;
  cv: GeneratedCv | null;
}

/** Combines the list of interests and what the person has done with it into the state of the step. */
export function toCvState(
  { data, problem, leftOut }: Pick<ApiResult<readonly ResearchInterest[]>, 'data' | 'problem' | 'leftOut'>,
  { wanted, generate, download, typst, ...rest }: CvUiState,
): CvState {
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  if (data.length === 0) return { status: 'empty', leftOut };
  // In the order of the profile, as the server has them in a CV.
  const chosen = data.map(({ id }) => id).filter((id) => wanted.includes(id));
  /** A call whose interests were all removed meanwhile is refused; what to do then is to choose. */
  const shown = (step: CvStep): CvStep =>
    chosen.length === 0 && step.status === 'failed' && step.problem.kind === 'invalid'
      ? { status: 'noneChosen' }
      : step;
  return {
    ...rest,
    status: 'ready',
    interests: data,
    leftOut,
    chosen,
    generate: shown(generate),
    download: shown(download),
    typst: shown(typst),
  };
}

/** The names of the chosen interests. */
export function chosenNames({ interests, chosen }: Extract<CvState, { status: 'ready' }>): string[] {
  return interests.filter(({ id }) => chosen.includes(id)).map(({ interest_name: name }) => name);
}
