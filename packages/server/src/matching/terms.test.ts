import { describe, expect, it } from 'vitest';
import { addTerms, type Bag, cosine, Rarity, telling, termsOf } from './terms.ts';

const stemsOf = (text: string): string[] => termsOf(text).map(({ stem }) => stem);
const bagOf = (text: string, weight = 1): Bag => {
  const bag: Bag = new Map();
  addTerms(bag, termsOf(text), weight);
  return bag;
};

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

  it('carry the word as it is searched, whatever its stem', () => {
    expect(termsOf('Optimised Bridges')).toEqual([
      { stem: 'optimized', word: 'optimised' },
      { stem: 'bridge', word: 'bridges' },
    ]);
  });

  it('say little where every field uses them, also in the plural', () => {
    expect(
      [...termsOf('Analysis, models, systems'), ...termsOf('seismic retrofit')].map(({ stem }) => telling(stem)),
    ).toEqual([0.25, 0.25, 0.25, 1, 1]);
  });
});

describe('how rare a term is', () => {
  const rarity = new Rarity();
  for (const text of ['timber joints', 'timber walls and timber floors', 'timber analysis', 'glass'])
    rarity.add(bagOf(text));

  it('is told by the number of texts that hold it, and not by how often one does', () => {
    expect(rarity.of('timber')).toBeCloseTo(Math.log(1 + 5 / 3.5));
    expect(rarity.of('glass')).toBeCloseTo(Math.log(1 + 5 / 1.5));
    expect(rarity.of('unheard')).toBeCloseTo(Math.log(1 + 5 / 0.5));
  });

  it('is a quarter for a word of every field', () => {
    expect(rarity.of('analysis')).toBeCloseTo(rarity.of('glass') / 4);
  });

  it('decides how alike two texts are', () => {
    const like = (a: string, b: string): number => cosine(bagOf(a), bagOf(b), rarity);
    expect(like('timber glass', 'glass timber')).toBeCloseTo(1);
    expect(like('timber', 'glass')).toBe(0);
    expect(like('', 'glass')).toBe(0);
    expect(like('timber glass', 'glass joints')).toBeGreaterThan(like('timber glass', 'timber joints'));
    expect(like('timber glass', 'glass joints')).toBeCloseTo(like('glass joints', 'timber glass'));
  });
});
