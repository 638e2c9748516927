import preview from '#.storybook/preview';
import { gmailCallbackStates } from './GmailCallback.states';
import { GmailCallbackView } from './GmailCallbackView';

const meta = preview.meta({
  id: 'screens-gmailcallback',
  title: 'Screens/Send/GmailCallback',
  tags: ['phone'],
  component: GmailCallbackView,
  parameters: { path: '/gmail/callback' },
});

export const Working = meta.story({ args: { state: gmailCallbackStates.working } });
export const HandedOver = meta.story({ args: { state: gmailCallbackStates.handedOver } });
export const Failed = meta.story({ args: { state: gmailCallbackStates.failed } });
export const FailedWithReason = meta.story({ args: { state: gmailCallbackStates.failedWithReason }, tags: ['tablet'] });
export const SignedOut = meta.story({ args: { state: gmailCallbackStates.signedOut } });
export const Empty = meta.story({ args: { state: gmailCallbackStates.empty } });
