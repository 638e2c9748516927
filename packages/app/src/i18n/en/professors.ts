import { plural } from '../format';

export const professors = {
  title: 'My Professors',
  lead: 'The professors your bots found, and how close their work is to yours.',
  loading: 'Loading professors…',
  failed: 'Failed to load professors',
  matchFailed: 'Failed to load match info',
  stats: {
    title: 'In numbers',
    total: 'Professors',
    withHIndex: 'With an h-index',
    average: 'Average h-index',
    unknown: 'Not known yet',
  },
  filters: {
    title: 'Search and filters',
    search: 'Name, university or interest',
    minHIndex: 'Minimum H-index',
    minScore: 'Minimum match score',
    clear: 'Clear filters',
    page: 'The minimums and the order apply to the professors on this page.',
  },
  marks: {
    title: 'How to read the marks',
    green: '80 and above: close to your work',
    amber: '50 to 79: partly close',
    red: 'Below 50: little in common',
    hIndex:
      'The h-index badge is green from 50, amber from 20, red from 10 and grey below. It counts citations, nothing else.',
  },
  score: {
    label: 'Match score {{score}} of 100',
    loading: 'Loading the match score',
    none: 'No match score yet',
    green: 'Close to your work',
    amber: 'Partly close',
    red: 'Little in common',
  },
  hIndex: {
    green: 'h-index {{value}}, very high',
    amber: 'h-index {{value}}, high',
    red: 'h-index {{value}}, moderate',
    muted: 'h-index {{value}}, low',
    none: 'h-index unknown',
  },
  interests: 'Research interests',
  more: '+ more',
  moreNamed: ({ count }: { count: number }) =>
    plural('en', count, { one: '+ more: 1 other interest', other: '+ more: {{count}} other interests' }),
  list: 'Your professors',
  count: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No professors found', one: '1 professor', other: '{{count}} professors' }),
  range: 'Showing {{from}} to {{to}} of {{count}}.',
  passing: ({ shown, all }: { shown: number; all: number }) =>
    `${plural('en', shown, { zero: 'None', one: '1', other: '{{count}}' })} of the ${plural('en', all, { one: '1 professor', other: '{{count}} professors' })} on this page shown.`,
  sorted: 'Sorted within this page.',
  pages: 'Pages of professors',
  sort: {
    label: 'Sort by',
    score: 'Match Score high to low',
    hIndex: 'H-index high to low',
    name: 'Name A to Z',
  },
  select: {
    all: 'Select all',
    allOnPage: 'Select all on this page',
    one: 'Select {{name}}',
    count: ({ count }: { count: number }) => plural('en', count, { one: '1 selected', other: '{{count}} selected' }),
    clear: 'Clear selection',
  },
  send: {
    action: 'Send Email to Selected',
    none: 'Select a professor to send an email.',
    one: 'Opens the email to {{name}} for your review. Nothing is sent before you approve it.',
    many: 'Several emails cannot be reviewed together yet. Leave one professor selected, or use Send Email beside each name.',
  },
  actions: {
    details: 'View Details',
    email: 'Send Email',
    quick: 'Quick View',
    preview: 'Preview Email',
    named: '{{action}}: {{name}}',
  },
  empty: {
    title: 'No professors found',
    body: 'A bot looks for professors who share one of your research interests. The people it finds are listed here.',
    action: 'Create New Bot',
    searched: 'No professor matches “{{query}}”. Check the spelling or use fewer words.',
  },
  noMatch: {
    title: 'No professor on this page fits the filters',
    body: 'Lower a minimum or clear the filters. Your list is unchanged.',
  },
} as const;
