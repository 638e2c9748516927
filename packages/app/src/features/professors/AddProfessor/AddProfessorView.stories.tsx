import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { addProfessorStates } from './AddProfessor.states';
import { AddProfessorView } from './AddProfessorView';

const meta = preview.meta({
  id: 'screens-professors-add',
  title: 'Screens/Find/AddProfessor',
  tags: ['phone'],
  parameters: { path: '/professors' },
  component: AddProfessorView,
  args: {
    onChange: fn(),
    onCheck: fn(),
    onBack: fn(),
    onAdd: fn(),
    onRetrySuggestions: fn(),
    onClear: fn(),
    onClose: fn(),
  },
});

export const Empty = meta.story({ args: { state: addProfessorStates.empty } });
export const Filled = meta.story({ args: { state: addProfessorStates.filled }, tags: ['tablet'] });
export const Restored = meta.story({ args: { state: addProfessorStates.restored } });
export const CountriesLoading = meta.story({ args: { state: addProfessorStates.countriesLoading } });
export const CountriesFailed = meta.story({ args: { state: addProfessorStates.countriesFailed } });
export const SuggestionsLoading = meta.story({ args: { state: addProfessorStates.suggestionsLoading } });
export const SuggestionsFailed = meta.story({ args: { state: addProfessorStates.suggestionsFailed } });
export const Suggestions = meta.story({ args: { state: addProfessorStates.suggestions } });
export const UniversityUnknown = meta.story({ args: { state: addProfessorStates.universityUnknown } });
export const Checking = meta.story({ args: { state: addProfessorStates.checking } });
export const Refused = meta.story({ args: { state: addProfessorStates.refused } });
export const Offline = meta.story({ args: { state: addProfessorStates.offline } });
export const Unavailable = meta.story({ args: { state: addProfessorStates.unavailable } });
export const Found = meta.story({ args: { state: addProfessorStates.found } });
export const FoundNothing = meta.story({ args: { state: addProfessorStates.foundNothing } });
export const FoundSample = meta.story({ args: { state: addProfessorStates.foundSample } });
export const Retracted = meta.story({ args: { state: addProfessorStates.retracted } });
export const SameAddress = meta.story({ args: { state: addProfessorStates.sameAddress } });
export const SameName = meta.story({ args: { state: addProfessorStates.sameName } });
export const DoNotContact = meta.story({ args: { state: addProfessorStates.doNotContact } });
export const Contacted = meta.story({ args: { state: addProfessorStates.contacted } });
export const Adding = meta.story({ args: { state: addProfessorStates.adding } });
export const NotAdded = meta.story({ args: { state: addProfessorStates.notAdded } });
export const LongPersian = meta.story({ args: { state: addProfessorStates.longPersian } });
