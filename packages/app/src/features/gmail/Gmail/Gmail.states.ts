import type { GmailAccount } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockActiveBot, MockBot, MockBotLongPersian } from '../../../mocks/fixtures/bot';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { type Connect, idleConnect } from '../../../modules/GmailConnect/connect';
import { connectStates } from '../../../modules/GmailConnect/ConnectNotice.states';
import type { ReturnAlert } from './returnAlert';

/** The question before an account is disconnected. */
export interface Asking {
  account: GmailAccount;
  /** The bots that send from it; null while that is not known. */
  bots: readonly { id: number; name: string }[] | null;
  busy: boolean;
}

export interface GmailState {
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  connect: Connect;
  alert: ReturnAlert | null;
  asking: Asking | null;
  disconnectProblem: Problem | null;
}

const still = { connect: idleConnect, alert: null, asking: null, disconnectProblem: null };
const ready = (...accounts: GmailAccount[]): GmailState['accounts'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  accounts,
});
const server: Problem = { kind: 'server', detail: null };
const asking: Asking = { account: MockGmail, bots: [MockBot, MockActiveBot, MockBotLongPersian], busy: false };

export const gmailStates = {
  loading: { ...still, accounts: { status: 'loading' } },
  failed: { ...still, accounts: { status: 'failed', problem: server } },
  empty: { ...still, accounts: ready() },
  ready: { ...still, accounts: ready(MockGmail) },
  everyStanding: {
    ...still,
    accounts: ready(
      MockGmail,
      { ...MockGmail, id: 44, email: 'lasting@gmail.example', expires_at: null, bots_count: 1 },
      { ...MockGmail, id: 45, email: 'ends.soon@gmail.example', expires_at: '2026-11-21T09:00:00Z', bots_count: 0 },
      MockGmailExpired,
      MockGmailNeedsReconnect,
    ),
  },
  longAddress: {
    ...still,
    accounts: ready({
      ...MockGmail,
      email: 'seyedeh.fatemeh-zahra.hosseini-tabatabaei-nejad.isfahani.research.outreach@gmail.example',
    }),
  },
  refreshFailed: { ...still, accounts: { status: 'ready', refreshing: false, notice: server, accounts: [MockGmail] } },
  connecting: { ...still, accounts: ready(MockGmail), connect: connectStates.waiting },
  connected: { ...still, accounts: ready(MockGmail), connect: connectStates.connected },
  cancelled: { ...still, accounts: ready(), connect: connectStates.cancelled },
  returnedWithSuccess: { ...still, accounts: ready(MockGmail), alert: { outcome: 'success' } },
  returnedWithError: { ...still, accounts: ready(), alert: { outcome: 'error', reason: 'access_denied' } },
  returnedWithoutReason: { ...still, accounts: ready(), alert: { outcome: 'error', reason: null } },
  asking: { ...still, accounts: ready(MockGmail), asking },
  askingUnused: { ...still, accounts: ready(MockGmail), asking: { ...asking, bots: [] } },
  disconnecting: { ...still, accounts: ready(MockGmail), asking: { ...asking, busy: true } },
  disconnectFailed: { ...still, accounts: ready(MockGmail), disconnectProblem: server },
} satisfies Record<string, GmailState>;
