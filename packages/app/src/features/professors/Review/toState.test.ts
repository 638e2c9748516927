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
    const state = toReviewState({ ...input, decided: new Set([603]), ui: { ...input.ui, position: 3 } });
    expect(state).toMatchObject({ draft: { id: 2 }, position: 2, waiting: 2, decided: 1 });
  });

  it('is done when each was decided', () => {
    expect(toReviewState({ ...input, decided: new Set([601, 602, 603]) })).toMatchObject({
      ...reviewStates.done,
      decided: 3,
    });
  });

  it('names whom the server does not know as the list did', () => {
    const refused = [{ professor: 604, name: null, code: 'not_found', detail: null }];
    const state = toReviewState({ ...input, review: { ...input.review, data: { drafts, refused } } });
    expect(state).toMatchObject({ refused: [{ name: 'Ada Berg' }] });
  });

  it('does not list whom the person has just decided about as refused after it was read anew', () => {
    const refused = [{ professor: 601, name: 'Ada Berg', code: 'approved', detail: null }];
    const review = { ...input.review, data: { drafts: drafts.slice(1), refused } };
    expect(toReviewState({ ...input, review, decided: new Set([601]) })).toMatchObject({ waiting: 2, refused: [] });
  });

  it('shows why an act failed only with the letter that it was on', () => {
    const problem = { kind: 'network' } as const;
    const ui = { ...input.ui, actProblem: { draft: 1, act: 'approve', problem } } as const;
    expect(toReviewState({ ...input, ui })).toMatchObject({ actProblem: { act: 'approve', problem } });
    expect(toReviewState({ ...input, ui, decided: new Set([601]) })).toMatchObject({ actProblem: null });
  });

  it('shows no old text while the newest is on its way', () => {
    const loading = { ...input.review, loading: true };
    expect(toReviewState({ ...input, review: loading })).toEqual({ status: 'loading', count: 3 });
    expect(
      toReviewState({ ...input, review: { data: undefined, problem: { kind: 'network' }, loading: false } }),
    ).toEqual(reviewStates.offline);
  });
});
