import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { planStates } from './Plan.states';
import { PlanView } from './PlanView';
import { PlanCard } from './parts/PlanCard';

const meta = preview.meta({
  title: 'Screens/Profile/Plan',
  tags: ['phone'],
  component: PlanView,
  args: { onChange: fn(), onKeepMine: fn(), onTakeTheirs: fn(), onSave: fn(), onRetry: fn() },
  parameters: { path: '/profile' },
  render: (args) => (
    <Page width="narrow">
      <PlanCard>
        <PlanView {...args} />
      </PlanCard>
    </Page>
  ),
});

export const Loading = meta.story({ args: { state: planStates.loading } });
export const Failed = meta.story({ args: { state: planStates.failed } });
export const Empty = meta.story({ args: { state: planStates.empty } });
export const Ready = meta.story({ args: { state: planStates.ready }, tags: ['tablet'] });
export const Saving = meta.story({ args: { state: planStates.saving } });
export const SaveFailed = meta.story({ args: { state: planStates.saveFailed } });
export const Restored = meta.story({ args: { state: planStates.restored } });
export const Clash = meta.story({ args: { state: planStates.clash } });

/** As an address with `entry=plan` leads to it. */
export const Arrived = meta.story({
  args: { state: planStates.ready },
  play: ({ canvasElement }) => {
    const card = canvasElement.querySelector('section');
    if (!card) throw new Error('no card');
    card.tabIndex = -1;
    card.focus();
  },
});
