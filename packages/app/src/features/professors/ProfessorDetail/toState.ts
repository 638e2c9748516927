import type { EmailDraft, Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { MatchPart } from '../../../entities/professor/matchScore';
import type { TakingBackPart } from '../parts/facts';
import type { EmailPart, ProfessorDetailState } from './ProfessorDetail.states';
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
  email: EmailPart,
  tab: DetailTab,
  own: TakingBackPart,
): ProfessorDetailState {
  if (!known || problem?.kind === 'notFound') return { status: 'notFound' };
  if (data) return { status: 'ready', professor: data, match, email, tab, own, notice: problem };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

/** The answer of the search for a draft, and how the writing of one goes. */
export function emailPartOf(
  { data, problem }: { data: EmailDraft | undefined; problem: Problem | null },
  writing: { creating: boolean; problem: Problem | null },
): EmailPart {
  if (data) return { status: 'ready', draft: data };
  if (problem?.kind === 'notFound') return { status: 'none', ...writing };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}
