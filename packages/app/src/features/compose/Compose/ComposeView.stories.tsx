import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { composeStates } from './Compose.states';
import { ComposeView } from './ComposeView';

const meta = preview.meta({
  id: 'screens-compose-compose',
  title: 'Screens/Write/Compose',
  tags: ['phone'],
  parameters: { path: '/compose' },
  component: ComposeView,
  args: {
    onChange: fn(),
    onTurn: fn(),
    onFile: fn(),
    onPlan: fn(),
    onCopy: fn(),
    onSaveDraft: fn(),
    onSend: fn(),
    onLeave: fn(),
    onStay: fn(),
  },
});

export const Empty = meta.story({ args: { state: composeStates.empty }, tags: ['forced'] });
export const Written = meta.story({ args: { state: composeStates.written }, tags: ['tablet', 'unscrolled'] });
export const Begun = meta.story({ args: { state: composeStates.begun } });
export const Several = meta.story({ args: { state: composeStates.several } });
export const SampleRecipient = meta.story({ args: { state: composeStates.sampleRecipient } });
export const GmailMissing = meta.story({ args: { state: composeStates.gmailMissing } });
export const SaveNotice = meta.story({ args: { state: composeStates.saveNotice } });
export const SendNotice = meta.story({ args: { state: composeStates.sendNotice } });
export const Copied = meta.story({ args: { state: composeStates.copied } });
export const CopyFailed = meta.story({ args: { state: composeStates.copyFailed } });
export const FollowUpTooLate = meta.story({ args: { state: composeStates.followUpTooLate } });
export const Restored = meta.story({ args: { state: composeStates.restored } });
export const Leaving = meta.story({ args: { state: composeStates.leaving } });
export const SenderUnknown = meta.story({ args: { state: composeStates.senderUnknown } });
export const LongWords = meta.story({ args: { state: composeStates.longWords } });
