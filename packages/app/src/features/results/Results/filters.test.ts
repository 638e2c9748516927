import { describe, expect, it, test } from 'vitest';
import { type ResultFilters, filtersOf, isFiltered, paramsOf, passing } from './filters';
import { sampleMatches } from './samples';

const none: ResultFilters = { query: '', minMatch: null, show: 'all', page: 1 };
const of = (query: string) => filtersOf(new URLSearchParams(query));
const names = (filters: Partial<ResultFilters>) => passing(rows, { ...none, ...filters }).map(({ name }) => name);
const rows = [
  ...sampleMatches.slice(0, 2),
  { ...sampleMatches[2]!, score: null },
  { ...sampleMatches[3]!, closed: 'written' as const },
];

test('A-03 the filters and the page are in the address, beside the bot', () => {
  const filters: ResultFilters = { query: 'Nord', minMatch: 40, show: 'open', page: 3 };
  expect(paramsOf('802', filters).toString()).toBe('bot=802&q=Nord&match=40&show=open&page=3');
  expect(filtersOf(paramsOf('802', filters))).toEqual(filters);
  expect(paramsOf(null, none).toString()).toBe('');
});

test.each(['match=101', 'match=-1', 'match=ten', 'match=1e1', 'show=mine', 'page=0', 'page=-2', 'page=1.5'])(
  'an address with %s has no filter of it',
  (query) => {
    expect(of(query)).toEqual(none);
  },
);

test('the page is no filter', () => {
  expect(isFiltered({ ...none, page: 4 })).toBe(false);
  expect(isFiltered({ ...none, query: ' ' })).toBe(false);
  for (const change of [{ query: 'a' }, { minMatch: 0 }, { show: 'closed' as const }])
    expect(isFiltered({ ...none, ...change })).toBe(true);
});

describe('those who pass', () => {
  it('are all without a filter, in their order', () => {
    expect(names({})).toEqual(rows.map(({ name }) => name));
  });

  it('are found by name, university or department, in any case', () => {
    expect(names({ query: ' SOLHEIM ' })).toEqual(['Ingrid Solheim']);
    expect(names({ query: 'skagen' })).toEqual(['Søren Kjeldgaard']);
    expect(names({ query: 'School of' })).toEqual(['Aino Lehtoranta']);
    expect(names({ query: 'Solheim\nNordmark' })).toEqual(['Ingrid Solheim']);
    expect(names({ query: 'Norway' })).toEqual([]);
  });

  it('reach the minimum; without a score only 0 is reached', () => {
    expect(names({ minMatch: 84 })).toEqual(['Ingrid Solheim', 'Søren Kjeldgaard']);
    expect(names({ minMatch: 0 })).toHaveLength(4);
    expect(names({ minMatch: 1 })).toHaveLength(3);
  });

  it('can be selected, or cannot', () => {
    expect(names({ show: 'open' })).toHaveLength(3);
    expect(names({ show: 'closed' })).toEqual(['Kristín Þórðardóttir Hallgrímsson']);
  });
});
