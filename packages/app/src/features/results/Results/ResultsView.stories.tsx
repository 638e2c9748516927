import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { resultsStates } from './Results.states';
import { ResultsView } from './ResultsView';

const meta = preview.meta({
  id: 'screens-results-results',
  title: 'Screens/Find/Results',
  tags: ['phone'],
  parameters: { path: '/results?bot=801' },
  component: ResultsView,
  args: {
    onRetry: fn(),
    onRefresh: fn(),
    onFilter: fn(),
    onClear: fn(),
    onSelect: fn(),
    onDeselectAll: fn(),
    onPage: fn(),
    onSend: fn(),
  },
});

export const Sample = meta.story({ args: { state: resultsStates.sample }, tags: ['forced'] });
export const SampleSelected = meta.story({ args: { state: resultsStates.sampleSelected } });
export const SampleFiltered = meta.story({ args: { state: resultsStates.sampleFiltered } });
export const Loading = meta.story({ args: { state: resultsStates.loading } });
export const LoadingOfBot = meta.story({ args: { state: resultsStates.loadingOfBot } });
export const Failed = meta.story({ args: { state: resultsStates.failed } });
export const Offline = meta.story({ args: { state: resultsStates.offline } });
export const NotFound = meta.story({ args: { state: resultsStates.notFound } });
export const EmptyBefore = meta.story({ args: { state: resultsStates.emptyBefore } });
export const EmptyRunning = meta.story({ args: { state: resultsStates.emptyRunning } });
export const Empty = meta.story({ args: { state: resultsStates.empty } });
export const Ready = meta.story({ args: { state: resultsStates.ready }, tags: ['tablet', 'unscrolled'] });
export const Running = meta.story({ args: { state: resultsStates.running } });
export const One = meta.story({ args: { state: resultsStates.one } });
export const SelectedSome = meta.story({ args: { state: resultsStates.selectedSome } });
export const SelectedAll = meta.story({ args: { state: resultsStates.selectedAll } });
export const NobodyOpen = meta.story({ args: { state: resultsStates.nobodyOpen } });
export const Filtered = meta.story({ args: { state: resultsStates.filtered } });
export const NoMatch = meta.story({ args: { state: resultsStates.noMatch } });
export const ManyPages = meta.story({ args: { state: resultsStates.manyPages } });
export const Refreshing = meta.story({ args: { state: resultsStates.refreshing } });
export const OutOfDate = meta.story({ args: { state: resultsStates.outOfDate } });
export const LongNames = meta.story({ args: { state: resultsStates.longNames } });
