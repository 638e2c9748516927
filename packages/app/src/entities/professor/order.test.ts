import { describe, expect, it } from 'vitest';
import { MockProfessor } from '../../mocks/fixtures/professor';
import type { ScoreState } from './matchScore';
import { type ScoredProfessor, inOrder, reaching } from './order';

const one = (full_name: string, h_index: number | null, score: ScoreState | number | null): ScoredProfessor => ({
  professor: { ...MockProfessor, full_name, h_index },
  score: typeof score === 'object' && score !== null ? score : { status: 'ready', score },
});
const names = (all: readonly ScoredProfessor[]) => all.map(({ professor }) => professor.full_name);
const all = [one('Örn', 12, 40), one('Ada', null, null), one('Bo', 60, 92), one('Åse', 12, 92)];

describe('the order of professors', () => {
  it('FAC-09 FAC-12 by match score has the highest first and those without one last', () => {
    expect(names(inOrder(all, 'score', 'en'))).toEqual(['Bo', 'Åse', 'Örn', 'Ada']);
  });

  it('FAC-09 by match score waits for the last score', () => {
    const waiting = [...all, one('New', 1, { status: 'loading' })];
    expect(names(inOrder(waiting, 'score', 'en'))).toEqual(names(waiting));
  });

  it('FAC-27 by match score has those whose score failed last', () => {
    expect(names(inOrder([one('Lost', 90, { status: 'failed' }), ...all], 'score', 'en')).slice(-2)).toEqual([
      'Lost',
      'Ada',
    ]);
  });

  it('FAC-10 by h-index has the highest first and those without one last', () => {
    expect(names(inOrder(all, 'hIndex', 'en'))).toEqual(['Bo', 'Örn', 'Åse', 'Ada']);
  });

  it('FAC-11 by name follows the alphabet of the language', () => {
    expect(names(inOrder(all, 'name', 'en'))).toEqual(['Ada', 'Åse', 'Bo', 'Örn']);
    const persian = [one('پروین', 1, 1), one('بهار', 1, 1), one('آرش', 1, 1)];
    expect(names(inOrder(persian, 'name', 'fa'))).toEqual(['آرش', 'بهار', 'پروین']);
  });
});

describe('the minimums', () => {
  const reached = (minHIndex: number | null, minScore: number | null, of = all) =>
    names(reaching(of, { minHIndex, minScore }));

  it('FAC-05 of the h-index leaves out who is below it or has none', () => {
    expect(reached(12, null)).toEqual(['Örn', 'Bo', 'Åse']);
    expect(reached(13, null)).toEqual(['Bo']);
  });

  it('FAC-06 of the match score leaves out who is below it or has none', () => {
    expect(reached(null, 41)).toEqual(['Bo', 'Åse']);
  });

  it('FAC-20 count together', () => {
    expect(reached(20, 41)).toEqual(['Bo']);
  });

  it('A-121 of 0, or none, leave out nobody', () => {
    expect(reached(0, 0)).toEqual(names(all));
    expect(reached(null, null)).toEqual(names(all));
  });

  it('FAC-06 do not judge a score that is still on its way', () => {
    expect(reached(null, 41, [one('New', 1, { status: 'loading' })])).toEqual(['New']);
  });
});
