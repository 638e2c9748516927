import { describe, expect, it } from 'vitest';
import { extractionEnd } from './section';

describe('extraction of interests', () => {
  it('counts what was saved, not what was found', () => {
    expect(extractionEnd(5, 3)).toEqual({ status: 'saved', count: 3 });
  });

  it('tells nothing found from nothing saved', () => {
    expect(extractionEnd(0, 0)).toEqual({ status: 'noneFound' });
    expect(extractionEnd(2, 0)).toEqual({ status: 'noneSaved' });
  });
});
