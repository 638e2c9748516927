import type { GmailAccount } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockActiveBot, MockBot, MockBotLongPersian } from '../../../mocks/fixtures/bot';
import { MockGmailEnding, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { type Connect, idleConnect } from '../../../entities/gmailAccount/connect';
import { connectStates } from '../../../entities/gmailAccount/ConnectNotice.states';
import type { Permission } from './permission';
import type { ReturnAlert } from './returnAlert';

/** The confirmation before an account is disconnected. */
export interface Asking {
  account: GmailAccount;
  /** The active bots that send from it, which will be paused; null while unknown. */
  bots: readonly { id: number; name: string }[] | null;
  /** How many inactive bots use it. */
  resting: number;
  busy: boolean;
}

export interface GmailState {
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  connect: Connect;
  alert: ReturnAlert | null;
  /** Where to go after a connection: to a new bot, or to the bots that waited for an account to be connected again. */
  next: 'createBot' | 'bots';
  asking: Asking | null;
  disconnectProblem: Problem | null;
  /** The content of the explanatory box; null while unknown. */
  permission: Permission | null;
}

const permission: Permission = {
  sends: 'directly',
  reads: false,
  limits: { perDay: 10, perWeek: 40 },
  debug: true,
};
const still = {
  connect: idleConnect,
  alert: null,
  next: 'createBot' as const,
  asking: null,
  disconnectProblem: null,
  permission,
};
const ready = (...accounts: GmailAccount[]): GmailState['accounts'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  accounts,
});
const server: Problem = { kind: 'server', detail: null };
const asking: Asking = {
  account: MockGmailEnding,
  bots: [MockBot, MockActiveBot, MockBotLongPersian],
  resting: 1,
  busy: false,
};
const places = ['Nordic', 'Alpine', 'Baltic', 'Iberian', 'Benelux', 'Canadian', 'Adriatic', 'Scottish'];
const manyBots = Array.from({ length: 240 }, (_, index) => ({
  ...MockActiveBot,
  id: 900 + index,
  name: `${places[index % places.length]} bridges, autumn ${2026 + Math.floor(index / places.length)}`,
}));

export const gmailStates = {
  loading: { ...still, accounts: { status: 'loading' }, permission: null },
  failed: { ...still, accounts: { status: 'failed', problem: server } },
  empty: { ...still, accounts: ready() },
  ready: { ...still, accounts: ready(MockGmailEnding) },
  everyStanding: {
    ...still,
    accounts: ready(
      MockGmailEnding,
      { ...MockGmailEnding, id: 44, email: 'nasrin@ahmadi.example', expires_at: null, bots_count: 1 },
      {
        ...MockGmailEnding,
        id: 45,
        email: 'nahmadi.bridges@gmail.example',
        expires_at: '2026-11-21T09:00:00Z',
        bots_count: 0,
      },
      MockGmailExpired,
      MockGmailNeedsReconnect,
    ),
  },
  // A server that requests more scopes, and one whose configuration cannot be read.
  asksForMore: {
    ...still,
    accounts: ready(MockGmailEnding),
    permission: { ...permission, sends: 'drafts', reads: true, debug: false },
  },
  permissionUnknown: {
    ...still,
    accounts: ready(MockGmailEnding),
    permission: { ...permission, reads: null, limits: null, debug: false },
  },
  longAddress: {
    ...still,
    accounts: ready({
      ...MockGmailEnding,
      email: 'seyedeh.fatemeh-zahra.hosseini-tabatabaei-nejad.isfahani.research.outreach@gmail.example',
    }),
  },
  refreshFailed: {
    ...still,
    accounts: { status: 'ready', refreshing: false, notice: server, accounts: [MockGmailEnding] },
  },
  connecting: { ...still, accounts: ready(MockGmailEnding), connect: connectStates.waiting },
  connected: { ...still, accounts: ready(MockGmailEnding), connect: connectStates.connected },
  reconnected: { ...still, accounts: ready(MockGmailEnding), connect: connectStates.connected, next: 'bots' },
  cancelled: { ...still, accounts: ready(), connect: connectStates.cancelled },
  returnedWithSuccess: { ...still, accounts: ready(MockGmailEnding), alert: { outcome: 'success' } },
  returnedWithError: {
    ...still,
    accounts: ready(),
    alert: { outcome: 'error', reason: 'access_denied', from: 'google' },
  },
  returnedWithoutReason: { ...still, accounts: ready(), alert: { outcome: 'error', reason: null, from: 'google' } },
  asking: { ...still, accounts: ready(MockGmailEnding), asking },
  askingUnused: { ...still, accounts: ready(MockGmailEnding), asking: { ...asking, bots: [], resting: 0 } },
  askingUnknown: { ...still, accounts: ready(MockGmailEnding), asking: { ...asking, bots: null, resting: 0 } },
  askingMany: { ...still, accounts: ready(MockGmailEnding), asking: { ...asking, bots: manyBots, resting: 12 } },
  disconnecting: { ...still, accounts: ready(MockGmailEnding), asking: { ...asking, busy: true } },
  disconnectFailed: { ...still, accounts: ready(MockGmailEnding), disconnectProblem: server },
} satisfies Record<string, GmailState>;
