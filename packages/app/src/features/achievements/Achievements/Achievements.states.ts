import type { Loadable } from '../../../api/toState';
import { type Standing, standingOf } from '../../../entities/rewards/standing';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../../mocks/fixtures/user';

/** What the person has earned; the badges are static and always there. */
export type AchievementsState = Loadable<{ standing: Standing }>;

const ready = (user: Parameters<typeof standingOf>[0]): AchievementsState => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  standing: standingOf(user),
});

export const achievementsStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready: ready(MockUser),
  firstDay: ready(MockUserEmpty),
  highLevel: ready(MockUserLongName),
  strange: ready({ xp: 1_000_000_000_000, coins: -1, level: 0 }),
  older: {
    status: 'ready',
    refreshing: false,
    notice: { kind: 'network' },
    standing: standingOf(MockUser),
  },
} satisfies Record<string, AchievementsState>;
