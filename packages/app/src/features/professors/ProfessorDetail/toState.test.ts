import { expect, test } from 'vitest';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { tabOf, toProfessorDetailState } from './toState';

const match = { status: 'none' } as const;
const problem = { kind: 'network' } as const;
const state = (known: boolean, data: typeof MockProfessor | undefined, why: typeof problem | null) =>
  toProfessorDetailState(known, { data, problem: why }, match, 'overview');

test('FAC-50 a professor loads, failed, is unknown, or is there also where newer could not be had', () => {
  expect(state(true, undefined, null)).toEqual({ status: 'loading' });
  expect(state(true, undefined, problem)).toEqual({ status: 'failed', problem });
  expect(state(false, undefined, null)).toEqual({ status: 'notFound' });
  expect(state(true, MockProfessor, problem)).toMatchObject({ status: 'ready', notice: problem });
  const gone = { data: MockProfessor, problem: { kind: 'notFound', detail: null } as const };
  expect(toProfessorDetailState(true, gone, match, 'overview')).toEqual({ status: 'notFound' });
});

test('FAC-47 the tab is read from the address, and another word is the first', () => {
  expect(tabOf(new URLSearchParams('tab=documents'))).toBe('documents');
  expect(tabOf(new URLSearchParams('tab=wealth'))).toBe('overview');
  expect(tabOf(new URLSearchParams())).toBe('overview');
});
