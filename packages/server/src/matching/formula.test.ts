import { describe, expect, it } from 'vitest';
import { companyOf, type Evidence, partsOf, sumOf } from './formula.ts';

const all: Evidence = {
  likeness: 0.9,
  told: 30,
  words: 1,
  sharedWords: 9,
  area: 1,
  topics: 1,
  methods: 1,
  nearest: 1,
  nearestRecent: 1,
  broad: false,
  named: false,
  active: true,
};
const value = (changes: Partial<Evidence>, key: string): number | undefined =>
  partsOf({ ...all, ...changes }).find((part) => part.key === key)?.value;

describe('the company of words', () => {
  it('MAT-06 is none below the likeness of strangers and whole from that of one field on, where much is told', () => {
    const of = (likeness: number) => companyOf({ likeness, told: 1000, area: 0 });
    expect([0.3, 0.45, 0.85, 1].map(of).map((company) => Math.round(company * 1000) / 1000)).toEqual([0, 0, 1, 1]);
    expect(of(0.65)).toBeCloseTo(0.5, 3);
  });

  it('is told by the area where little is told, in equal parts at words worth three', () => {
    expect(companyOf({ likeness: 1, told: 0, area: 0.5 })).toBeCloseTo(0.25);
    expect(companyOf({ likeness: 1, told: 3, area: 0.5 })).toBeCloseTo(0.625);
    expect(companyOf({ likeness: 1, told: 0, area: null })).toBe(1);
  });

  it('is kept by an area that is covered, also of another field than everything else that is told', () => {
    expect(companyOf({ likeness: 0, told: 1000, area: 1 })).toBe(1);
    expect(companyOf({ likeness: 0, told: 1000, area: 0.5 })).toBeCloseTo(0.125);
  });
});

describe('the parts', () => {
  it('MAT-06 give one telling word six tenths at most, and two what they are', () => {
    expect(value({ sharedWords: 1 }, 'words')).toBe(0.6);
    expect(value({ sharedWords: 2 }, 'words')).toBeGreaterThan(0.99);
    expect(value({ sharedWords: 1, words: 0.05 }, 'words')).toBeCloseTo(1 - Math.exp(-0.25), 2);
  });

  it('give nothing for silence and half for a nearest recent work that is half as near', () => {
    const recent = (nearestRecent: number) => value({ nearestRecent }, 'recency') ?? 0;
    expect(recent(0)).toBe(0);
    expect(recent(0.5)).toBeCloseTo(recent(1) / 2, 9);
    expect(value({ nearest: 0, nearestRecent: 0 }, 'recency')).toBe(0);
  });

  it('give area and recency four tenths where only a field is named', () => {
    const thin = { words: null, methods: null, active: null };
    const narrow = partsOf({ ...all, ...thin });
    const broad = partsOf({ ...all, ...thin, broad: true });
    expect(broad.map((part) => part.value)).toEqual(
      narrow.map((part) => expect.closeTo(0.4 * part.value, 9) as number),
    );
    expect(sumOf(broad)).toBeLessThan(50);
  });

  it('add up to a hundred where everything agrees in full, and to nothing where nothing is told', () => {
    expect(sumOf(partsOf(all))).toBeGreaterThanOrEqual(96);
    expect(
      sumOf(partsOf({ ...all, words: 0, area: 0, topics: 0, methods: 0, likeness: 0, nearest: 0, active: false })),
    ).toBe(0);
    expect(partsOf({ ...all, words: null, area: null, methods: null })).toEqual([]);
  });

  it('grow with what is found', () => {
    for (const key of ['words', 'methods', 'area', 'topics'] as const) {
      const scores = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
        const parts = partsOf({ ...all, likeness: 0.7, [key]: share });
        return parts.reduce((sum, part) => sum + part.value * part.weight, 0);
      });
      expect(scores, key).toEqual(scores.toSorted((a, b) => a - b));
      expect(new Set(scores).size, key).toBe(6);
    }
  });
});
