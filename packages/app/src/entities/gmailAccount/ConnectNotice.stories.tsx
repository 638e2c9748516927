import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { ConnectNotice } from './ConnectNotice';
import { connectStates } from './ConnectNotice.states';

const meta = preview.meta({
  title: 'Entities/ConnectNotice',
  tags: ['phone'],
  component: ConnectNotice,
  args: { onDismiss: fn() },
});

export const Idle = meta.story({ args: { connect: connectStates.idle } });
export const Opening = meta.story({ args: { connect: connectStates.opening } });
export const Waiting = meta.story({ args: { connect: connectStates.waiting } });
export const Completing = meta.story({ args: { connect: connectStates.completing } });
export const Connected = meta.story({ args: { connect: connectStates.connected } });
export const Blocked = meta.story({ args: { connect: connectStates.blocked } });
export const Cancelled = meta.story({ args: { connect: connectStates.cancelled } });
export const Refused = meta.story({ args: { connect: connectStates.refused } });
export const RefusedWithReason = meta.story({ args: { connect: connectStates.refusedWithReason } });
export const NoLocation = meta.story({ args: { connect: connectStates.noLocation } });
export const NotConnected = meta.story({ args: { connect: connectStates.notConnected } });
