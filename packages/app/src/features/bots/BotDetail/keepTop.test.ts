import { describe, expect, it } from 'vitest';
import { MockResult } from '../../../mocks/fixtures/draft';
import { keepTop } from './keepTop';

const draft = MockResult.draft!;
const other = { ...MockResult, draft: { ...draft, id: draft.id + 1 } };

describe('R1 the letter that is being read', () => {
  it('stays on top when another one takes its place, and the others are counted', () => {
    expect(keepTop(MockResult, { results: [other], count: 4 })).toEqual({ results: [MockResult], count: 4 });
    expect(keepTop(MockResult, { results: [], count: 4 })).toEqual({ results: [MockResult], count: 4 });
  });

  it('is shown as it is now', () => {
    const newer = { results: [{ ...MockResult, draft: { ...draft, version: draft.version + 1 } }], count: 1 };
    expect(keepTop(MockResult, newer)).toBe(newer);
  });

  it('stays where what came instead has no letter', () => {
    const unwritten = { ...MockResult, draft: null };
    const none = { ...MockResult, draft: null };
    expect(keepTop(MockResult, { results: [unwritten], count: 4 })).toEqual({ results: [MockResult], count: 4 });
    expect(keepTop(none, { results: [unwritten], count: 4 }).results).toEqual([none]);
  });

  it('is gone where nothing waits any more', () => {
    const none = { results: [], count: 0 };
    expect(keepTop(MockResult, none)).toBe(none);
  });

  it('is whichever comes where none was read', () => {
    const fresh = { results: [other], count: 4 };
    expect(keepTop(null, fresh)).toBe(fresh);
  });
});
