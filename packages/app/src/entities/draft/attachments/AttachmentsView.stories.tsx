import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { attachmentsStates } from './Attachments.states';
import { AttachmentsView } from './AttachmentsView';

const meta = preview.meta({
  id: 'screens-letters-attachments',
  title: 'Screens/Write/Attachments',
  tags: ['phone'],
  parameters: { path: '/professors/601/email?bot=801' },
  component: AttachmentsView,
  args: {
    state: attachmentsStates.both,
    onCv: fn(),
    onRenew: fn(),
    onProposal: fn(),
    onUpload: fn(),
    onDownload: fn(),
    onDismissProblem: fn(),
  },
});

export const None = meta.story({ args: { state: attachmentsStates.none } });
export const WithCv = meta.story({ args: { state: attachmentsStates.withCv } });
export const Both = meta.story({ args: { state: attachmentsStates.both }, tags: ['tablet'] });
export const ToChoose = meta.story({ args: { state: attachmentsStates.toChoose } });
export const Outdated = meta.story({ args: { state: attachmentsStates.outdated } });
export const AddingCv = meta.story({ args: { state: attachmentsStates.addingCv } });
export const Renewing = meta.story({ args: { state: attachmentsStates.renewing } });
export const Uploading = meta.story({ args: { state: attachmentsStates.uploading } });
export const Refused = meta.story({ args: { state: attachmentsStates.refused } });
export const NotDownloaded = meta.story({ args: { state: attachmentsStates.notDownloaded } });
export const Offline = meta.story({ args: { state: attachmentsStates.offline } });
export const Approved = meta.story({ args: { state: attachmentsStates.approved } });
export const ApprovedOutdated = meta.story({ args: { state: attachmentsStates.approvedOutdated } });
export const Sent = meta.story({ args: { state: attachmentsStates.sent } });
export const SentAndDeleted = meta.story({ args: { state: attachmentsStates.sentAndDeleted } });
export const LongName = meta.story({ args: { state: attachmentsStates.longName } });
