import { describe, expect, it } from 'vitest';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { reviewStates } from './Review.states';
import { type ReviewInput, toReviewState } from './toState';

const drafts = [1, 2, 3].map((id) => ({ ...MockDraft, id, professor: 600 + id }));
const input: ReviewInput = {
  professors: [601, 602, 603],
  review: { data: { drafts, refused: [] }, problem: null, loading: false },
  decided: new Set(),
  names: new Map([[604, 'Ada Berg']]),
  ui: { position: 1, busy: null, actProblem: null, asked: null },
};

describe('the review', () => {
  it('holds one letter on top and counts the others', () => {
    expect(toReviewState({ ...input, ui: { ...input.ui, position: 2 } })).toMatchObject({
      draft: { id: 2 },
      position: 2,
      waiting: 3,
    });
  });

  it('goes back to the last letter that is left', () => {
    const state = toReviewState({ ...input, decided: new Set([3]), ui: { ...input.ui, position: 3 } });
    expect(state).toMatchObject({ draft: { id: 2 }, position: 2, waiting: 2, decided: 1 });
  });

  it('is done when each was decided', () => {
    expect(toReviewState({ ...input, decided: new Set([1, 2, 3]) })).toMatchObject({
      ...reviewStates.done,
      decided: 3,
    });
  });

  it('names whom the server does not know as the list did', () => {
    const refused = [{ professor: 604, name: null, code: 'not_found', detail: null }];
    const state = toReviewState({ ...input, review: { ...input.review, data: { drafts, refused } } });
    expect(state).toMatchObject({ refused: [{ name: 'Ada Berg' }] });
  });

  it('shows no old text while the newest is on its way', () => {
    const loading = { ...input.review, loading: true };
    expect(toReviewState({ ...input, review: loading })).toEqual({ status: 'loading', count: 3 });
    expect(
      toReviewState({ ...input, review: { data: undefined, problem: { kind: 'network' }, loading: false } }),
    ).toEqual(reviewStates.offline);
  });
});
