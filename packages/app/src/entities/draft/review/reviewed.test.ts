import { describe, expect, it } from 'vitest';
import { mostReviewed, reviewHref, reviewedDraftHref, reviewedIn } from './reviewed';

describe('the ids in an address', () => {
  it('are those of a review, each once', () => {
    expect(reviewedIn(new URLSearchParams('review=3,1,3'))).toEqual([3, 1]);
  });

  it.each(['', 'review=', 'review=0', 'review=1,,2', 'review=x', 'review=9999999999'])(
    '%j names no review',
    (query) => {
      expect(reviewedIn(new URLSearchParams(query))).toBeNull();
    },
  );

  it('are as many as the server opens in one call', () => {
    const ids = Array.from({ length: mostReviewed + 1 }, (_, index) => index + 1);
    expect(reviewedIn(new URLSearchParams({ review: ids.slice(1).join(',') }))).toHaveLength(mostReviewed);
    expect(reviewedIn(new URLSearchParams({ review: ids.join(',') }))).toBeNull();
  });

  it('are the same in the address of the review and in that of one of its letters', () => {
    for (const href of [reviewHref([3, 1]), reviewedDraftHref(3, [3, 1])])
      expect(reviewedIn(new URL(href, 'https://peyk.example').searchParams)).toEqual([3, 1]);
  });
});
