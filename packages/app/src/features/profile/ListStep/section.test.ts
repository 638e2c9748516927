import { describe, expect, it } from 'vitest';
import { extractionEnd, proposed } from './section';

describe('extraction of interests', () => {
  it('proposes all that is found, each kept until the person says otherwise', () => {
    const found = ['Bridges', 'Dams'].map((interest_name) => ({ interest_name, subfield: null }));
    expect(proposed(found)).toEqual({ status: 'proposed', proposals: found, kept: ['Bridges', 'Dams'] });
  });

  it('counts what was saved', () => {
    expect(extractionEnd([4, 7, 9])).toEqual({ status: 'saved', count: 3, ids: [4, 7, 9] });
  });

  it('tells nothing found from nothing saved', () => {
    expect(proposed([])).toEqual({ status: 'noneFound' });
    expect(extractionEnd([])).toEqual({ status: 'noneSaved' });
  });
});
