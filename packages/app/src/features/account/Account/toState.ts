import type { Account, AccountExport, AccountSession, User } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type {
  AccountState,
  ArchivePart,
  ArchiveProblem,
  DeletionPart,
  LookPart,
  PasswordPart,
  SessionsPart,
} from './Account.states';

type Result<Data> = Pick<ApiResult<Data>, 'data' | 'problem'>;

/** What the person is doing on the page. */
export interface Doing {
  ending: number | 'others' | null;
  endProblem: Problem | null;
  password: PasswordPart;
  passwordChanges: number;
  /** What was chosen and is not answered yet. */
  choosing: Partial<LookPart['chosen']>;
  lookProblem: Problem | null;
  archive: 'prepare' | 'download' | null;
  archiveProblem: ArchiveProblem | null;
  deletion: DeletionPart;
  proven: boolean;
}

function sessionsOf({ data, problem }: Result<AccountSession[]>, { ending, endProblem }: Doing): SessionsPart {
  if (data) return { status: 'ready', sessions: data, ending, problem: endProblem };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

function archiveOf({ data, problem }: Result<AccountExport>, { archive, archiveProblem }: Doing): ArchivePart {
  if (data) return { status: 'ready', archive: data, busy: archive, problem: archiveProblem };
  if (problem?.kind === 'notFound') return { status: 'absent' };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}

/** The API results and UI state as one state. */
export function toAccountState(
  account: Result<Account>,
  sessions: Result<AccountSession[]>,
  archive: Result<AccountExport>,
  user: Pick<User, 'first_name' | 'last_name' | 'preferences'> | null | undefined,
  doing: Doing,
): AccountState {
  if (!account.data) return account.problem ? { status: 'failed', problem: account.problem } : { status: 'loading' };
  const { password, passwordChanges, deletion, proven } = doing;
  return {
    status: 'ready',
    name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    account: account.data,
    sessions: sessionsOf(sessions, doing),
    password,
    passwordChanges,
    look: {
      chosen: {
        calendar: user?.preferences?.calendar ?? null,
        digits: user?.preferences?.digits ?? null,
        ...doing.choosing,
      },
      problem: doing.lookProblem,
    },
    archive: archiveOf(archive, doing),
    deletion,
    proven,
  };
}
