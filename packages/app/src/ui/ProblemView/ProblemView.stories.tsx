import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { ProblemMessage, ProblemView } from './ProblemView';
import { problemStates } from './ProblemView.states';

const meta = preview.meta({
  title: 'Interface/ProblemView',
  tags: ['phone'],
  component: ProblemView,
  args: { onRetry: fn() },
});

export const Network = meta.story({ args: { problem: problemStates.network } });
export const Timeout = meta.story({ args: { problem: problemStates.timeout } });
export const Html = meta.story({ args: { problem: problemStates.html } });
export const HtmlOfProfessors = meta.story({ args: { problem: problemStates.htmlOfProfessors } });
export const InvalidJson = meta.story({ args: { problem: problemStates.invalidJson } });
export const Unauthenticated = meta.story({ args: { problem: problemStates.unauthenticated } });
export const NoRefreshToken = meta.story({ args: { problem: problemStates.noRefreshToken } });
export const Forbidden = meta.story({ args: { problem: problemStates.forbidden } });
export const NotFound = meta.story({ args: { problem: problemStates.notFound } });
export const Conflict = meta.story({ args: { problem: problemStates.conflict } });
export const TooMany = meta.story({ args: { problem: problemStates.tooMany } });
export const Invalid = meta.story({ args: { problem: problemStates.invalid } });
export const Server = meta.story({ args: { problem: problemStates.server } });
export const ServerWithStatus = meta.story({ args: { problem: problemStates.serverWithStatus } });
export const ServerWithDetail = meta.story({ args: { problem: problemStates.serverWithDetail } });

export const BesideContent = meta.story({
  args: { problem: problemStates.serverWithDetail },
  render: ({ problem }) => <ProblemMessage problem={problem} onDismiss={fn()} />,
});
