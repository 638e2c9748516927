import { plural } from '../format';

export const bots = {
  title: 'My Bots',
  summary: ({ count, running, needing }: { count: number; running: number; needing: number }) =>
    `${plural('en', count, { one: 'One bot.', other: '{{count}} bots.' })} ${plural('en', running, {
      zero: 'None is at work',
      one: 'One is at work',
      other: '{{count}} are at work',
    })}${plural('en', needing, { zero: '', one: ', one needs you', other: ', {{count}} need you' })}.`,
  totals: ({ professors, sent }: { professors: number; sent: number }) =>
    `${plural('en', professors, { one: '{{count}} professor found', other: '{{count}} professors found' })}, ${plural(
      'en',
      sent,
      { one: '{{count}} email sent', other: '{{count}} emails sent' },
    )}.`,
  weeks: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'At today’s limits, the emails of one run can leave within {{count}} week.',
      other: 'At today’s limits, the emails of one run can leave within {{count}} weeks.',
    }),
  listLabel: 'Your bots',
  create: 'Create New Bot',
  loading: 'Loading bots...',
  failed: {
    title: 'Error Loading Bots',
    fetch: 'Failed to fetch bots',
    safe: 'Your bots and drafts are safe, and scheduled emails still leave on time.',
  },
  empty: {
    title: 'Create Your First Bot',
    body: 'Choose one research interest and a few universities. The first run is a rehearsal: nothing is sent.',
  },
  universities: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 university', other: '{{count}} universities' }),
  professors: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 professor per university', other: '{{count}} professors per university' }),
  top: 'Top {{rank}}',
  matches: 'matches',
  emailsSent: 'emails sent',
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
      one: 'The approval of 1 email that has not left yet is taken back: it waits for your review again. The schedule of the bot ends.',
      other:
        'The approvals of {{count}} emails that have not left yet are taken back: they wait for your review again. The schedule of the bot ends.',
    }),
  deleteApproved: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '1 email that you approved has not left yet. It waits for your review again.',
      other: '{{count}} emails that you approved have not left yet. They wait for your review again.',
    }),
  deleteTitle: 'Delete “{{name}}”',
  deleteBody: 'Are you sure you want to delete this bot? This action cannot be undone.',
  deleteKept: 'Emails already sent stay in your Gmail.',
  deleted: 'Bot deleted',
  reconnect: 'Reconnect Gmail',
  chooseAccount: 'Choose another account',
  schedule: { next: 'Next run {{when}}', soon: 'Next run in a moment' },
  stopped: 'Stopped. Its schedule has ended, and any email you approved waits for your review again.',
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
    title: 'No bot matches',
    body: 'Try fewer words or another filter. None of your bots is gone.',
  },
  found: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No bot matches', one: '1 bot found', other: '{{count}} bots found' }),
  range: '{{from}} to {{to}} of {{count}}',
  pages: 'Pages of bots',
  export: {
    action: 'Export Data',
    nothing: { title: 'No bots to export', body: 'The file would be empty: there is no bot in this list.' },
    failed: { title: 'Export failed', body: 'Your bots are untouched. Please try again.' },
    done: 'The file is in your downloads',
  },
  dryRun: 'Dry run: nothing is sent',
} as const;
