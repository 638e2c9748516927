import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { answerStates } from './Answer.states';
import { AnswerNotLoaded } from './AnswerNotLoaded';
import { AnswerView } from './AnswerView';

const meta = preview.meta({
  id: 'screens-letters-answer',
  title: 'Screens/Write/Answer',
  tags: ['phone'],
  parameters: { path: '/professors/601/email?bot=801' },
  component: AnswerView,
  args: {
    state: answerStates.offered,
    onKind: fn(),
    onDay: fn(),
    onOtherDay: fn(),
    onEnterDay: fn(),
    onSaveEntered: fn(),
    onChange: fn(),
    onBack: fn(),
    onUndo: fn(),
    onDismissProblem: fn(),
  },
});

export const Offered = meta.story({ args: { state: answerStates.offered }, tags: ['tablet'] });
export const ChoosingDay = meta.story({ args: { state: answerStates.choosingDay } });
export const SentToday = meta.story({ args: { state: answerStates.sentToday } });
export const OtherDay = meta.story({ args: { state: answerStates.otherDay } });
export const DayMissing = meta.story({ args: { state: answerStates.dayMissing } });
export const RefusedDay = meta.story({ args: { state: answerStates.refusedDay } });
export const StopAsked = meta.story({ args: { state: answerStates.stopAsked } });
export const Saving = meta.story({ args: { state: answerStates.saving } });
export const Failed = meta.story({ args: { state: answerStates.failed } });
export const Saved = meta.story({ args: { state: answerStates.saved } });
export const Stopped = meta.story({ args: { state: answerStates.stopped } });
export const Automatic = meta.story({ args: { state: answerStates.automatic } });
export const Changing = meta.story({ args: { state: answerStates.changing } });
export const ChangingSaves = meta.story({ args: { state: answerStates.changingSaves } });
export const ChangeFailed = meta.story({ args: { state: answerStates.changeFailed } });
export const Undoing = meta.story({ args: { state: answerStates.undoing } });
export const UndoFailed = meta.story({ args: { state: answerStates.undoFailed } });
export const LongName = meta.story({ args: { state: answerStates.longName } });
/** When its code does not come. */
export const NotLoaded = meta.story({ render: () => <AnswerNotLoaded /> });
