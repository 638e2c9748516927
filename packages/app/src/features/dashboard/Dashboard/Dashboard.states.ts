import type { Bot, BotStats, GmailAccount, User } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockBot, MockBotLongPersian, MockBots, MockDraftBot, MockPausedBot } from '../../../mocks/fixtures/bot';
import { MockGmail, MockGmailEnding, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../../mocks/fixtures/user';
import type { Standings } from '../../../entities/sentences/threeSentences';
import { sentencesStates } from '../../../entities/sentences/ThreeSentencesNotice.states';
import type { CountryOf } from '../../../entities/bot/useCountryOf';
import { LIST_ORDER } from '../../../entities/profile/sections';
import { type Now, nowOf } from './now';
import { type Score, scoreOf } from './score';
import type { StepName, StepState } from './steps';

export interface DashboardState {
  /** Null until the user is loaded. */
  user: User | null;
  /** Why the user could not be loaded. */
  userProblem?: Problem;
  /** The one thing to do now. */
  now: Now;
  steps: Record<StepName, StepState>;
  stats: Loadable<{ stats: BotStats }>;
  score: Loadable<Score>;
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  bots: Loadable<{ bots: readonly Bot[] }>;
  countryOf?: CountryOf;
  /** Why the names of countries are not known. */
  countriesProblem?: Problem | null;
  /** Null where all three are there, once the card was dismissed, and where it is known too late; `waiting` keeps the room below free. */
  sentences?: Standings | 'waiting' | null;
}

const done: DashboardState['steps'] = {
  interests: { status: 'done', count: 3 },
  gmail: { status: 'done', count: 1 },
  bot: { status: 'done', count: 2 },
};
const none: DashboardState['bots'] = { status: 'ready', refreshing: false, notice: null, bots: [] };
const loading: StepState = { status: 'loading' };

const stats = (of: Partial<BotStats> = {}): DashboardState['stats'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  stats: { total_bots: 5, active_bots: 2, total_professors: 64, total_matches: 64, emails_sent: 46, ...of },
});
/** A profile with this many of its sixteen sections, the personal one first. */
const score = (filled: number): DashboardState['score'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  ...scoreOf(
    filled > 0 ? MockUser : MockUserEmpty,
    Object.fromEntries(LIST_ORDER.slice(0, Math.max(0, filled - 1)).map((list) => [list.replaceAll('-', '_'), [{}]])),
  ),
});
const accounts = (...listed: readonly GmailAccount[]): DashboardState['accounts'] => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  accounts: listed,
});
const noBots = stats({ total_bots: 0, active_bots: 0, total_professors: 0, total_matches: 0, emails_sent: 0 });
const network = { status: 'failed', problem: { kind: 'network' } } as const;

type Parts = Omit<DashboardState, 'now' | 'stats' | 'score' | 'accounts'> &
  Partial<Pick<DashboardState, 'stats' | 'score' | 'accounts'>>;

/** The same by which the screen finds what to do now, so that no state says something that could not be. */
const state = ({
  stats: numbers = stats(),
  score: profile = score(12),
  accounts: mailboxes = accounts(MockGmailEnding, MockGmailNeedsReconnect),
  ...parts
}: Parts): DashboardState => ({
  now: nowOf({
    steps: parts.steps,
    bots: parts.bots.status === 'ready' ? parts.bots.bots : null,
    lacksSentences: Boolean(parts.sentences) && parts.sentences !== 'waiting',
  }),
  stats: numbers,
  score: profile,
  accounts: mailboxes,
  countryOf: (id) => (id === 578 ? 'Norway' : undefined),
  ...parts,
});

export const dashboardStates = {
  loading: state({
    user: null,
    steps: { interests: loading, gmail: loading, bot: loading },
    bots: { status: 'loading' },
    stats: { status: 'loading' },
    score: { status: 'loading' },
    accounts: { status: 'loading' },
    sentences: 'waiting',
  }),
  firstDay: state({
    user: MockUserEmpty,
    stats: noBots,
    score: score(0),
    accounts: accounts(),
    steps: { interests: { status: 'todo' }, gmail: { status: 'upcoming' }, bot: { status: 'upcoming' } },
    bots: none,
  }),
  gmailNext: state({
    user: MockUser,
    steps: { interests: { status: 'done', count: 1 }, gmail: { status: 'todo' }, bot: { status: 'upcoming' } },
    accounts: accounts(MockGmailNeedsReconnect),
    bots: none,
  }),
  sentencesMissing: state({
    user: MockUser,
    steps: { ...done, bot: { status: 'todo' } },
    bots: none,
    sentences: sentencesStates.allMissing,
  }),
  sentenceMissing: state({
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] },
    sentences: sentencesStates.oneMissing,
  }),
  sentencesWithoutEnglish: state({
    user: MockUserLongName,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBotLongPersian] },
    sentences: sentencesStates.englishMissing,
  }),
  botNext: state({ user: MockUser, steps: { ...done, bot: { status: 'todo' } }, bots: none }),
  ready: state({
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] },
  }),
  manyBots: state({
    user: MockUser,
    steps: done,
    bots: {
      status: 'ready',
      refreshing: false,
      notice: null,
      bots: [...MockBots, ...MockBots].slice(0, 5).map((bot, index) => ({ ...bot, id: index + 1 })),
    },
  }),
  longNames: state({
    user: MockUserLongName,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBotLongPersian] },
  }),
  personFailed: state({ user: null, userProblem: { kind: 'network' }, steps: done, bots: none }),
  failed: state({
    user: MockUser,
    steps: { interests: network, gmail: network, bot: network },
    bots: network,
    stats: network,
    score: network,
    accounts: network,
  }),
  nothingWaits: state({
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockDraftBot] },
    score: score(16),
    accounts: accounts(MockGmail),
  }),
  mailboxBroken: state({
    user: MockUser,
    steps: done,
    bots: {
      status: 'ready',
      refreshing: false,
      notice: null,
      bots: [{ ...MockPausedBot, drafts_waiting: 0, paused_by: 'gmail_reconnect' }],
    },
  }),
  /** XP below zero on level 0, as another server may send it. */
  belowZero: state({
    user: { ...MockUser, xp: -1, coins: -1, level: 0 },
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] },
  }),
  /** More XP and coins than anybody earns, and numbers to match. */
  hugeNumbers: state({
    user: { ...MockUser, xp: 1e12, coins: 1e12, level: 1e9 },
    stats: stats({
      total_bots: 500,
      active_bots: 500,
      total_professors: 1_000_000,
      total_matches: 1_000_000,
      emails_sent: 1,
    }),
    steps: done,
    bots: {
      status: 'ready',
      refreshing: false,
      notice: null,
      bots: Array.from({ length: 500 }, (_, index) => ({ ...MockBot, id: index + 1, matches_found: 1_000_000 })),
    },
  }),
  /** No number at all, and fields that are missing. */
  notNumbers: state({
    user: { ...MockUser, xp: Number.NaN, coins: Number.NaN, level: null as never },
    stats: stats({ total_professors: Number.NaN, emails_sent: 12 }),
    steps: done,
    bots: {
      status: 'ready',
      refreshing: false,
      notice: null,
      bots: [{ ...MockBot, target_country: null, target_rank_max: null, advanced_filters: {} }],
    },
  }),
  /** One answer never comes: the others are there. */
  botsLate: state({ user: MockUser, steps: { ...done, bot: loading }, bots: { status: 'loading' } }),
  countriesFailed: state({
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: null, bots: [MockBot] },
    countriesProblem: { kind: 'network' },
  }),
  /** What was there before stays, with a note that it could not be renewed. */
  staleParts: state({
    user: MockUser,
    steps: done,
    bots: { status: 'ready', refreshing: false, notice: { kind: 'network' }, bots: [MockBot], leftOut: 1 },
    score: { ...score(12), notice: { kind: 'network' } } as DashboardState['score'],
    accounts: { ...accounts(MockGmail), notice: { kind: 'network' }, leftOut: 1 } as DashboardState['accounts'],
  }),
} satisfies Record<string, DashboardState>;
