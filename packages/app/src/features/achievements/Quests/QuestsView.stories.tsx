import { Page } from '@peyk/design-system';
import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { questsStates } from './Quests.states';
import { QuestsView } from './QuestsView';

const meta = preview.meta({
  id: 'achievements-quests',
  title: 'Screens/Account/Quests',
  tags: ['phone'],
  component: QuestsView,
  args: { onRetry: fn() },
  parameters: { path: '/achievements' },
  render: (args) => (
    <Page>
      <QuestsView {...args} />
    </Page>
  ),
});

export const Absent = meta.story({ args: { state: questsStates.absent } });
export const Loading = meta.story({ args: { state: questsStates.loading } });
export const Failed = meta.story({ args: { state: questsStates.failed } });
export const Ready = meta.story({ args: { state: questsStates.ready }, tags: ['tablet'] });
export const Empty = meta.story({ args: { state: questsStates.empty } });
export const Resting = meta.story({ args: { state: questsStates.resting } });
export const Many = meta.story({ args: { state: questsStates.many } });
export const Older = meta.story({ args: { state: questsStates.older } });
