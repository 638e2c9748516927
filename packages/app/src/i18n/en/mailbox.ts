import { plural } from '../format';

export const mailbox = {
  title: 'Local mailbox',
  /** The honest label: what this mailbox is and is not. */
  label: 'Messages kept on this computer',
  explain:
    'None of these messages left this computer. Until Gmail is set up, Peyk keeps every message here, so you can read exactly what would arrive.',
  explainSignedOut:
    'These messages are from Peyk itself, such as password reset links. Sign in to see the emails you sent.',
  count: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No messages', one: '1 message', other: '{{count}} messages' }),
  loading: 'Loading messages…',
  failed: 'Could not load the mailbox',
  closed: {
    title: 'There is no local mailbox here',
    body: 'This server sends real email, or you opened this page from another computer. Check your own inbox.',
  },
  empty: 'No messages yet',
  emptyBody: 'Approve a draft and select “Send now”; the message appears here.',
  emptySignedOut: 'When Peyk sends a message, such as a password reset link, it appears here.',
  list: 'Messages',
  back: 'All messages',
  none: 'Select a message to read it.',
  gone: {
    title: 'This message is not here',
    body: 'It may be on another page of the list, or the page address may be wrong.',
  },
  from: 'From',
  to: 'To',
  time: 'Time',
  noSubject: 'No subject',
  kind: { sent: 'Sent by you', system: 'From Peyk' },
  pages: 'Pages of messages',
  refresh: 'Refresh',
  message: 'The message',
  draft: 'View draft',
  attachments: 'Attachments',
  download: 'Download {{name}}',
  notDownloaded: 'Could not download the file',
} as const;
