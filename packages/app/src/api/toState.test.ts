import { describe, expect, test } from 'vitest';
import { listOf, toState } from './toState';

const ready = (data: string) => ({ word: data });

describe('toState', () => {
  test('is loading until there is an answer', () => {
    expect(toState({ data: undefined, problem: null, refreshing: false }, ready)).toEqual({ status: 'loading' });
  });

  test('fails when there is nothing to show', () => {
    expect(toState({ data: undefined, problem: { kind: 'network' }, refreshing: false }, ready)).toEqual({
      status: 'failed',
      problem: { kind: 'network' },
    });
  });

  test('keeps data on screen when a refresh fails', () => {
    expect(toState({ data: 'a', problem: { kind: 'network' }, refreshing: true }, ready)).toEqual({
      status: 'ready',
      refreshing: true,
      notice: { kind: 'network' },
      word: 'a',
    });
  });

  test('says how much of a list could not be read, where some could not', () => {
    const known = { data: 'a', problem: null, refreshing: false };
    expect(toState({ ...known, leftOut: 2 }, ready)).toMatchObject({ status: 'ready', leftOut: 2 });
    expect(toState({ ...known, leftOut: 0 }, ready)).not.toHaveProperty('leftOut');
  });

  test('API-69 API-83 reads a list in either form', () => {
    expect(listOf([1, 2])).toEqual({ items: [1, 2], count: 2 });
    expect(listOf({ results: [1], count: 9 })).toEqual({ items: [1], count: 9 });
    expect(listOf({ results: [1] })).toEqual({ items: [1], count: 1 });
  });
});

test.each([{}, { results: null }, { results: 'a' }, { detail: 'x' }])('%j holds no items', (answer) => {
  expect(listOf(answer as unknown as [])).toEqual({ items: [], count: 0 });
});

test('a count that is no number is counted', () => {
  expect(listOf({ results: [1, 2], count: Number.NaN })).toEqual({ items: [1, 2], count: 2 });
});
