import { describe, expect, it } from 'vitest';
import { telling, termsOf } from './terms.ts';

const stemsOf = (text: string): string[] => termsOf(text).map(({ stem }) => stem);

describe('the terms of a text', () => {
  it.each([
    ['plural endings go', 'bridges studies ties', ['bridge', 'study', 'tie']],
    [
      'words that only look like a plural stay whole',
      'analysis stress corpus gas',
      ['analysis', 'stress', 'corpus', 'gas'],
    ],
    [
      'the British spelling is that of America',
      'optimisation optimisations optimise optimised optimiser optimises',
      ['optimization', 'optimization', 'optimize', 'optimized', 'optimizer', 'optimize'],
    ],
    [
      'words without a meaning of their own, single letters and numbers are none',
      'the use of R in 2024 and beams',
      ['use', 'beam'],
    ],
    ['a language of programmers keeps its signs', 'C++, C# and Rust', ['c++', 'c#', 'rust']],
    ['repetitions count, in their order', 'wind, waves; wind', ['wind', 'wave', 'wind']],
  ])('%s', (_rule, text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  it('carry the word as it is searched, whatever its stem and root', () => {
    expect(termsOf('Optimised Bridges')).toEqual([
      { stem: 'optimized', root: 'optimiz', word: 'optimised' },
      { stem: 'bridge', root: 'bridg', word: 'bridges' },
    ]);
  });

  it('say little where every field uses them, also in the plural', () => {
    expect(
      [...termsOf('Analysis, models, systems'), ...termsOf('seismic retrofit')].map(({ stem }) => telling(stem)),
    ).toEqual([0.25, 0.25, 0.25, 1, 1]);
  });
});
