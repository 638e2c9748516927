import preview from '#.storybook/preview';
import { fn, userEvent, within } from 'storybook/test';
import { botDetailStates } from './BotDetail.states';
import { BotDetailView } from './BotDetailView';

const meta = preview.meta({
  id: 'screens-bots-botdetail',
  title: 'Screens/Find/BotDetail',
  tags: ['phone'],
  component: BotDetailView,
  args: {
    onRetry: fn(),
    onAction: fn(),
    onSchedule: fn(),
    onStopConfirm: fn(),
    onStopCancel: fn(),
    onRunAgain: fn(),
    onPage: fn(),
    onShowNotClose: fn(),
    onNotClosePage: fn(),
    onAskDraft: fn(),
    onDraft: fn(),
    onPosition: fn(),
    onLook: fn(),
    onQueueAct: fn(),
    onAskNever: fn(),
    onAllow: fn(),
    onSettle: fn(),
    onMailPage: fn(),
    onAskBounced: fn(),
    onBounced: fn(),
  },
  parameters: { path: '/bots/801' },
});

export const Loading = meta.story({ args: { state: botDetailStates.loading } });
export const NotFound = meta.story({ args: { state: botDetailStates.notFound } });
export const Failed = meta.story({ args: { state: botDetailStates.failed } });
export const Queued = meta.story({ args: { state: botDetailStates.queued } });
export const ReadingUniversities = meta.story({ args: { state: botDetailStates.readingUniversities } });
export const Scoring = meta.story({ args: { state: botDetailStates.scoring } });
export const Drafting = meta.story({ args: { state: botDetailStates.drafting } });
export const LostContact = meta.story({ args: { state: botDetailStates.lostContact } });
export const Warned = meta.story({ args: { state: botDetailStates.warned } });
export const InterestsWithoutEnglish = meta.story({ args: { state: botDetailStates.interestsWithoutEnglish } });
export const Finished = meta.story({ args: { state: botDetailStates.finished }, tags: ['tablet'] });
export const AllReviewed = meta.story({ args: { state: botDetailStates.allReviewed } });
export const FinishedEmpty = meta.story({ args: { state: botDetailStates.finishedEmpty } });
export const RunFailed = meta.story({ args: { state: botDetailStates.runFailed } });
export const Stopped = meta.story({ args: { state: botDetailStates.stopped } });
export const NoRun = meta.story({ args: { state: botDetailStates.noRun } });
export const NotStarted = meta.story({ args: { state: botDetailStates.notStarted } });
export const Approving = meta.story({ args: { state: botDetailStates.approving } });
export const ApproveUnbound = meta.story({ args: { state: botDetailStates.approveUnbound } });
export const ApproveRefused = meta.story({ args: { state: botDetailStates.approveRefused } });
export const NeverAsked = meta.story({ args: { state: botDetailStates.neverAsked } });
export const NeverBusy = meta.story({ args: { state: botDetailStates.neverBusy } });
export const NeverRefused = meta.story({ args: { state: botDetailStates.neverRefused } });
export const NoRecipient = meta.story({ args: { state: botDetailStates.noRecipient } });
export const MailUnknown = meta.story({ args: { state: botDetailStates.mailUnknown } });
export const Paused = meta.story({ args: { state: botDetailStates.paused } });
export const PausedReconnect = meta.story({ args: { state: botDetailStates.pausedReconnect } });
export const PausedBounces = meta.story({ args: { state: botDetailStates.pausedBounces } });
export const Scheduled = meta.story({ args: { state: botDetailStates.scheduled } });
export const Unscheduled = meta.story({ args: { state: botDetailStates.unscheduled } });
export const EverythingPaused = meta.story({ args: { state: botDetailStates.everythingPaused } });
export const LimitsOpen = meta.story({ args: { state: botDetailStates.limitsOpen } });
export const BounceAsked = meta.story({ args: { state: botDetailStates.bounceAsked } });
export const BounceRefused = meta.story({ args: { state: botDetailStates.bounceRefused } });
export const Busy = meta.story({ args: { state: botDetailStates.busy } });
export const Stopping = meta.story({ args: { state: botDetailStates.stopping } });
export const ActionFailed = meta.story({ args: { state: botDetailStates.actionFailed } });
export const ThreeClasses = meta.story({ args: { state: botDetailStates.threeClasses }, tags: ['tablet'] });
export const OnlyPossible = meta.story({ args: { state: botDetailStates.onlyPossible } });
export const NoneClose = meta.story({ args: { state: botDetailStates.noneClose } });
export const NoneCloseYet = meta.story({ args: { state: botDetailStates.noneCloseYet } });
export const AllDrafted = meta.story({ args: { state: botDetailStates.allDrafted } });
export const RunFilled = meta.story({ args: { state: botDetailStates.runFilled } });
export const NotCloseLoading = meta.story({ args: { state: botDetailStates.notCloseLoading } });
export const NotCloseFailed = meta.story({ args: { state: botDetailStates.notCloseFailed } });
export const NotCloseOpen = meta.story({ args: { state: botDetailStates.notCloseOpen } });
export const DraftAsked = meta.story({ args: { state: botDetailStates.draftAsked } });
export const DraftBusy = meta.story({ args: { state: botDetailStates.draftBusy } });
export const DraftRefused = meta.story({ args: { state: botDetailStates.draftRefused } });
export const PartsLoading = meta.story({ args: { state: botDetailStates.partsLoading } });
export const OnePartFailed = meta.story({ args: { state: botDetailStates.onePartFailed } });
export const PartsFailed = meta.story({ args: { state: botDetailStates.partsFailed } });

/** The list is collapsed at first. */
const opened = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Do-not-contact list|فهرست منع تماس/ }));
    await canvas.findByRole('list', { name: /Do-not-contact list|فهرست منع تماس/ });
  },
};
export const Avoided = meta.story({ args: { state: botDetailStates.avoided }, ...opened });
export const AvoidedAllowing = meta.story({ args: { state: botDetailStates.avoidedAllowing }, ...opened });
export const AvoidedRefused = meta.story({ args: { state: botDetailStates.avoidedRefused }, ...opened });
export const Unreadable = meta.story({
  args: { state: botDetailStates.unreadable },
  name: 'Some professors and the draft on top could not be read',
});
export const LongNames = meta.story({ args: { state: botDetailStates.longNames } });
