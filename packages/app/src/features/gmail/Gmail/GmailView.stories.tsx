import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { gmailStates } from './Gmail.states';
import { GmailView } from './GmailView';

const meta = preview.meta({
  id: 'screens-gmail',
  title: 'Screens/Send/Gmail',
  tags: ['phone'],
  component: GmailView,
  args: {
    onRetry: fn(),
    onConnect: fn(),
    onReconnect: fn(),
    onDismissConnect: fn(),
    onDismissAlert: fn(),
    onDismissProblem: fn(),
    onDisconnect: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { path: '/gmail' },
});

export const Loading = meta.story({ args: { state: gmailStates.loading } });
export const Failed = meta.story({ args: { state: gmailStates.failed } });
export const Empty = meta.story({ args: { state: gmailStates.empty } });
export const Ready = meta.story({ args: { state: gmailStates.ready }, tags: ['tablet'] });
export const EveryStanding = meta.story({ args: { state: gmailStates.everyStanding } });
export const AsksForMore = meta.story({ args: { state: gmailStates.asksForMore } });
export const PermissionUnknown = meta.story({ args: { state: gmailStates.permissionUnknown } });
export const LongAddress = meta.story({ args: { state: gmailStates.longAddress } });
export const RefreshFailed = meta.story({ args: { state: gmailStates.refreshFailed } });
export const Connecting = meta.story({ args: { state: gmailStates.connecting } });
export const Connected = meta.story({ args: { state: gmailStates.connected } });
export const Reconnected = meta.story({ args: { state: gmailStates.reconnected } });
export const Cancelled = meta.story({ args: { state: gmailStates.cancelled } });
export const ReturnedWithSuccess = meta.story({ args: { state: gmailStates.returnedWithSuccess } });
export const ReturnedWithError = meta.story({ args: { state: gmailStates.returnedWithError } });
export const ReturnedWithoutReason = meta.story({ args: { state: gmailStates.returnedWithoutReason } });
export const AskingBots = meta.story({ args: { state: gmailStates.asking } });
export const AskingUnused = meta.story({ args: { state: gmailStates.askingUnused } });
export const AskingUnknown = meta.story({ args: { state: gmailStates.askingUnknown } });
export const AskingMany = meta.story({ args: { state: gmailStates.askingMany } });
export const Disconnecting = meta.story({ args: { state: gmailStates.disconnecting } });
export const DisconnectFailed = meta.story({ args: { state: gmailStates.disconnectFailed } });
