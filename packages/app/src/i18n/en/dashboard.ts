import { plural } from '../format';

export const dashboard = {
  greeting: 'Hello, {{name}}',
  lead: 'One honest letter at a time.',
  xp: '{{xp}} XP, level {{level}}',
  coins: ({ coins }: { coins: number }) => plural('en', coins, { one: '{{count}} coin', other: '{{count}} coins' }),
  next: {
    title: 'Where you stand',
    label: 'Steps to the first letter',
    todo: 'Next',
    upcoming: 'Later',
    done: 'Done',
    failed: 'Could not be loaded',
    interests: 'Say what you want to research',
    interestsTodo: 'A few words are enough. Everything else follows from them.',
    interestsDone: ({ count }: { count: number }) =>
      plural('en', count, { one: 'One research interest', other: '{{count}} research interests' }),
    gmail: 'Connect Gmail',
    gmailTodo: 'Peyk may then send what you approve. It cannot read your inbox.',
    gmailDone: ({ count }: { count: number }) =>
      plural('en', count, { one: 'One mailbox is connected', other: '{{count}} mailboxes are connected' }),
    bot: 'Create a bot',
    botTodo: 'It finds professors, says why they match, and drafts an email to each.',
    botDone: ({ count }: { count: number }) =>
      plural('en', count, { one: 'You have one bot', other: 'You have {{count}} bots' }),
    go: 'Continue',
  },
  bots: {
    title: 'My Bots',
    all: 'View All {{n}} Bots',
    loading: 'Loading bots...',
    failed: 'Failed to fetch bots',
    empty: 'Create Your First Bot',
    emptyBody: 'Nothing is sent without your yes.',
    create: 'Create New Bot',
    numbers: ({ matches, sent }: { matches: number; sent: number }) =>
      `${plural('en', matches, { one: '{{count}} professor found', other: '{{count}} professors found' })}, ${plural('en', sent, { one: '{{count}} email sent', other: '{{count}} emails sent' })}`,
  },
} as const;
