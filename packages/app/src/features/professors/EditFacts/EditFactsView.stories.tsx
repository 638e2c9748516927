import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { editFactsStates } from './EditFacts.states';
import { EditFactsView } from './EditFactsView';

const meta = preview.meta({
  id: 'screens-professors-editfacts',
  title: 'Screens/Find/EditFacts',
  tags: ['phone'],
  parameters: { path: '/professors/601' },
  component: EditFactsView,
  args: { onChange: fn(), onKeepMine: fn(), onTakeTheirs: fn(), onSave: fn(), onDiscard: fn(), onClose: fn() },
});

export const Ready = meta.story({ args: { state: editFactsStates.ready }, tags: ['tablet'] });
export const Changed = meta.story({ args: { state: editFactsStates.changed } });
export const Restored = meta.story({ args: { state: editFactsStates.restored } });
export const CountriesLoading = meta.story({ args: { state: editFactsStates.countriesLoading } });
export const CountriesFailed = meta.story({ args: { state: editFactsStates.countriesFailed } });
export const Clash = meta.story({ args: { state: editFactsStates.clash } });
export const Saving = meta.story({ args: { state: editFactsStates.saving } });
export const Refused = meta.story({ args: { state: editFactsStates.refused } });
export const Offline = meta.story({ args: { state: editFactsStates.offline } });
export const Gone = meta.story({ args: { state: editFactsStates.gone } });
export const ByHand = meta.story({ args: { state: editFactsStates.byHand } });
export const LongPersian = meta.story({ args: { state: editFactsStates.longPersian } });
