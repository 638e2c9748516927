import { type ProfessorOrder, professorOrders } from '../../../entities/professor/order';

/** The search, the minimums, the order and the page, kept in the URL so that Back restores them. */
export interface ProfessorFilters {
  query: string;
  /** Null is no minimum. */
  minHIndex: number | null;
  minScore: number | null;
  order: ProfessorOrder;
  /** From 1. */
  page: number;
}

export const maxScore = 100;
const maxHIndex = 10_000;

const minimumOf = (text: string | null, most: number) =>
  text !== null && /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** The filters in the query of a URL; unknown values are ignored. */
export function filtersOf(params: URLSearchParams): ProfessorFilters {
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    minHIndex: minimumOf(params.get('h'), maxHIndex),
    minScore: minimumOf(params.get('match'), maxScore),
    order: professorOrders.find((order) => order === params.get('sort')) ?? 'score',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query parameters of filters; defaults are omitted. */
export function paramsOf({ query, minHIndex, minScore, order, page }: ProfessorFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (minHIndex !== null) params.set('h', String(minHIndex));
  if (minScore !== null) params.set('match', String(minScore));
  if (order !== 'score') params.set('sort', order);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter is set; the order and the page do not count. */
export function isFiltered({ query, minHIndex, minScore }: ProfessorFilters): boolean {
  return query.trim() !== '' || minHIndex !== null || minScore !== null;
}
