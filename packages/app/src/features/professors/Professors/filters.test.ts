import { describe, expect, test } from 'vitest';
import { type ProfessorFilters, filtersOf, isFiltered, paramsOf } from './filters';

const none: ProfessorFilters = { query: '', minHIndex: null, minScore: null, order: 'score', page: 1 };
const read = (query: string) => filtersOf(new URLSearchParams(query));

describe('the filters in the address', () => {
  test('FAC-12 are none and the order by match score where the address names none', () => {
    expect(read('')).toEqual(none);
    expect(paramsOf(none).toString()).toBe('');
  });

  test('come back as they were written', () => {
    const all: ProfessorFilters = { query: 'bridge & wind', minHIndex: 20, minScore: 0, order: 'name', page: 3 };
    expect(filtersOf(paramsOf(all))).toEqual(all);
  });

  test.each(['h=-1', 'h=1.5', 'h=x', 'h=', 'h=10001', 'match=101', 'sort=wealth', 'page=0', 'page=-2', 'page=1e400'])(
    '%s is ignored',
    (query) => {
      expect(read(query)).toEqual(none);
    },
  );

  test('the order and the page are no filters', () => {
    expect(isFiltered({ ...none, order: 'name', page: 4 })).toBe(false);
    expect(isFiltered({ ...none, query: ' ' })).toBe(false);
    expect(isFiltered({ ...none, minScore: 1 })).toBe(true);
    expect(isFiltered({ ...none, minHIndex: 1 })).toBe(true);
    expect(isFiltered({ ...none, query: 'wind' })).toBe(true);
  });
});
