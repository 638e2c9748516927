import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { professorsStates } from './Professors.states';
import { ProfessorsView } from './ProfessorsView';
import { DetailsDialog } from './parts/detailsDialog';

const meta = preview.meta({
  id: 'screens-professors-professors',
  title: 'Screens/Find/Professors',
  tags: ['phone'],
  parameters: { path: '/professors' },
  loaders: [() => DetailsDialog.preload()],
  component: ProfessorsView,
  args: {
    onRetry: fn(),
    onRetryStats: fn(),
    onRetryScores: fn(),
    onRefresh: fn(),
    onSearch: fn(),
    onFilter: fn(),
    onClear: fn(),
    onSelect: fn(),
    onDeselectAll: fn(),
    onSend: fn(),
    onDetails: fn(),
    onDetailsClose: fn(),
    onCompose: fn(),
    onPage: fn(),
    onAdd: fn(),
  },
});

export const Loading = meta.story({ args: { state: professorsStates.loading } });
export const Failed = meta.story({ args: { state: professorsStates.failed } });
export const FailedStats = meta.story({ args: { state: professorsStates.failedStats } });
export const Offline = meta.story({ args: { state: professorsStates.offline } });
export const Empty = meta.story({ args: { state: professorsStates.empty } });
export const NoneFound = meta.story({ args: { state: professorsStates.noneFound } });
export const Ready = meta.story({ args: { state: professorsStates.ready }, tags: ['tablet'] });
export const ScoresLoading = meta.story({ args: { state: professorsStates.scoresLoading } });
export const ScoresFailed = meta.story({ args: { state: professorsStates.scoresFailed } });
export const One = meta.story({ args: { state: professorsStates.one } });
export const ManyPages = meta.story({ args: { state: professorsStates.manyPages } });
export const Filtered = meta.story({ args: { state: professorsStates.filtered } });
export const NoMatch = meta.story({ args: { state: professorsStates.noMatch } });
export const SelectedOne = meta.story({ args: { state: professorsStates.selectedOne } });
export const SelectedSome = meta.story({ args: { state: professorsStates.selectedSome }, tags: ['unscrolled'] });
export const SelectedAll = meta.story({ args: { state: professorsStates.selectedAll } });
export const Refreshing = meta.story({ args: { state: professorsStates.refreshing } });
export const OutOfDate = meta.story({ args: { state: professorsStates.outOfDate } });
export const Details = meta.story({ args: { state: professorsStates.details } });
export const DetailsUnknown = meta.story({ args: { state: professorsStates.detailsUnknown } });
export const DetailsFailed = meta.story({ args: { state: professorsStates.detailsFailed } });
export const LongNames = meta.story({ args: { state: professorsStates.longNames } });
