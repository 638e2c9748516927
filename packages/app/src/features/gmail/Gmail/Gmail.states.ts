import type { GmailAccount } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockActiveBot, MockBot, MockBotLongPersian } from '../../../mocks/fixtures/bot';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { type Connect, idleConnect } from '../../../modules/GmailConnect/connect';
import { connectStates } from '../../../modules/GmailConnect/ConnectNotice.states';
import type { Permission } from './permission';
import type { ReturnAlert } from './returnAlert';

/** The question before an account is disconnected. */
export interface Asking {
  account: GmailAccount;
  /** The bots at work that send from it, which will be paused; null while that is not known. */
  bots: readonly { id: number; name: string }[] | null;
  /** How many more use it that are not at work. */
  resting: number;
  busy: boolean;
}

export interface GmailState {
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  connect: Connect;
  alert: ReturnAlert | null;
  asking: Asking | null;
  disconnectProblem: Problem | null;
  /** What the explanatory box says; null while that is not known. */
  permission: Permission | null;
}

const permission: Permission = {
  sends: 'directly',
  reads: false,
  limits: { perDay: 10, perWeek: 40 },
  debug: true,
};
const still = { connect: idleConnect, alert: null, asking: null, disconnectProblem: null, permission };
const ready = (...accounts: GmailAccount[]): GmailState['accounts'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  accounts,
});
const server: Problem = { kind: 'server', detail: null };
const asking: Asking = {
  account: MockGmail,
  bots: [MockBot, MockActiveBot, MockBotLongPersian],
  resting: 1,
  busy: false,
};
const manyBots = Array.from({ length: 240 }, (_, index) => ({
  ...MockActiveBot,
  id: 900 + index,
  name: `Bot ${index + 1}`,
}));

export const gmailStates = {
  loading: { ...still, accounts: { status: 'loading' }, permission: null },
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
  // A server that asks for more, and one that cannot be asked.
  asksForMore: {
    ...still,
    accounts: ready(MockGmail),
    permission: { ...permission, sends: 'drafts', reads: true, debug: false },
  },
  permissionUnknown: {
    ...still,
    accounts: ready(MockGmail),
    permission: { ...permission, reads: null, limits: null, debug: false },
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
  askingUnused: { ...still, accounts: ready(MockGmail), asking: { ...asking, bots: [], resting: 0 } },
  askingUnknown: { ...still, accounts: ready(MockGmail), asking: { ...asking, bots: null, resting: 0 } },
  askingMany: { ...still, accounts: ready(MockGmail), asking: { ...asking, bots: manyBots, resting: 12 } },
  disconnecting: { ...still, accounts: ready(MockGmail), asking: { ...asking, busy: true } },
  disconnectFailed: { ...still, accounts: ready(MockGmail), disconnectProblem: server },
} satisfies Record<string, GmailState>;
