import { describe, expect, it } from 'vitest';
import { extractionEnd, proposed } from './section';

describe('extraction of interests', () => {
  it('ticks what several entries speak of, and leaves the rest to the person', () => {
    const source = (id: number) => ({ section: 'papers' as const, id, title: 'A paper' });
    const found = [
      { interest_name: 'Bridges', subfield: null, sources: [source(1), source(2)] },
      { interest_name: 'Teamwork', subfield: null, sources: [source(1)] },
      { interest_name: 'Unknown', subfield: null },
    ];
    expect(proposed(found)).toEqual({ status: 'proposed', proposals: found, kept: ['Bridges'] });
  });

  it('counts what was saved', () => {
    expect(extractionEnd([4, 7, 9])).toEqual({ status: 'saved', count: 3, ids: [4, 7, 9] });
  });

  it('tells nothing found from nothing saved', () => {
    expect(proposed([])).toEqual({ status: 'noneFound' });
    expect(extractionEnd([])).toEqual({ status: 'noneSaved' });
  });
});
