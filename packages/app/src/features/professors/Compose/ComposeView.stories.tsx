import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { attachmentsStates } from '../../../entities/draft/attachments/Attachments.states';
import { AttachmentsView } from '../../../entities/draft/attachments/AttachmentsView';
import { composeStates } from './Compose.states';
import { ComposeView } from './ComposeView';

const files = {
  level: 3,
  onCv: fn(),
  onRenew: fn(),
  onProposal: fn(),
  onUpload: fn(),
  onDownload: fn(),
  onDismissProblem: fn(),
} as const;

const meta = preview.meta({
  id: 'screens-professors-compose',
  title: 'Screens/Write/ComposeDialog',
  tags: ['phone'],
  parameters: { path: '/professors/601' },
  component: ComposeView,
  args: {
    onRetry: fn(),
    onChange: fn(),
    onSave: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDiscard: fn(),
    onRecipientChange: fn(),
    onRecipientBlur: fn(),
    onClose: fn(),
  },
});

export const Loading = meta.story({ args: { state: composeStates.loading } });
export const None = meta.story({ args: { state: composeStates.none } });
export const Failed = meta.story({ args: { state: composeStates.failed } });
export const Offline = meta.story({ args: { state: composeStates.offline } });
export const Ready = meta.story({ args: { state: composeStates.ready }, tags: ['tablet'] });
export const NoRecipient = meta.story({ args: { state: composeStates.noRecipient } });
export const RecipientUnsaved = meta.story({ args: { state: composeStates.recipientUnsaved } });
export const Restored = meta.story({ args: { state: composeStates.restored } });
export const Saving = meta.story({ args: { state: composeStates.saving } });
export const Saved = meta.story({ args: { state: composeStates.saved } });
export const NotSaved = meta.story({ args: { state: composeStates.notSaved } });
export const Conflict = meta.story({ args: { state: composeStates.conflict } });
export const Approved = meta.story({ args: { state: composeStates.approved } });
export const Sent = meta.story({ args: { state: composeStates.sent } });
export const Attached = meta.story({
  args: { state: composeStates.ready, files: <AttachmentsView {...files} state={attachmentsStates.both} /> },
});
export const ApprovedOutdated = meta.story({
  args: {
    state: composeStates.approved,
    files: <AttachmentsView {...files} state={attachmentsStates.approvedOutdated} />,
  },
});
export const LongPersian = meta.story({ args: { state: composeStates.longPersian } });
