import { plural } from '../format';

export const mailbox = {
  title: 'Local mailbox',
  /** The honest label: what this mailbox is and is not. */
  label: 'Mail on this machine',
  explain:
    'Nothing here travelled over the internet. Without a real Gmail set-up, Peyk keeps every message it would send on this machine, so that you can read exactly what would arrive.',
  explainSignedOut:
    'These are the messages of Peyk itself, such as links for a new password. Sign in to see the emails you sent.',
  count: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No messages', one: '1 message', other: '{{count}} messages' }),
  loading: 'Loading messages…',
  failed: 'The mailbox could not be loaded',
  closed: {
    title: 'There is no local mailbox here',
    body: 'This server sends its emails for real or sends none, or you are on another machine. Look in your own inbox instead.',
  },
  empty: 'No message yet',
  emptyBody: 'Approve a draft and choose “Send now”; the message appears here.',
  emptySignedOut: 'When Peyk writes to someone, for example with a link for a new password, the message appears here.',
  list: 'Messages',
  back: 'All messages',
  none: 'Choose a message to read it.',
  gone: {
    title: 'This message is not here',
    body: 'It may be on another page of the list, or the address may be wrong.',
  },
  from: 'From',
  to: 'To',
  time: 'Time',
  noSubject: 'No subject',
  kind: { sent: 'Sent by you', system: 'From Peyk' },
  pages: 'Pages of messages',
  refresh: 'Refresh',
  message: 'The message',
  draft: 'See the draft it came from',
  attachments: 'Attachments',
} as const;
