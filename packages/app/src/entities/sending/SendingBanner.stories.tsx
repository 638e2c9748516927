import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { SendingBanner } from './SendingBanner';
import { sendingStates } from './SendingBanner.states';

const meta = preview.meta({
  title: 'Entities/SendingBanner',
  tags: ['phone'],
  component: SendingBanner,
  args: { onPause: fn(), onResume: fn(), onDismiss: fn() },
});

export const Unknown = meta.story({ args: { sending: sendingStates.unknown } });
export const Going = meta.story({ args: { sending: sendingStates.going } });
export const Pausing = meta.story({ args: { sending: sendingStates.pausing } });
export const Paused = meta.story({ args: { sending: sendingStates.paused } });
export const PausedUndated = meta.story({ args: { sending: sendingStates.pausedUndated } });
export const Resuming = meta.story({ args: { sending: sendingStates.resuming } });
export const PauseFailed = meta.story({ args: { sending: sendingStates.pauseFailed } });
export const ResumeFailed = meta.story({ args: { sending: sendingStates.resumeFailed } });
