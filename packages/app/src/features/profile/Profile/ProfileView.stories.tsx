import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { profileStates } from './Profile.states';
import { ProfileView, type ProfileViewProps } from './ProfileView';

const actions = () => ({
  onOpen: fn(),
  onCancel: fn(),
  onChange: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onSave: fn(),
  onRemove: fn(),
  onRetry: fn(),
});
const every: Omit<ProfileViewProps, 'state'> = {
  interests: actions(),
  degrees: actions(),
  onExtract: fn(),
};

const meta = preview.meta({
  title: 'Screens/Profile',
  tags: ['phone'],
  component: ProfileView,
  args: every,
  parameters: { path: '/profile' },
});

export const Loading = meta.story({ args: { state: profileStates.loading } });
export const Failed = meta.story({ args: { state: profileStates.failed } });
export const Empty = meta.story({ args: { state: profileStates.empty } });
export const Ready = meta.story({ args: { state: profileStates.ready }, tags: ['tablet'] });
export const LongNames = meta.story({ args: { state: profileStates.longNames } });
export const AddingInterest = meta.story({ args: { state: profileStates.addingInterest } });
export const EditingInterest = meta.story({ args: { state: profileStates.editingInterest } });
export const SavingInterest = meta.story({ args: { state: profileStates.savingInterest } });
export const InterestRestored = meta.story({ args: { state: profileStates.interestRestored } });
export const InterestClash = meta.story({ args: { state: profileStates.interestClash } });
export const DegreeClash = meta.story({ args: { state: profileStates.degreeClash } });
export const InterestNotSaved = meta.story({ args: { state: profileStates.interestNotSaved } });
export const InterestNotRemoved = meta.story({ args: { state: profileStates.interestNotRemoved } });
export const AddingDegree = meta.story({ args: { state: profileStates.addingDegree } });
export const EditingDegree = meta.story({ args: { state: profileStates.editingDegree } });
export const DegreeJalaliYears = meta.story({
  args: { state: profileStates.degreeJalaliYears },
  name: 'Years that are likely Jalali are asked about',
});
export const DegreeRefused = meta.story({ args: { state: profileStates.degreeRefused } });
export const Extracting = meta.story({ args: { state: profileStates.extracting } });
export const Extracted = meta.story({ args: { state: profileStates.extracted } });
export const NoneFound = meta.story({ args: { state: profileStates.noneFound } });
export const NoneSaved = meta.story({ args: { state: profileStates.noneSaved } });
export const ExtractionFailed = meta.story({ args: { state: profileStates.extractionFailed } });
