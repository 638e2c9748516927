import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { threeSentencesStates } from './ThreeSentences.states';
import { ThreeSentencesView } from './ThreeSentencesView';

const acts = () => ({ onChange: fn(), onKeepMine: fn(), onTakeTheirs: fn(), onSave: fn() });

const meta = preview.meta({
  title: 'Screens/Profile/ThreeSentences',
  tags: ['phone'],
  component: ThreeSentencesView,
  args: {
    state: threeSentencesStates.allMissing,
    question: acts(),
    result: acts(),
    plan: acts(),
    onSkip: fn(),
    onWrite: fn(),
    onChoose: fn(),
    onSample: fn(),
    onRetry: fn(),
  },
  parameters: { path: '/profile/sentences' },
});

export const Loading = meta.story({ args: { state: threeSentencesStates.loading } });
export const Failed = meta.story({ args: { state: threeSentencesStates.failed } });
export const AllMissing = meta.story({ args: { state: threeSentencesStates.allMissing }, tags: ['tablet'] });
export const LetterWithout = meta.story({ args: { state: threeSentencesStates.letterWithout } });
export const Written = meta.story({ args: { state: threeSentencesStates.written } });
export const OneMissing = meta.story({ args: { state: threeSentencesStates.oneMissing } });
export const ThinProfile = meta.story({ args: { state: threeSentencesStates.thinProfile } });
export const AsksForEnglish = meta.story({ args: { state: threeSentencesStates.asksForEnglish } });
export const NoStart = meta.story({ args: { state: threeSentencesStates.noStart } });
export const Saving = meta.story({ args: { state: threeSentencesStates.saving } });
export const SavingFailed = meta.story({ args: { state: threeSentencesStates.savingFailed } });
export const Clash = meta.story({ args: { state: threeSentencesStates.clash } });
export const Skipped = meta.story({ args: { state: threeSentencesStates.skipped } });
export const Done = meta.story({ args: { state: threeSentencesStates.done } });
