import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { attachmentsStates } from '../../../entities/draft/attachments/Attachments.states';
import { AttachmentsView } from '../../../entities/draft/attachments/AttachmentsView';
import { professorDetailStates } from './ProfessorDetail.states';
import { ProfessorDetailView } from './ProfessorDetailView';

const meta = preview.meta({
  id: 'screens-professors-professordetail',
  title: 'Screens/Find/ProfessorDetail',
  tags: ['phone'],
  parameters: { path: '/professors/601' },
  component: ProfessorDetailView,
  args: { onRetry: fn(), onTab: fn(), onCreate: fn(), onRetryEmail: fn(), onEdit: fn(), onTakeBack: fn() },
});

export const Loading = meta.story({ args: { state: professorDetailStates.loading } });
export const NotFound = meta.story({ args: { state: professorDetailStates.notFound } });
export const Failed = meta.story({ args: { state: professorDetailStates.failed } });
export const Offline = meta.story({ args: { state: professorDetailStates.offline } });
export const Ready = meta.story({ args: { state: professorDetailStates.ready }, tags: ['tablet'] });
export const MatchLoading = meta.story({ args: { state: professorDetailStates.matchLoading } });
export const MatchFailed = meta.story({ args: { state: professorDetailStates.matchFailed } });
export const Proposal = meta.story({ args: { state: professorDetailStates.proposal } });
export const Email = meta.story({ args: { state: professorDetailStates.email } });
export const EmailAttached = meta.story({
  args: {
    state: professorDetailStates.email,
    files: (
      <AttachmentsView
        state={attachmentsStates.both}
        onCv={fn()}
        onRenew={fn()}
        onProposal={fn()}
        onUpload={fn()}
        onDownload={fn()}
        onDismissProblem={fn()}
      />
    ),
  },
});
export const EmailLoading = meta.story({ args: { state: professorDetailStates.emailLoading } });
export const EmailNone = meta.story({ args: { state: professorDetailStates.emailNone } });
export const EmailCreating = meta.story({ args: { state: professorDetailStates.emailCreating } });
export const EmailNotCreated = meta.story({ args: { state: professorDetailStates.emailNotCreated } });
export const EmailFailed = meta.story({ args: { state: professorDetailStates.emailFailed } });
export const Documents = meta.story({ args: { state: professorDetailStates.documents } });
export const Sparse = meta.story({ args: { state: professorDetailStates.sparse } });
export const LongPersian = meta.story({ args: { state: professorDetailStates.longPersian } });
export const Sourced = meta.story({ args: { state: professorDetailStates.sourced } });
export const TakingBack = meta.story({ args: { state: professorDetailStates.takingBack } });
export const NotTakenBack = meta.story({ args: { state: professorDetailStates.notTakenBack } });
export const ByHand = meta.story({ args: { state: professorDetailStates.byHand } });
export const OutOfDate = meta.story({ args: { state: professorDetailStates.outOfDate } });
