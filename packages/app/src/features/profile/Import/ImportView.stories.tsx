import preview from '#.storybook/preview';
import { fn, userEvent } from 'storybook/test';
import { importStates } from './Import.states';
import { ImportView } from './ImportView';

const meta = preview.meta({
  title: 'Screens/Profile/Import',
  tags: ['phone'],
  component: ImportView,
  args: {
    onChange: fn(),
    onRead: fn(),
    onBibtex: fn(),
    onJsonResume: fn(),
    onReferees: fn(),
    onChoose: fn(),
    onSave: fn(),
    onReadAgain: fn(),
    onLeave: fn(),
    onUndo: fn(),
  },
  parameters: { path: '/profile/import' },
});

export const Orcid = meta.story({ args: { state: importStates.orcid } });
export const Doi = meta.story({ args: { state: importStates.doi } });
export const References = meta.story({ args: { state: importStates.references } });
export const Pasted = meta.story({ args: { state: importStates.pasted } });
export const ChosenFile = meta.story({ args: { state: importStates.file } });
export const JsonResume = meta.story({ args: { state: importStates.jsonResume } });
export const Reading = meta.story({ args: { state: importStates.reading } });
export const Missing = meta.story({ args: { state: importStates.missing } });
export const Required = meta.story({ args: { state: importStates.required } });
export const Refused = meta.story({ args: { state: importStates.refused } });
export const RefusedFile = meta.story({ args: { state: importStates.refusedFile } });
export const TooLarge = meta.story({ args: { state: importStates.tooLarge } });
export const NotText = meta.story({ args: { state: importStates.notText } });
export const Unreachable = meta.story({ args: { state: importStates.unreachable } });
export const Offline = meta.story({ args: { state: importStates.offline } });
export const Unavailable = meta.story({ args: { state: importStates.unavailable } });
export const Exporting = meta.story({ args: { state: importStates.exporting } });
export const Exported = meta.story({ args: { state: importStates.exported } });
export const ExportEmpty = meta.story({ args: { state: importStates.exportEmpty } });
export const ExportUnavailable = meta.story({ args: { state: importStates.exportUnavailable } });
export const ExportFailed = meta.story({ args: { state: importStates.exportFailed } });
export const Small = meta.story({ args: { state: importStates.small } });
export const Record = meta.story({ args: { state: importStates.record }, tags: ['tablet'] });
export const RecordOnAPhone = meta.story({ args: { state: importStates.record }, tags: ['unscrolled'] });
export const DifferencesTaken = meta.story({ args: { state: importStates.differencesTaken } });
export const NoneChosen = meta.story({ args: { state: importStates.noneChosen } });
export const Large = meta.story({ args: { state: importStates.large } });
export const Problems = meta.story({ args: { state: importStates.problems } });
export const ProblemsOpen = meta.story({
  args: { state: importStates.problems },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { expanded: false })),
});
export const Resume = meta.story({ args: { state: importStates.resume } });
export const Unread = meta.story({ args: { state: importStates.unread } });
export const Known = meta.story({ args: { state: importStates.known } });
export const KnownOpen = meta.story({
  args: { state: importStates.known },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { expanded: false })),
});
export const Long = meta.story({ args: { state: importStates.long } });
export const Nothing = meta.story({ args: { state: importStates.nothing } });
export const NothingReadable = meta.story({ args: { state: importStates.nothingReadable } });
export const Saving = meta.story({ args: { state: importStates.saving } });
export const ListFull = meta.story({ args: { state: importStates.listFull } });
export const SaveOffline = meta.story({ args: { state: importStates.saveOffline } });
export const Gone = meta.story({ args: { state: importStates.gone } });
export const ReadingAgain = meta.story({ args: { state: importStates.readingAgain } });
export const Saved = meta.story({ args: { state: importStates.saved } });
export const SavedBefore = meta.story({ args: { state: importStates.savedBefore } });
export const Undoing = meta.story({ args: { state: importStates.undoing } });
export const UndoFailed = meta.story({ args: { state: importStates.undoFailed } });
export const UndoGone = meta.story({ args: { state: importStates.undoGone } });
export const Undone = meta.story({ args: { state: importStates.undone } });
export const UndoneInPart = meta.story({ args: { state: importStates.undoneInPart } });
export const UndoneBefore = meta.story({ args: { state: importStates.undoneBefore } });
