import { describe, expect, test } from 'vitest';
import type { ScoreState } from '../../../entities/professor/matchScore';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { type ProfessorsInput, pageOf, toProfessorsState } from './toState';

const people = Array.from({ length: 45 }, (_, index) => ({ ...MockProfessor, id: index + 1, match_score: null }));
const problem = { kind: 'network' } as const;
const input: ProfessorsInput = {
  list: { data: undefined, problem: null, refreshing: false },
  stats: { data: undefined, problem: null },
  score: () => ({ status: 'ready', score: 50 }),
  filters: { query: '', minHIndex: null, minScore: null, order: 'score', page: 1 },
  selected: new Map(),
  details: null,
  locale: 'en',
};
const listed = (change: Partial<ProfessorsInput>) => toProfessorsState({ ...input, ...change }).list;

describe('the page of a list', () => {
  test('FAC-14 is what the server answered, with the number of all', () => {
    expect(pageOf({ results: people.slice(20, 40), count: 45 }, 2)).toEqual({
      professors: people.slice(20, 40),
      count: 45,
    });
  });

  test('FAC-14 A-120 is cut from an answer that holds everybody', () => {
    expect(pageOf(people, 3)).toEqual({ professors: people.slice(40), count: 45 });
    expect(pageOf(people.slice(0, 20), 1)).toEqual({ professors: people.slice(0, 20), count: 20 });
  });
});

describe('the list', () => {
  test('FAC-25 loads, or failed, or is there also where newer could not be had', () => {
    expect(listed({})).toEqual({ status: 'loading' });
    expect(listed({ list: { ...input.list, problem } })).toEqual({ status: 'failed', problem });
    expect(listed({ list: { data: people.slice(0, 1), problem, refreshing: true } })).toMatchObject({
      status: 'ready',
      notice: problem,
      refreshing: true,
    });
  });

  test('FAC-24 is empty only where there is nobody at all', () => {
    expect(listed({ list: { ...input.list, data: { results: [], count: 0 } } })).toMatchObject({ status: 'empty' });
    expect(
      listed({ list: { ...input.list, data: people }, filters: { ...input.filters, minHIndex: 999 } }),
    ).toMatchObject({ status: 'ready', entries: [], onPage: 20 });
  });

  test('FAC-14 FAC-19 knows its place among the pages', () => {
    const page = { results: people.slice(20, 40), count: 45 };
    expect(listed({ list: { ...input.list, data: page }, filters: { ...input.filters, page: 2 } })).toMatchObject({
      from: 21,
      onPage: 20,
      count: 45,
      pageCount: 3,
    });
    expect(listed({ list: { ...input.list, data: people.slice(0, 20) } })).toMatchObject({ pageCount: 1 });
  });

  const scores = (known: number | null, score: ScoreState) => {
    const list = listed({
      list: { ...input.list, data: [{ ...MockProfessor, match_score: known }] },
      score: () => score,
    });
    return list.status === 'ready' ? list.entries[0]?.score : null;
  };

  test('FAC-65 a score that came with the list stands in for one that is on its way', () => {
    expect(scores(71, { status: 'loading' })).toEqual({ status: 'ready', score: 71 });
    expect(scores(null, { status: 'loading' })).toEqual({ status: 'loading' });
    expect(scores(71, { status: 'ready', score: 90 })).toEqual({ status: 'ready', score: 90 });
  });

  test('FAC-27 a score that failed is empty, whatever came with the list', () => {
    expect(scores(71, { status: 'failed' })).toEqual({ status: 'failed' });
  });
});

test('FAC-26 the statistics fail apart from the list', () => {
  const state = toProfessorsState({
    ...input,
    list: { ...input.list, data: people },
    stats: { data: undefined, problem },
  });
  expect(state.stats).toEqual({ status: 'failed', problem });
  expect(state.list.status).toBe('ready');
});
