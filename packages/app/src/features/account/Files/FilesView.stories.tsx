import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { filesStates } from './Files.states';
import { FilesView } from './FilesView';

const meta = preview.meta({
  title: 'Screens/Account/Files',
  tags: ['phone'],
  parameters: { path: '/account' },
  component: FilesView,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    state: filesStates.ready,
    onRetry: fn(),
    onDownload: fn(),
    onAsk: fn(),
    onDelete: fn(),
    onDismissProblem: fn(),
  },
});

export const Loading = meta.story({ args: { state: filesStates.loading } });
export const Absent = meta.story({ args: { state: filesStates.absent } });
export const Failed = meta.story({ args: { state: filesStates.failed } });
export const Ready = meta.story({ args: { state: filesStates.ready }, tags: ['tablet'] });
export const Empty = meta.story({ args: { state: filesStates.empty } });
export const Asking = meta.story({ args: { state: filesStates.asking } });
export const Deleting = meta.story({ args: { state: filesStates.deleting } });
export const Downloading = meta.story({ args: { state: filesStates.downloading } });
export const NotDeleted = meta.story({ args: { state: filesStates.notDeleted } });
export const NotDownloaded = meta.story({ args: { state: filesStates.notDownloaded } });
