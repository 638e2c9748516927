import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { ListStepView } from '../ListStep/ListStepView';
import { listStepStates } from '../ListStep/ListStep.states';
import { profileStates } from './Profile.states';
import { ProfileView } from './ProfileView';
import { StepArriving, StepNotLoaded } from './parts/StepPlaceholder';

const actions = {
  onOpen: fn(),
  onCancel: fn(),
  onChange: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onSave: fn(),
  onAddAsNew: fn(),
  onRemove: fn(),
  onMove: fn(),
  onRetry: fn(),
  onExtract: fn(),
  onKeep: fn(),
  onSaveKept: fn(),
  onDiscard: fn(),
  onTakeBack: fn(),
};
const meta = preview.meta({
  id: 'screens-profile',
  title: 'Screens/Profile/Profile',
  tags: ['phone'],
  component: ProfileView,
  args: { children: null },
  parameters: { path: '/profile' },
});

export const Newcomer = meta.story({ args: { state: profileStates.newcomer } });
export const Personal = meta.story({ args: { state: profileStates.personal } });
export const List = meta.story({
  args: {
    state: profileStates.list,
    children: <ListStepView state={listStepStates.degrees} {...actions} />,
  },
  tags: ['tablet'],
});
export const EmptyList = meta.story({
  args: {
    state: profileStates.emptyList,
    children: <ListStepView state={{ ...listStepStates.empty, step: 'awards' }} {...actions} />,
  },
});
export const ListArriving = meta.story({
  args: { state: profileStates.list, children: <StepArriving step="degrees" /> },
  name: 'A list whose code is on its way',
});
export const PersonalArriving = meta.story({
  args: { state: profileStates.personal, children: <StepArriving step="profile" /> },
  name: 'A step whose code is on its way',
});
export const ListNotLoaded = meta.story({
  args: { state: profileStates.list, children: <StepNotLoaded step="degrees" entered={false} /> },
  name: 'A step whose code did not come',
});
export const LastStep = meta.story({ args: { state: profileStates.lastStep } });
export const Complete = meta.story({ args: { state: profileStates.complete } });
export const UnknownCounts = meta.story({ args: { state: profileStates.unknownCounts } });
export const ManyEntries = meta.story({ args: { state: profileStates.manyEntries } });
export const UnknownStep = meta.story({ args: { state: profileStates.unknownStep } });
