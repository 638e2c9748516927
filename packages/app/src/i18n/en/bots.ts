import { plural } from '../format';

import { botTotals } from './botTotals';

export const bots = {
  title: 'My Bots',
  ...botTotals,
  weeks: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'Under the current limits, sending all emails from one run takes about {{count}} week.',
      other: 'Under the current limits, sending all emails from one run takes about {{count}} weeks.',
    }),
  listLabel: 'Your bots',
  create: 'Create New Bot',
  loading: 'Loading bots...',
  failed: {
    title: 'Error Loading Bots',
    fetch: 'Failed to fetch bots',
    safe: 'Your bots and drafts are safe, and scheduled emails stay scheduled.',
  },
  empty: {
    title: 'Create Your First Bot',
    body: 'Select one research interest and a few universities. The first run is a dry run: it finds professors, writes drafts and sends nothing.',
  },
  universities: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 university', other: '{{count}} universities' }),
  professors: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 professor per university', other: '{{count}} professors per university' }),
  top: 'Top {{rank}}',
  toReview: 'to review',
  matches: ({ count }: { count: number }) => plural('en', count, { one: 'match', other: 'matches' }),
  emailsSent: ({ count }: { count: number }) => plural('en', count, { one: 'email sent', other: 'emails sent' }),
  lastRun: 'last run',
  never: 'never',
  status: {
    Active: 'Active',
    Paused: 'Paused',
    Running: 'Running',
    Draft: 'Draft',
    Error: 'Error',
    unknown: 'Unknown',
  },
  actions: {
    run: 'Run',
    pause: 'Pause',
    stop: 'Stop',
    delete: 'Delete',
    deleteNamed: 'Delete {{name}}',
    editNamed: 'Edit {{name}}',
  },
  actionFailed: 'Action failed',
  stopTitle: 'Stop “{{name}}”',
  stopBody: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '1 approved email that has not been sent yet will need your review again. The bot will not run again until you start it.',
      other:
        '{{count}} approved emails that have not been sent yet will need your review again. The bot will not run again until you start it.',
    }),
  deleteApproved: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '1 approved email has not been sent yet. It will need your approval again; you can find it in My Professors.',
      other:
        '{{count}} approved emails have not been sent yet. They will need your approval again; you can find them in My Professors.',
    }),
  deleteTitle: 'Delete “{{name}}”',
  deleteBody: 'Are you sure you want to delete this bot? This action cannot be undone.',
  deleteKept: 'Emails already sent stay in your Gmail account.',
  deleted: 'Bot deleted',
  reconnect: 'Reconnect Gmail',
  chooseAccount: 'Select another account',
  schedule: { next: 'Next run: {{when}}', soon: 'Next run: any moment now' },
  stopped:
    'Bot stopped. It will not run again until you start it, and any approved emails not yet sent are back in your review queue.',
  search: 'Search your bots',
  searchFor: 'Name, university or number of professors',
  filters: {
    status: 'Status',
    allStatus: 'All Status',
    area: 'Research area',
    allAreas: 'All areas',
    clear: 'Clear filters',
  },
  noMatch: {
    title: 'No bots match',
    body: 'Try fewer words or another filter.',
  },
  found: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No bots match', one: '1 bot found', other: '{{count}} bots found' }),
  range: '{{from}} to {{to}} of {{count}}',
  pages: 'Pages of bots',
  export: {
    action: 'Export Data',
    nothing: { title: 'No bots to export', body: 'This list has no bots, so there is nothing to export.' },
    failed: { title: 'Export failed', body: 'Nothing was changed. Please try again.' },
    done: 'Your file was downloaded',
  },
  dryRun: 'Dry run: nothing is sent',
} as const;
