import { plural } from '../format';

export const dashboard = {
  greeting: 'Hello, {{name}}',
  lead: 'One well-researched email at a time.',
  xp: '{{xp}} XP, level {{level}}',
  coins: ({ coins }: { coins: number }) => plural('en', coins, { one: '{{count}} coin', other: '{{count}} coins' }),
  next: {
    title: 'Getting started',
    label: 'Steps to your first email',
    todo: 'Next',
    upcoming: 'Later',
    done: 'Done',
    failed: 'Could not be loaded',
    interests: 'Add a research interest',
    interestsTodo: 'A few words are enough. The rest builds on it.',
    interestsDone: ({ count }: { count: number }) =>
      plural('en', count, { one: 'One research interest', other: '{{count}} research interests' }),
    gmail: 'Connect Gmail',
    gmailTodo: 'Peyk can then send what you approve. It cannot read your inbox.',
    gmailDone: ({ count }: { count: number }) =>
      plural('en', count, { one: 'One Gmail account is connected', other: '{{count}} Gmail accounts are connected' }),
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
    emptyBody: 'Nothing is sent without your approval.',
    create: 'Create New Bot',
    numbers: ({ matches, sent }: { matches: number; sent: number }) =>
      `${plural('en', matches, { one: '{{count}} professor found', other: '{{count}} professors found' })}, ${plural('en', sent, { one: '{{count}} email sent', other: '{{count}} emails sent' })}`,
  },
} as const;
