import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { mailboxStates } from './Mailbox.states';
import { MailboxView } from './MailboxView';

const meta = preview.meta({
  id: 'screens-mailbox-mailbox',
  title: 'Screens/Answer/Mailbox',
  tags: ['phone'],
  component: MailboxView,
  args: { onRefresh: fn(), onPage: fn(), onDownload: fn() },
  parameters: { path: '/mailbox' },
});

export const Loading = meta.story({ args: { state: mailboxStates.loading } });
export const Closed = meta.story({ args: { state: mailboxStates.closed } });
export const Failed = meta.story({ args: { state: mailboxStates.failed } });
export const Empty = meta.story({ args: { state: mailboxStates.empty } });
export const EmptySignedOut = meta.story({ args: { state: mailboxStates.emptySignedOut } });
export const Ready = meta.story({ args: { state: mailboxStates.ready } });
export const SignedOut = meta.story({ args: { state: mailboxStates.signedOut } });
export const Opened = meta.story({ args: { state: mailboxStates.opened }, tags: ['tablet'] });
export const WithAttachment = meta.story({ args: { state: mailboxStates.withAttachment } });
export const Downloading = meta.story({ args: { state: mailboxStates.downloading } });
export const NotDownloaded = meta.story({ args: { state: mailboxStates.notDownloaded } });
export const Opening = meta.story({ args: { state: mailboxStates.opening } });
export const Gone = meta.story({ args: { state: mailboxStates.gone } });
export const OpenFailed = meta.story({ args: { state: mailboxStates.openFailed } });
export const OutOfDate = meta.story({ args: { state: mailboxStates.outOfDate } });
export const ManyPages = meta.story({ args: { state: mailboxStates.manyPages } });
export const Long = meta.story({ args: { state: mailboxStates.long } });
