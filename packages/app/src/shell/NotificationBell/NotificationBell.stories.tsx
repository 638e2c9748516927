import { Inline } from '@peyk/design-system';
import { fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotificationBell } from './NotificationBell';
import { bellStates } from './NotificationBell.states';
import { BellPanelPart } from './bellPanelPart';

const meta = preview.meta({
  title: 'Shell/NotificationBell',
  tags: ['phone'],
  component: NotificationBell,
  args: { onSeen: fn(), onRetry: fn() },
  loaders: [() => BellPanelPart.preload()],
  render: (args) => (
    <Inline gap={0} justify="end">
      <NotificationBell {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await within(document.body).findByRole('dialog');
  },
});

export const Closed = meta.story({ args: { state: bellStates.ready }, play: () => undefined });
export const Absent = meta.story({ args: { state: bellStates.absent }, play: () => undefined });
export const Loading = meta.story({ args: { state: bellStates.loading } });
export const Failed = meta.story({ args: { state: bellStates.failed } });
export const Empty = meta.story({ args: { state: bellStates.empty } });
export const Ready = meta.story({ args: { state: bellStates.ready } });
export const AllRead = meta.story({ args: { state: bellStates.allRead } });
export const Long = meta.story({ args: { state: bellStates.long } });
