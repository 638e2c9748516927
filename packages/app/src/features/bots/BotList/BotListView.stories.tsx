import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { botListStates } from './BotList.states';
import { BotListView } from './BotListView';
import { fetchFilterBar } from './parts/FilterBarPart';

const meta = preview.meta({
  id: 'screens-bots-botlist',
  title: 'Screens/Find/BotList',
  tags: ['phone'],
  parameters: { path: '/bots' },
  component: BotListView,
  args: {
    onRetry: fn(),
    onAction: fn(),
    onSearch: fn(),
    onFilter: fn(),
    onClear: fn(),
    onPage: fn(),
    onExport: fn(),
    onStopConfirm: fn(),
    onStopCancel: fn(),
    onDelete: fn(),
    onDeleteConfirm: fn(),
    onDeleteCancel: fn(),
  },
  loaders: [fetchFilterBar],
});

export const Loading = meta.story({ args: { state: botListStates.loading } });
export const Failed = meta.story({ args: { state: botListStates.failed } });
export const FailedSilently = meta.story({ args: { state: botListStates.failedSilently } });
export const Offline = meta.story({ args: { state: botListStates.offline } });
export const Empty = meta.story({ args: { state: botListStates.empty } });
export const EmptyExport = meta.story({ args: { state: botListStates.emptyExport } });
export const Ready = meta.story({ args: { state: botListStates.ready }, tags: ['tablet'] });
export const One = meta.story({ args: { state: botListStates.one } });
export const Filtered = meta.story({ args: { state: botListStates.filtered } });
export const NoMatch = meta.story({ args: { state: botListStates.noMatch } });
export const ManyPages = meta.story({ args: { state: botListStates.manyPages } });
export const Busy = meta.story({ args: { state: botListStates.busy } });
export const ActionFailed = meta.story({ args: { state: botListStates.actionFailed } });
export const Deleting = meta.story({ args: { state: botListStates.deleting } });
export const DeletingApproved = meta.story({ args: { state: botListStates.deletingApproved } });
export const Stopping = meta.story({ args: { state: botListStates.stopping } });
export const DeletingBusy = meta.story({ args: { state: botListStates.deletingBusy } });
export const LeftOut = meta.story({
  args: { state: botListStates.leftOut },
  name: 'Two bots could not be read, and one has no name',
});
export const OutOfDate = meta.story({ args: { state: botListStates.outOfDate } });
export const ExportFailed = meta.story({ args: { state: botListStates.exportFailed } });
export const ExportNothing = meta.story({ args: { state: botListStates.exportNothing } });
export const LongNames = meta.story({ args: { state: botListStates.longNames } });
