import preview from '#.storybook/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { draftEditorStates } from './DraftEditor.states';
import { DraftEditorView } from './DraftEditorView';
import { BindDialogPart } from './parts/bindDialogPart';

const meta = preview.meta({
  id: 'screens-drafts-drafteditor',
  title: 'Screens/Write/DraftEditor',
  tags: ['phone'],
  component: DraftEditorView,
  args: {
    onRetry: fn(),
    onCreate: fn(),
    onAct: fn(),
    onEdit: fn(),
    onEditChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onState: fn(),
    onChooseSource: fn(),
    onBind: fn(),
    onPhrase: fn(),
    onAnswer: fn(),
    onFill: fn(),
    onKeepAgain: fn(),
    onRevise: fn(),
    onRewrite: fn(),
    onTake: fn(),
    onKeepText: fn(),
    onUndo: fn(),
    onRecipientOpen: fn(),
    onRecipientChange: fn(),
    onRecipientBlur: fn(),
  },
  parameters: { path: '/professors/601/email?bot=801' },
  loaders: [() => BindDialogPart.preload()],
});

async function compare(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Compare with|مقایسه با)/ }));
  await screen.findByRole('dialog');
}

export const Loading = meta.story({ args: { state: draftEditorStates.loading } });
export const Failed = meta.story({ args: { state: draftEditorStates.failed } });
export const NoProfessor = meta.story({ args: { state: draftEditorStates.noProfessor } });
export const None = meta.story({ args: { state: draftEditorStates.none } });
export const Creating = meta.story({ args: { state: draftEditorStates.creating } });
export const CreateFailed = meta.story({ args: { state: draftEditorStates.createFailed } });
export const Review = meta.story({ args: { state: draftEditorStates.review }, tags: ['tablet'] });
export const WithoutMarks = meta.story({ args: { state: draftEditorStates.withoutMarks } });
export const Gap = meta.story({ args: { state: draftEditorStates.gap } });
export const Gaps = meta.story({ args: { state: draftEditorStates.gaps } });
export const GapJoining = meta.story({ args: { state: draftEditorStates.gapJoining } });
export const GapFilling = meta.story({ args: { state: draftEditorStates.gapFilling } });
export const GapSaving = meta.story({ args: { state: draftEditorStates.gapSaving } });
export const GapFailed = meta.story({ args: { state: draftEditorStates.gapFailed } });
export const GapFilled = meta.story({ args: { state: draftEditorStates.gapFilled } });
export const ResultKeeping = meta.story({ args: { state: draftEditorStates.resultKeeping } });
export const ResultKept = meta.story({ args: { state: draftEditorStates.resultKept } });
export const ResultNotKept = meta.story({ args: { state: draftEditorStates.resultNotKept } });
export const Unbound = meta.story({ args: { state: draftEditorStates.unbound } });
export const UnboundChanged = meta.story({ args: { state: draftEditorStates.unboundChanged } });
export const Stated = meta.story({ args: { state: draftEditorStates.stated } });
export const StatedApproved = meta.story({ args: { state: draftEditorStates.statedApproved } });
export const BindingChoosing = meta.story({ args: { state: draftEditorStates.bindingChoosing } });
export const BindingChecking = meta.story({ args: { state: draftEditorStates.bindingChecking } });
export const BindingRefused = meta.story({ args: { state: draftEditorStates.bindingRefused } });
export const BindingFailed = meta.story({ args: { state: draftEditorStates.bindingFailed } });
/** The mark of the sentence is open. */
export const Bound = meta.story({
  args: { state: draftEditorStates.bound },
  play: async ({ canvas }) => {
    const marks = await canvas.findAllByRole('button', { name: /^(From your profile|از نمایهٔ شما)$/ });
    if (marks[3]) await userEvent.click(marks[3]);
  },
});
export const Phrased = meta.story({ args: { state: draftEditorStates.phrased } });
export const GapAndUnbound = meta.story({ args: { state: draftEditorStates.gapAndUnbound } });
export const RewriteAsking = meta.story({ args: { state: draftEditorStates.rewriteAsking } });
export const RewriteShorter = meta.story({ args: { state: draftEditorStates.rewriteShorter } });
export const RewritePlainer = meta.story({ args: { state: draftEditorStates.rewritePlainer } });
export const RewriteOtherPaper = meta.story({ args: { state: draftEditorStates.rewriteOtherPaper } });
export const RewriteOtherEntry = meta.story({ args: { state: draftEditorStates.rewriteOtherEntry } });
export const RewriteAnew = meta.story({ args: { state: draftEditorStates.rewriteAnew } });
export const RewriteTaking = meta.story({ args: { state: draftEditorStates.rewriteTaking } });
export const RewriteNotTaken = meta.story({ args: { state: draftEditorStates.rewriteNotTaken } });
export const RewriteNothingElse = meta.story({ args: { state: draftEditorStates.rewriteNothingElse } });
export const RewriteFailed = meta.story({ args: { state: draftEditorStates.rewriteFailed } });
export const RewriteTaken = meta.story({ args: { state: draftEditorStates.rewriteTaken } });
export const SentenceDeleted = meta.story({ args: { state: draftEditorStates.sentenceDeleted } });
export const Undoing = meta.story({ args: { state: draftEditorStates.undoing } });
export const UndoFailed = meta.story({ args: { state: draftEditorStates.undoFailed } });
export const Undone = meta.story({ args: { state: draftEditorStates.undone } });
export const Judging = meta.story({ args: { state: draftEditorStates.judging } });
export const Judged = meta.story({ args: { state: draftEditorStates.judged } });
export const JudgingFailed = meta.story({ args: { state: draftEditorStates.judgingFailed } });
export const ReviseFailed = meta.story({ args: { state: draftEditorStates.reviseFailed } });
export const NoBot = meta.story({ args: { state: draftEditorStates.noBot } });
export const Editing = meta.story({ args: { state: draftEditorStates.editing } });
export const Saving = meta.story({ args: { state: draftEditorStates.saving } });
export const SaveFailed = meta.story({ args: { state: draftEditorStates.saveFailed } });
export const SaveInvalid = meta.story({ args: { state: draftEditorStates.saveInvalid } });
export const Restored = meta.story({ args: { state: draftEditorStates.restored } });
export const Conflict = meta.story({ args: { state: draftEditorStates.conflict } });
export const RecipientUnsaved = meta.story({ args: { state: draftEditorStates.recipientUnsaved } });
export const RecipientMissing = meta.story({ args: { state: draftEditorStates.recipientMissing } });
export const GmailChecking = meta.story({ args: { state: draftEditorStates.gmailChecking } });
export const GmailMissing = meta.story({ args: { state: draftEditorStates.gmailMissing } });
export const GmailReconnect = meta.story({ args: { state: draftEditorStates.gmailReconnect } });
export const Approving = meta.story({ args: { state: draftEditorStates.approving } });
export const ApproveRefused = meta.story({ args: { state: draftEditorStates.approveRefused } });
export const AddressUnseen = meta.story({ args: { state: draftEditorStates.addressUnseen } });
export const Approved = meta.story({ args: { state: draftEditorStates.approved } });
export const SendAsked = meta.story({
  args: { state: draftEditorStates.approved },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send now|ارسال همین حالا)$/ }));
    await screen.findByRole('alertdialog');
  },
});
export const Delayed = meta.story({ args: { state: draftEditorStates.delayed } });
export const DelayedOpen = meta.story({ args: { state: draftEditorStates.delayedOpen } });
export const Sending = meta.story({ args: { state: draftEditorStates.sending } });
export const Sent = meta.story({ args: { state: draftEditorStates.sent } });
export const Bounced = meta.story({ args: { state: draftEditorStates.bounced } });
export const SendFailed = meta.story({ args: { state: draftEditorStates.sendFailed } });
export const Unknown = meta.story({ args: { state: draftEditorStates.unknown } });
export const Skipped = meta.story({ args: { state: draftEditorStates.skipped } });
export const Withdrawn = meta.story({ args: { state: draftEditorStates.withdrawn } });
export const ChecksFailed = meta.story({ args: { state: draftEditorStates.checksFailed } });
export const TooAlike = meta.story({ args: { state: draftEditorStates.tooAlike } });
export const TooAlikeSent = meta.story({
  args: { state: draftEditorStates.tooAlikeSent },
  play: ({ canvas }) => compare(canvas),
});
export const MatchLoading = meta.story({ args: { state: draftEditorStates.matchLoading } });
export const MatchFailed = meta.story({ args: { state: draftEditorStates.matchFailed } });
export const NoMatch = meta.story({ args: { state: draftEditorStates.noMatch } });
export const MatchParts = meta.story({ args: { state: draftEditorStates.matchParts } });
export const MatchPartsFew = meta.story({
  args: { state: draftEditorStates.matchPartsFew },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(How the score|شیوهٔ محاسبهٔ امتیاز)/ }));
  },
});
export const LongNames = meta.story({ args: { state: draftEditorStates.longNames } });

/** Both emails side by side, with what they share. */
export const Comparing = meta.story({
  args: { state: draftEditorStates.tooAlike },
  play: ({ canvas }) => compare(canvas),
});

/** Every source is open. */
export const SourcesOpen = meta.story({
  args: { state: draftEditorStates.review },
  play: async ({ canvas }) => {
    for (const mark of await canvas.findAllByRole('button', { name: /^(From|از)/ })) await userEvent.click(mark);
  },
});

/** An invented paper opens nowhere. */
export const SamplePaper = meta.story({
  args: { state: draftEditorStates.samplePaper },
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /^(From the paper|از مقاله)/ });
    if (mark) await userEvent.click(mark);
  },
});

/** What each part of the score reached. */
export const MatchPartsOpen = meta.story({
  args: { state: draftEditorStates.matchParts },
  tags: ['forced'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(How the score|شیوهٔ محاسبهٔ امتیاز)/ }));
  },
});

/** For a reader of Persian: the letter in it, sentence by sentence. In English there is none. */
export const InPersian = meta.story({
  args: { state: draftEditorStates.unbound },
  play: async ({ canvas }) => {
    const [open] = canvas.queryAllByRole('button', { name: 'برگردان فارسی، جمله‌به‌جمله' });
    if (open) await userEvent.click(open);
  },
});
