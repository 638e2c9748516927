import { paths } from '../../../paths';

/** How many letters one review holds: as many as the server opens in one call. */
export const mostReviewed = 50;

/** The ids in the query of an address, each once; null where it names no review. */
export function reviewedIn(params: URLSearchParams): readonly number[] | null {
  const text = params.get('review');
  // Bounded: `mostReviewed` ids of ten digits.
  if (text === null || text.length > mostReviewed * 11 || !/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/.test(text)) return null;
  const ids = [...new Set(text.split(',').map(Number))].filter((id) => id <= 2_147_483_647);
  return ids.length > 0 && ids.length <= mostReviewed ? ids : null;
}

const listed = (professors: readonly number[]) => `review=${professors.join(',')}`;

/** The review of these professors. */
export const reviewHref = (professors: readonly number[]): string => `${paths.professors}?${listed(professors)}`;

/** The page of the letter to one of them, which leads back to the review. */
export const reviewedDraftHref = (professor: number, professors: readonly number[]): string =>
  `${paths.draft(professor)}?${listed(professors)}`;
