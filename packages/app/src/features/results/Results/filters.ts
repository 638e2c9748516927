import type { MatchRow } from './rows';

/** Which rows are shown: all, those who may be selected, or those who may not. */
export const shownKinds = ['all', 'open', 'closed'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** The search, the minimum, the kind and the page, kept in the URL so that Back restores them. */
export interface ResultFilters {
  query: string;
  /** In percent; null is no minimum. */
  minMatch: number | null;
  show: ShownKind;
  /** From 1. */
  page: number;
}

export const maxMatch = 100;

/** The filters in the query of a URL; unknown values are ignored. */
export function filtersOf(params: URLSearchParams): ResultFilters {
  const page = Number(params.get('page'));
  const least = params.get('match');
  return {
    query: params.get('q') ?? '',
    minMatch: least !== null && /^\d{1,3}$/.test(least) && Number(least) <= maxMatch ? Number(least) : null,
    show: shownKinds.find((kind) => kind === params.get('show')) ?? 'all',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query parameters of filters, beside the bot; defaults are omitted. */
export function paramsOf(bot: string | null, { query, minMatch, show, page }: ResultFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (bot !== null) params.set('bot', bot);
  if (query) params.set('q', query);
  if (minMatch !== null) params.set('match', String(minMatch));
  if (show !== 'all') params.set('show', show);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter is set; the page does not count. */
export function isFiltered({ query, minMatch, show }: ResultFilters): boolean {
  return query.trim() !== '' || minMatch !== null || show !== 'all';
}

/** The rows that pass the filters, in their order. A row without a score does not reach a minimum above 0. */
export function passing(rows: readonly MatchRow[], { query, minMatch, show }: ResultFilters): readonly MatchRow[] {
  const words = query.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      (words === '' || searched(row).includes(words)) &&
      (!minMatch || (row.score !== null && row.score >= minMatch)) &&
      (show === 'all' || (show === 'open') === (row.closed === null)),
  );
}

const searched = ({ name, university, department }: MatchRow) =>
  [name, university ?? '', department ?? ''].join('\n').toLocaleLowerCase();
