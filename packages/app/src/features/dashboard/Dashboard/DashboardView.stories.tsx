import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { dashboardStates } from './Dashboard.states';
import { DashboardView } from './DashboardView';
import { fetchExamples } from './parts/ExamplesPart';

const meta = preview.meta({
  id: 'screens-dashboard',
  title: 'Screens/Arrive/Dashboard',
  tags: ['phone'],
  component: DashboardView,
  args: {
    onRetryInterests: fn(),
    onRetryBots: fn(),
    onRetryCountries: fn(),
    onRetryStats: fn(),
    onRetryScore: fn(),
    onRetryAccounts: fn(),
    onDismissSentences: fn(),
  },
  parameters: { path: '/dashboard' },
  beforeEach: fetchExamples,
});

export const Loading = meta.story({ args: { state: dashboardStates.loading } });
export const FirstDay = meta.story({ args: { state: dashboardStates.firstDay } });
export const GmailNext = meta.story({ args: { state: dashboardStates.gmailNext } });
export const BotNext = meta.story({ args: { state: dashboardStates.botNext } });
export const Ready = meta.story({ args: { state: dashboardStates.ready }, tags: ['tablet'] });
export const ManyBots = meta.story({ args: { state: dashboardStates.manyBots } });
export const LongNames = meta.story({ args: { state: dashboardStates.longNames } });
export const PersonFailed = meta.story({ args: { state: dashboardStates.personFailed } });
export const Failed = meta.story({ args: { state: dashboardStates.failed } });
export const SentencesMissing = meta.story({ args: { state: dashboardStates.sentencesMissing } });
export const SentenceMissing = meta.story({ args: { state: dashboardStates.sentenceMissing } });
export const SentencesWithoutEnglish = meta.story({ args: { state: dashboardStates.sentencesWithoutEnglish } });
export const NothingWaits = meta.story({ args: { state: dashboardStates.nothingWaits } });
export const MailboxBroken = meta.story({ args: { state: dashboardStates.mailboxBroken } });
export const BelowZero = meta.story({ args: { state: dashboardStates.belowZero } });
export const HugeNumbers = meta.story({ args: { state: dashboardStates.hugeNumbers } });
export const NotNumbers = meta.story({ args: { state: dashboardStates.notNumbers } });
export const BotsLate = meta.story({ args: { state: dashboardStates.botsLate } });
export const CountriesFailed = meta.story({ args: { state: dashboardStates.countriesFailed } });
export const StaleParts = meta.story({ args: { state: dashboardStates.staleParts } });
