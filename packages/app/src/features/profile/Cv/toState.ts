import type { ResearchInterest } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { CvState, CvStep, GeneratedCv } from './Cv.states';
import type { CvOptions } from './cvCalls';
import { cvFileName, namesInFile } from './cvFile';

export interface CvUiState {
  /** The ids of the interests that were chosen; one may have been removed since. */
  wanted: readonly number[];
  force: boolean;
  options: CvOptions;
  generate: CvStep;
  download: CvStep;
  typst: CvStep;
  cv: GeneratedCv | null;
  isFullSize: boolean;
  /** The mark of the profile as it is now; null while it is not known. */
  mark: string | null;
}

/** Combines the list of interests and what the person has done with it into the state of the step. */
export function toCvState(
  { data, problem, leftOut }: Pick<ApiResult<readonly ResearchInterest[]>, 'data' | 'problem' | 'leftOut'>,
  { wanted, generate, download, typst, mark, ...rest }: CvUiState,
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
    isStale: mark !== null && rest.cv !== null && rest.cv.mark !== null && rest.cv.mark !== mark,
  };
}

type Ready = Extract<CvState, { status: 'ready' }>;

const chosenOf = ({ interests, chosen }: Ready): ResearchInterest[] =>
  interests.filter(({ id }) => chosen.includes(id));

/** The names of the chosen interests. */
export const chosenNames = (state: Ready): string[] => chosenOf(state).map(({ interest_name: name }) => name);

/** The name of the file of what is chosen. */
export const chosenFile = (state: Ready, extension?: '.pdf' | '.typ'): string =>
  cvFileName(namesInFile(chosenOf(state), state.options.language), state.options.language, extension);
