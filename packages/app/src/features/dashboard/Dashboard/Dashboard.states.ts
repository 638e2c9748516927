import type { Bot, User } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockBot, MockBotLongPersian, MockBots } from '../../../mocks/fixtures/bot';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../../mocks/fixtures/user';
import type { Standings } from '../../../entities/sentences/threeSentences';
import { sentencesStates } from '../../../entities/sentences/ThreeSentencesNotice.states';
import type { StepName, StepState } from './steps';

export interface DashboardState {
  /** Null until the user is loaded. */
  user: User | null;
  /** Why the user could not be loaded. */
  userProblem?: Problem;
  steps: Record<StepName, StepState>;
  bots: Loadable<{ bots: readonly Bot[] }>;
  /** Null where all three are there, once the card was dismissed, and as long as nobody knows. */
  sentences?: Standings | null;
}

const done: DashboardState['steps'] = {
  interests: { status: 'done', count: 3 },
  gmail: { status: 'done', count: 1 },
  bot: { status: 'done', count: 2 },
};
const none: DashboardState['bots'] = { status: 'ready', refreshing: false, notice: null, bots: [] };
const loading: StepState = { status: 'loading' };

export const dashboardStates = {
  loading: { user: null, steps: { interests: loading, gmail: loading, bot: loading }, bots: { status: 'loading' } },
  firstDay: {
    user: MockUserEmpty,
    steps: { interests: { status: 'todo' }, gmail: { status: 'upcoming' }, bot: { status: 'upcoming' } },
    bots: none,
  },
  gmailNext: {
    user: MockUser,
    steps: { interests: { status: 'done', count: 1 }, gmail: { status: 'todo' }, bot: { status: 'upcoming' } },
    bots: none,
  },
  sentencesMissing: {
    user: MockUser,
    steps: { ...done, bot: { status: 'todo' } },
    bots: none,
    sentences: sentencesStates.allMissing,
  },
  sentenceMissing: {
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] },
    sentences: sentencesStates.oneMissing,
  },
  sentencesWithoutEnglish: {
    user: MockUserLongName,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBotLongPersian] },
    sentences: sentencesStates.englishMissing,
  },
  botNext: { user: MockUser, steps: { ...done, bot: { status: 'todo' } }, bots: none },
  ready: { user: MockUser, steps: done, bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] } },
  manyBots: {
    user: MockUser,
    steps: done,
    bots: {
      status: 'ready',
      refreshing: false,
      notice: null,
      bots: [...MockBots, ...MockBots].slice(0, 5).map((bot, index) => ({ ...bot, id: index + 1 })),
    },
  },
  longNames: {
    user: MockUserLongName,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBotLongPersian] },
  },
  personFailed: { user: null, userProblem: { kind: 'network' }, steps: done, bots: none },
  failed: {
    user: MockUser,
    steps: { interests: { status: 'failed' }, gmail: { status: 'failed' }, bot: { status: 'failed' } },
    bots: { status: 'failed', problem: { kind: 'network' } },
  },
} satisfies Record<string, DashboardState>;
