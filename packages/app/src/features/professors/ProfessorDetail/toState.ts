import type { Professor } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { MatchPart } from '../../../entities/professor/matchScore';
import type { ProfessorDetailState } from './ProfessorDetail.states';
import { type DetailTab, detailTabs } from './tabs';

/** The tab in the query of a URL; the first where it names none. */
export function tabOf(params: URLSearchParams): DetailTab {
  return detailTabs.find((tab) => tab === params.get('tab')) ?? 'overview';
}

/** The API results and the tab as one state; `known` is false for an address that is no id. */
export function toProfessorDetailState(
  known: boolean,
  { data, problem }: Pick<ApiResult<Professor>, 'data' | 'problem'>,
  match: MatchPart,
  tab: DetailTab,
): ProfessorDetailState {
  if (!known || problem?.kind === 'notFound') return { status: 'notFound' };
  if (data) return { status: 'ready', professor: data, match, tab, notice: problem };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}
