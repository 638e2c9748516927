import type { Account, AccountExport, AccountSession, Preferences } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockAccount, MockAccountSessions, MockExport } from '../../../mocks/fixtures/account';
import { MockUser, MockUserLongName } from '../../../mocks/fixtures/user';

/** The sessions, which load and fail by themselves. */
export type SessionsPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      sessions: readonly AccountSession[];
      /** What is being ended: one session, or all others. */
      ending: number | 'others' | null;
      problem: Problem | null;
    };

/** The change of the password. `done` until something is typed again. */
export type PasswordPart =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done' }
  | { status: 'refused'; problem: Problem };

/** How numbers and days are written. Null is as the language does. */
export interface LookPart {
  chosen: Pick<Preferences, 'calendar' | 'digits'>;
  problem: Problem | null;
}

type ArchiveAct = 'prepare' | 'download';

/** What failed with the archive. */
export interface ArchiveProblem {
  of: ArchiveAct;
  problem: Problem;
}

/** The archive of everything. `absent`: this server makes none. */
export type ArchivePart =
  | { status: 'loading' }
  | { status: 'absent' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; archive: AccountExport; busy: ArchiveAct | null; problem: ArchiveProblem | null };

/** The deletion: closed until the person has read what goes and asks for it. */
export type DeletionPart =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'busy' }
  | { status: 'refused'; problem: Problem };

/** Everything the screen can be. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      name: string;
      account: Account;
      sessions: SessionsPart;
      password: PasswordPart;
      /** How often the password was changed since the page was opened: the form begins anew. */
      passwordChanges: number;
      look: LookPart;
      archive: ArchivePart;
      deletion: DeletionPart;
      /** Google has confirmed who this is, for one try. */
      proven: boolean;
    };

const listed = { status: 'ready', sessions: MockAccountSessions, ending: null, problem: null } as const;
const archive = { status: 'ready', archive: MockExport, busy: null, problem: null } as const;
const made: AccountExport = {
  state: 'ready',
  done: 412,
  total: 412,
  bytes: 3_140_000,
  finished_at: '2026-11-21T08:00:00Z',
  expires_at: '2026-11-22T08:00:00Z',
};
const ready = {
  status: 'ready',
  name: `${MockUser.first_name} ${MockUser.last_name}`,
  account: MockAccount,
  sessions: listed,
  password: { status: 'idle' },
  passwordChanges: 0,
  look: { chosen: { calendar: null, digits: null }, problem: null },
  archive,
  deletion: { status: 'closed' },
  proven: false,
} as const;
const server: Problem = { kind: 'server', detail: null };
const wrong = (field: string): Problem => ({
  kind: 'invalid',
  code: 'wrong_password',
  detail: 'The password is wrong.',
  fields: { [field]: ['The password is wrong.'] },
});
const [own] = MockAccountSessions;

export const accountStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready,
  newAccount: {
    ...ready,
    account: { ...MockAccount, email_confirmed: false, planned_letters: 0, gmail_accounts: 0 },
    sessions: { ...listed, sessions: own ? [own] : [] },
  },
  withGoogle: { ...ready, account: { ...MockAccount, has_google: true } },
  googleAlone: { ...ready, account: { ...MockAccount, has_password: false, has_google: true } },
  longName: {
    ...ready,
    name: `${MockUserLongName.first_name} ${MockUserLongName.last_name}`,
    account: { ...MockAccount, email: MockUserLongName.email },
  },
  sessionsLoading: { ...ready, sessions: { status: 'loading' } },
  sessionsFailed: { ...ready, sessions: { status: 'failed', problem: server } },
  sessionEnding: { ...ready, sessions: { ...listed, ending: 28 } },
  othersEnding: { ...ready, sessions: { ...listed, ending: 'others' } },
  sessionNotEnded: { ...ready, sessions: { ...listed, problem: { kind: 'network' } } },
  passwordBusy: { ...ready, password: { status: 'busy' } },
  passwordWrong: { ...ready, password: { status: 'refused', problem: wrong('current_password') } },
  passwordFailed: { ...ready, password: { status: 'refused', problem: server } },
  passwordChanged: { ...ready, password: { status: 'done' }, passwordChanges: 1 },
  lookChosen: { ...ready, look: { chosen: { calendar: 'persian', digits: 'latin' }, problem: null } },
  lookFailed: { ...ready, look: { chosen: { calendar: null, digits: null }, problem: { kind: 'network' } } },
  archiveLoading: { ...ready, archive: { status: 'loading' } },
  archiveAbsent: { ...ready, archive: { status: 'absent' } },
  archiveFailed: { ...ready, archive: { status: 'failed', problem: server } },
  archiveBeginning: { ...ready, archive: { ...archive, busy: 'prepare' } },
  archiveWorking: {
    ...ready,
    archive: { ...archive, archive: { ...MockExport, state: 'working', done: 150, total: 412 } },
  },
  archiveReady: { ...ready, archive: { ...archive, archive: made } },
  archiveDownloading: { ...ready, archive: { ...archive, archive: made, busy: 'download' } },
  archiveNotDownloaded: {
    ...ready,
    archive: { ...archive, archive: made, problem: { of: 'download', problem: { kind: 'network' } } },
  },
  archiveBroken: { ...ready, archive: { ...archive, archive: { ...MockExport, state: 'failed' } } },
  deletionOpen: { ...ready, deletion: { status: 'open' } },
  deletionWithGoogle: {
    ...ready,
    account: { ...MockAccount, has_password: false, has_google: true },
    deletion: { status: 'open' },
  },
  deletionProven: {
    ...ready,
    account: { ...MockAccount, has_password: false, has_google: true },
    deletion: { status: 'open' },
    proven: true,
  },
  deletionBusy: { ...ready, deletion: { status: 'busy' } },
  deletionWrong: { ...ready, deletion: { status: 'refused', problem: wrong('password') } },
  deletionFailed: { ...ready, deletion: { status: 'refused', problem: { kind: 'network' } } },
} satisfies Record<string, AccountState>;
