import { plural } from '../format';

export const mailbox = {
  title: 'Local mailbox',
  /** The honest label: what this mailbox is and is not. */
  label: 'Messages kept on this computer',
  explain:
    'Until Gmail is set up on this server, Peyk keeps every message on this computer and sends none of them. Here you can read exactly what the recipients would receive.',
  explainSignedOut:
    'Only messages from Peyk itself are shown, such as one with a password reset link. Sign in to see the emails you sent.',
  count: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No messages', one: '1 message', other: '{{count}} messages' }),
  loading: 'Loading messages…',
  failed: 'Could not load the mailbox',
  closed: {
    title: 'There is no local mailbox here',
    body: 'Either this server sends real email, which arrives in the recipient’s inbox, or you opened this page on another computer.',
  },
  empty: 'No messages yet',
  emptyBody: 'Approve a draft, then select “Send now”. The message will appear here.',
  emptySignedOut: 'Messages from Peyk, such as one with a password reset link, will appear here.',
  list: 'Messages',
  back: 'All messages',
  none: 'Select a message to read it.',
  gone: {
    title: 'This message is not here',
    body: 'The link may be wrong, or the message may be on another page of the list or in another account.',
  },
  from: 'From',
  to: 'To',
  time: 'Time',
  noSubject: 'No subject',
  kind: { sent: 'Sent by you', system: 'From Peyk' },
  pages: 'Pages of messages',
  refresh: 'Refresh',
  attachments: 'Attachments',
  download: 'Download {{name}}',
  notDownloaded: 'Could not download the file',
} as const;
