import { expect, it } from 'vitest';
import { MockAccount, MockAccountSessions, MockExport } from '../../../mocks/fixtures/account';
import { MockUser } from '../../../mocks/fixtures/user';
import { type Doing, toAccountState } from './toState';

const nothing = { data: undefined, problem: null };
const problem = { kind: 'network' } as const;
const still: Doing = {
  ending: null,
  endProblem: null,
  password: { status: 'idle' },
  passwordChanges: 0,
  choosing: {},
  lookProblem: null,
  archive: null,
  archiveProblem: null,
  deletion: { status: 'closed' },
  proven: false,
};

it('OWN-01 what is known is shown, also where newer could not be had', () => {
  expect(toAccountState(nothing, nothing, nothing, null, still)).toEqual({ status: 'loading' });
  expect(toAccountState({ ...nothing, problem }, nothing, nothing, null, still)).toEqual({ status: 'failed', problem });
  expect(toAccountState({ data: MockAccount, problem }, nothing, nothing, MockUser, still)).toMatchObject({
    status: 'ready',
    name: 'Nasrin Ahmadi',
    sessions: { status: 'loading' },
  });
});

it('OWN-01 sessions load and fail by themselves', () => {
  const account = { data: MockAccount, problem: null };
  expect(toAccountState(account, { ...nothing, problem }, nothing, null, still)).toMatchObject({
    name: '',
    sessions: { status: 'failed', problem },
  });
  const sessions = { data: MockAccountSessions, problem: null };
  expect(toAccountState(account, sessions, nothing, null, { ...still, ending: 28, endProblem: problem })).toMatchObject(
    {
      sessions: { status: 'ready', sessions: MockAccountSessions, ending: 28, problem },
    },
  );
});

it('OWN-02 a server that makes no archive hides that part, and nothing else', () => {
  const account = { data: MockAccount, problem: null };
  const archiveOf = (archive: Parameters<typeof toAccountState>[2]) => {
    const state = toAccountState(account, nothing, archive, null, still);
    return state.status === 'ready' ? state.archive : null;
  };
  expect(archiveOf({ ...nothing, problem: { kind: 'notFound', detail: null } })).toEqual({ status: 'absent' });
  expect(archiveOf({ ...nothing, problem })).toEqual({ status: 'failed', problem });
  expect(archiveOf(nothing)).toEqual({ status: 'loading' });
  expect(archiveOf({ data: MockExport, problem })).toEqual({
    status: 'ready',
    archive: MockExport,
    busy: null,
    problem: null,
  });
});
