import { expect, it } from 'vitest';
import { MockMatch, MockWeakMatch } from '../../mocks/fixtures/professor';
import { firstMatch, matchPartOf, scoreOf } from './matchScore';

it('FAC-23 the first entry of an answer counts, whether it is a list or has results', () => {
  expect(firstMatch([MockMatch, MockWeakMatch])).toBe(MockMatch);
  expect(firstMatch({ results: [MockWeakMatch, MockMatch] })).toBe(MockWeakMatch);
  expect(firstMatch([])).toBeNull();
});

it('A-121 a score that is not there counts as none', () => {
  expect(scoreOf({ status: 'ready', score: 0 })).toBe(0);
  expect(scoreOf({ status: 'loading' })).toBeNull();
  expect(scoreOf({ status: 'failed' })).toBeNull();
});

it('FAC-27 FAC-45 a match is on its way, failed, none or there, and data win over a later failure', () => {
  const problem = { kind: 'network' };
  expect(matchPartOf({ data: undefined, problem: null })).toEqual({ status: 'loading' });
  expect(matchPartOf({ data: undefined, problem })).toEqual({ status: 'failed' });
  expect(matchPartOf({ data: [], problem: null })).toEqual({ status: 'none' });
  expect(matchPartOf({ data: [MockMatch], problem })).toEqual({ status: 'ready', match: MockMatch });
});
