import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { achievementsStates } from './Achievements.states';
import { AchievementsView } from './AchievementsView';

const meta = preview.meta({
  id: 'screens-achievements',
  title: 'Screens/Account/Achievements',
  tags: ['phone'],
  component: AchievementsView,
  args: { onRetry: fn() },
  parameters: { path: '/achievements' },
});

export const Loading = meta.story({ args: { state: achievementsStates.loading } });
export const Failed = meta.story({ args: { state: achievementsStates.failed } });
export const Ready = meta.story({ args: { state: achievementsStates.ready }, tags: ['tablet', 'forced'] });
export const FirstDay = meta.story({ args: { state: achievementsStates.firstDay } });
export const HighLevel = meta.story({ args: { state: achievementsStates.highLevel } });
export const Strange = meta.story({ args: { state: achievementsStates.strange } });
export const Older = meta.story({ args: { state: achievementsStates.older } });
