import { describe, expect, test } from 'vitest';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { type ResultsInput, pageSize, toResultsState } from './toState';

const problem = { kind: 'network' } as const;
const gone = { kind: 'notFound', detail: null } as const;
const input: ResultsInput = {
  botId: 802,
  bot: { data: MockBot, problem: null },
  list: { data: { results: MockResults, count: 2 }, problem: null, refreshing: false },
  filters: { query: '', minMatch: null, show: 'all', page: 1 },
  selected: new Map(),
};
const of = (change: Partial<ResultsInput>) => toResultsState({ ...input, ...change });
const absent = { data: undefined, problem: null };

describe('the page', () => {
  test('CMP-02 A-03 is the sample list without a bot, filtered like any other', () => {
    expect(of({ botId: null })).toMatchObject({ status: 'sample', onPage: 5 });
    expect(of({ botId: null, filters: { ...input.filters, minMatch: 90 } })).toMatchObject({
      onPage: 5,
      rows: [{ name: 'Ingrid Solheim' }],
    });
  });

  test('A-03 of a bot that is none, or not theirs, is not found', () => {
    expect(of({ botId: 'none' })).toEqual({ status: 'notFound' });
    expect(of({ bot: { data: undefined, problem: gone } })).toEqual({ status: 'notFound' });
    expect(of({ list: { ...input.list, data: undefined, problem: gone } })).toEqual({ status: 'notFound' });
  });

  test('A-03 loads until both are there, and fails where either failed', () => {
    expect(of({ bot: absent })).toMatchObject({ status: 'loading', bot: null });
    expect(of({ list: { ...input.list, data: undefined } })).toMatchObject({ status: 'loading', bot: MockBot });
    expect(of({ bot: { data: undefined, problem } })).toEqual({ status: 'failed', problem, bot: null });
    expect(of({ list: { ...input.list, data: undefined, problem } })).toMatchObject({ status: 'failed', bot: MockBot });
  });

  test('A-03 keeps what it has where newer could not be had', () => {
    expect(of({ list: { ...input.list, problem, refreshing: true, leftOut: 1 } })).toMatchObject({
      status: 'ready',
      notice: problem,
      refreshing: true,
      leftOut: 1,
    });
  });

  test('A-03 is empty only where there is nobody at all', () => {
    expect(of({ list: { ...input.list, data: { results: [], count: 0 } } })).toMatchObject({ status: 'empty' });
    expect(of({ list: { ...input.list, data: { results: [], count: 0 }, leftOut: 2 } })).toMatchObject({
      status: 'ready',
    });
    expect(of({ filters: { ...input.filters, query: 'Atlantis' } })).toMatchObject({ status: 'ready', rows: [] });
  });

  test('MAT-02 counts as matches only the strong and the possible ones', () => {
    const data = { results: MockResults, count: 240, class_counts: { strong: 3, possible: 4, no: 233 } };
    expect(of({ list: { ...input.list, data } })).toMatchObject({ count: 240, matches: 7 });
    const scored = (score: number | null) => ({
      ...MockResult,
      professor: { ...MockResult.professor, match_score: score },
      match_score: null,
    });
    const results = [scored(70), scored(50), scored(49), scored(null)];
    expect(of({ list: { ...input.list, data: { results, count: 4 } } })).toMatchObject({ matches: 2 });
    // Without the server's word, a page says nothing of the others.
    expect(of({ list: { ...input.list, data: { results, count: 5 } } })).toMatchObject({ matches: null });
    expect(of({ botId: null })).toMatchObject({ onPage: 5, matches: 4 });
  });

  test('A-03 knows its place among the pages', () => {
    const data = { results: [MockResult], count: 2 * pageSize + 1 };
    const filters = { ...input.filters, page: 3 };
    expect(of({ list: { ...input.list, data }, filters })).toMatchObject({
      pageCount: 3,
      from: 2 * pageSize + 1,
      onPage: 1,
      count: 2 * pageSize + 1,
    });
  });
});
