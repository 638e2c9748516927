import type { Professor, ProfessorStats } from '@peyk/api-types';
import { listOf } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { MatchPart, ScoreState } from '../../../entities/professor/matchScore';
import { inOrder, reaching } from '../../../entities/professor/order';
import type { ListPart, ProfessorsState, StatsPart } from './Professors.states';
import type { ProfessorFilters } from './filters';

/** How many professors a page of the list holds (specification, section 7). */
export const pageSize = 20;

type Answer = readonly Professor[] | { results: readonly Professor[]; count?: number };

/** The professors of one page, and how many there are in all. An answer that holds everybody is cut into pages. */
export function pageOf(answer: Answer, page: number): { professors: readonly Professor[]; count: number } {
  const { items, count } = listOf(answer);
  const professors = items.length > pageSize ? items.slice((page - 1) * pageSize, page * pageSize) : items;
  return { professors, count: Math.max(count, items.length) };
}

export interface ProfessorsInput {
  list: Pick<ApiResult<Answer>, 'data' | 'problem' | 'refreshing'> & { leftOut?: number };
  stats: Pick<ApiResult<ProfessorStats>, 'data' | 'problem'>;
  score: (professor: number) => ScoreState;
  filters: ProfessorFilters;
  selected: ReadonlyMap<number, string>;
  /** The professor whose details are open, and why they were recommended. */
  details: { professor: Professor; match: MatchPart } | null;
  /** Orders the names. */
  locale: string;
}

/** Combines the API results, the filters and the selection into the state of the page. */
export function toProfessorsState(input: ProfessorsInput): ProfessorsState {
  const { filters, selected, details } = input;
  return {
    filters,
    stats: statsOf(input.stats),
    list: partOf(input),
    selected,
    details: details ? { status: 'open', ...details } : { status: 'closed' },
  };
}

function statsOf({ data, problem }: ProfessorsInput['stats']): StatsPart {
  if (data) return { status: 'ready', stats: data };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

function partOf({ list, score, filters, locale }: ProfessorsInput): ListPart {
  const { data, problem, refreshing, leftOut } = list;
  if (data === undefined) return problem ? { status: 'failed', problem } : { status: 'loading' };
  const { professors, count } = pageOf(data, filters.page);
  if (count === 0) return { status: 'empty', leftOut };
  const scored = professors.map((professor) => ({ professor, score: scoreFor(professor, score(professor.id)) }));
  return {
    status: 'ready',
    count,
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    from: (filters.page - 1) * pageSize + 1,
    onPage: professors.length,
    entries: inOrder(reaching(scored, filters), filters.order, locale),
    refreshing,
    notice: problem,
    leftOut,
  };
}

/** While a score is on its way, one that came with the list stands in for it: rows are in their order from the start. */
function scoreFor({ match_score: known }: Professor, score: ScoreState): ScoreState {
  return score.status === 'loading' && known !== null ? { status: 'ready', score: known } : score;
}
