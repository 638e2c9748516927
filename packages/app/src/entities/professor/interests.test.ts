import { describe, expect, it } from 'vitest';
import { shortInterests, splitInterests } from './interests';

describe('the interests of a professor', () => {
  it.each([
    ['commas', 'optics, bridge dynamics ,sensing', ['optics', 'bridge dynamics', 'sensing']],
    ['Persian commas', 'سازه، زلزله،پل', ['سازه', 'زلزله', 'پل']],
    ['semicolons', 'optics; sensing', ['optics', 'sensing']],
    ['a comma too many', ', optics,, ', ['optics']],
    ['no text', null, []],
    ['an empty text', '', []],
  ])('FAC-33 are split where the text has %s', (_, text, list) => {
    expect(splitInterests(text)).toEqual(list);
  });

  it('FAC-33 are listed once each, however they are written', () => {
    expect(splitInterests('Optics, optics, Sensing')).toEqual(['optics', 'Sensing']);
  });

  it('FAC-32 are shown up to four, with the number of the rest', () => {
    expect(shortInterests('a, b, c, d')).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 });
    expect(shortInterests('a, b, c, d, e, f')).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 2 });
  });
});
