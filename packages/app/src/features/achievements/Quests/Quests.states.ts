import type { Rewards } from '@peyk/api-types';
import type { Loadable } from '../../../api/toState';
import { MockRewards, MockRewardsEmpty } from '../../../mocks/fixtures/rewards';

/** The quests of the person and what they have earned. `absent` where the server has none. */
export type QuestsState =
  | { status: 'absent' }
  | Loadable<{ rewards: Pick<Rewards, 'quests' | 'streak' | 'entries' | 'count'> }>;

const ready = (rewards: Rewards): QuestsState => ({ status: 'ready', refreshing: false, notice: null, rewards });

export const questsStates = {
  absent: { status: 'absent' },
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready: ready(MockRewards),
  empty: ready(MockRewardsEmpty),
  resting: ready({ ...MockRewards, streak: { weeks: 3, resting: true } }),
  many: ready({ ...MockRewards, count: 1240 }),
  older: { status: 'ready', refreshing: false, notice: { kind: 'network' }, rewards: MockRewards },
} satisfies Record<string, QuestsState>;
