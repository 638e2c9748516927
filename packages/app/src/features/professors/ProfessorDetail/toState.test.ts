import { expect, test } from 'vitest';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { emailPartOf, tabOf, toProfessorDetailState } from './toState';

const match = { status: 'none' } as const;
const own = { busy: null, failed: null };
const email = { status: 'loading' } as const;
const problem = { kind: 'network' } as const;
const state = (known: boolean, data: typeof MockProfessor | undefined, why: typeof problem | null) =>
  toProfessorDetailState(known, { data, problem: why }, match, email, 'overview', own);

test('FAC-50 a professor loads, failed, is unknown, or is there also where newer could not be had', () => {
  expect(state(true, undefined, null)).toEqual({ status: 'loading' });
  expect(state(true, undefined, problem)).toEqual({ status: 'failed', problem });
  expect(state(false, undefined, null)).toEqual({ status: 'notFound' });
  expect(state(true, MockProfessor, problem)).toMatchObject({ status: 'ready', notice: problem });
  const gone = { data: MockProfessor, problem: { kind: 'notFound', detail: null } as const };
  expect(toProfessorDetailState(true, gone, match, email, 'overview', own)).toEqual({ status: 'notFound' });
});

test('FAC-47 the tab is read from the address, and another word is the first', () => {
  expect(tabOf(new URLSearchParams('tab=documents'))).toBe('documents');
  expect(tabOf(new URLSearchParams('tab=wealth'))).toBe('overview');
  expect(tabOf(new URLSearchParams())).toBe('overview');
});

test('A-129 the email is there, is not, or its search failed or goes on', () => {
  const writing = { creating: true, problem: null };
  const none = { kind: 'notFound', detail: null } as const;
  expect(emailPartOf({ data: undefined, problem: null }, writing)).toEqual({ status: 'loading' });
  expect(emailPartOf({ data: undefined, problem: none }, writing)).toEqual({ status: 'none', ...writing });
  expect(emailPartOf({ data: undefined, problem }, writing)).toEqual({ status: 'failed', problem });
  expect(emailPartOf({ data: MockDraft, problem }, writing)).toEqual({ status: 'ready', draft: MockDraft });
});
