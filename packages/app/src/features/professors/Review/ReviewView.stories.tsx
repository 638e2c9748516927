import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { reviewStates } from './Review.states';
import { ReviewNotLoaded } from './ReviewNotLoaded';
import { ReviewPage } from './ReviewPage';
import { ReviewView } from './ReviewView';

const meta = preview.meta({
  id: 'screens-professors-review',
  title: 'Screens/Write/Review',
  tags: ['phone'],
  parameters: { path: '/professors?review=601,612,613' },
  component: ReviewView,
  decorators: [
    (Story, { args: { back } }) => (
      <ReviewPage back={back}>
        <Story />
      </ReviewPage>
    ),
  ],
  args: {
    professors: [601, 612, 613],
    back: '/professors',
    onRetry: fn(),
    onPosition: fn(),
    onAct: fn(),
    onAskNever: fn(),
  },
});

export const Loading = meta.story({ args: { state: reviewStates.loading } });
export const NotLoaded = meta.story({ args: { state: reviewStates.loading }, render: () => <ReviewNotLoaded /> });
export const Failed = meta.story({ args: { state: reviewStates.failed } });
export const Offline = meta.story({ args: { state: reviewStates.offline } });
export const Ready = meta.story({ args: { state: reviewStates.ready }, tags: ['tablet'] });
export const SomeRefused = meta.story({ args: { state: reviewStates.someRefused } });
export const AllRefused = meta.story({ args: { state: reviewStates.allRefused } });
export const Done = meta.story({ args: { state: reviewStates.done } });
export const NoRecipient = meta.story({ args: { state: reviewStates.noRecipient } });
export const Approving = meta.story({ args: { state: reviewStates.approving } });
export const NotApproved = meta.story({ args: { state: reviewStates.notApproved } });
export const Never = meta.story({ args: { state: reviewStates.never } });
export const LongPersian = meta.story({ args: { state: reviewStates.longPersian } });
