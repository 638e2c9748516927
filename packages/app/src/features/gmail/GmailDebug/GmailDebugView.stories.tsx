import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { gmailDebugStates } from './GmailDebug.states';
import { GmailDebugView } from './GmailDebugView';

const meta = preview.meta({
  id: 'screens-gmaildebug',
  title: 'Screens/Send/GmailDebug',
  tags: ['phone'],
  component: GmailDebugView,
  args: { onRetry: fn(), onAsk: fn() },
  parameters: { path: '/gmail/debug' },
});

export const Loading = meta.story({ args: { state: gmailDebugStates.loading } });
export const Failed = meta.story({ args: { state: gmailDebugStates.failed } });
export const Off = meta.story({ args: { state: gmailDebugStates.off } });
export const Ready = meta.story({ args: { state: gmailDebugStates.ready } });
export const Asking = meta.story({ args: { state: gmailDebugStates.asking } });
export const Raw = meta.story({ args: { state: gmailDebugStates.raw }, tags: ['tablet'] });
export const AsApp = meta.story({ args: { state: gmailDebugStates.asApp } });
export const LocationHeader = meta.story({ args: { state: gmailDebugStates.location } });
export const Redirect = meta.story({ args: { state: gmailDebugStates.redirect } });
export const Refused = meta.story({ args: { state: gmailDebugStates.refused } });
export const NotAsked = meta.story({ args: { state: gmailDebugStates.notAsked } });
