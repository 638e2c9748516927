import { describe, expect, it } from 'vitest';
import { MockBot } from '../../mocks/fixtures/bot';
import { areasOf } from './areas';

describe('what a bot looks for', () => {
  it('names each area once, the chosen one first', () => {
    const advanced_filters = { research_area: 'Bridges', research_areas: ['Sensing', ' Bridges ', ''] };
    expect(areasOf({ ...MockBot, advanced_filters })).toEqual(['Bridges', 'Sensing']);
    expect(areasOf({ ...MockBot, advanced_filters: {} })).toEqual([]);
  });
});
