import { expect, it } from 'vitest';
import { MockAccount, MockAccountSessions } from '../../../mocks/fixtures/account';
import { MockUser } from '../../../mocks/fixtures/user';
import { type Doing, toAccountState } from './toState';

const nothing = { data: undefined, problem: null };
const problem = { kind: 'network' } as const;
const still: Doing = {
  ending: null,
  endProblem: null,
  password: { status: 'idle' },
  passwordChanges: 0,
  deletion: { status: 'closed' },
  proven: false,
};

it('OWN-01 what is known is shown, also where newer could not be had', () => {
  expect(toAccountState(nothing, nothing, null, still)).toEqual({ status: 'loading' });
  expect(toAccountState({ ...nothing, problem }, nothing, null, still)).toEqual({ status: 'failed', problem });
  expect(toAccountState({ data: MockAccount, problem }, nothing, MockUser, still)).toMatchObject({
    status: 'ready',
    name: 'Nasrin Ahmadi',
    sessions: { status: 'loading' },
  });
});

it('OWN-01 sessions load and fail by themselves', () => {
  const account = { data: MockAccount, problem: null };
  expect(toAccountState(account, { ...nothing, problem }, null, still)).toMatchObject({
    name: '',
    sessions: { status: 'failed', problem },
  });
  const sessions = { data: MockAccountSessions, problem: null };
  expect(toAccountState(account, sessions, null, { ...still, ending: 28, endProblem: problem })).toMatchObject({
    sessions: { status: 'ready', sessions: MockAccountSessions, ending: 28, problem },
  });
});
