import { MockGmail } from '../../mocks/fixtures/gmail';
import type { Connect, ConnectFailure } from './connect';

const failed = (failure: ConnectFailure): Connect => ({ step: 'failed', failure, state: null });

export const connectStates = {
  idle: { step: 'idle' },
  opening: { step: 'opening' },
  waiting: { step: 'waiting', state: 's1', closedTicks: 0 },
  completing: { step: 'completing', state: 's1', code: 'c0de' },
  connected: { step: 'connected', account: MockGmail },
  blocked: failed({ why: 'blocked' }),
  cancelled: failed({ why: 'cancelled' }),
  refused: failed({ why: 'refused', description: null }),
  refusedWithReason: failed({
    why: 'refused',
    description: 'The account belongs to an organisation that does not allow this.',
  }),
  noLocation: failed({ why: 'noLocation' }),
  notConnected: failed({ why: 'problem', problem: { kind: 'network' } }),
} satisfies Record<string, Connect>;
