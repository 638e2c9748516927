import { Inline } from '@peyk/design-system';
import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotificationBell } from './NotificationBell';

const meta = preview.meta({
  title: 'Shell/NotificationBell',
  tags: ['phone'],
  component: NotificationBell,
  render: () => (
    <Inline gap={0} justify="end">
      <NotificationBell />
    </Inline>
  ),
});

export const Default = meta.story({});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await within(document.body).findByRole('dialog');
  },
});
