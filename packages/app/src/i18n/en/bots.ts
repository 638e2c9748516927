import { plural } from '../format';

export const bots = {
  title: 'My Bots',
  summary: ({ count, running }: { count: number; running: number }) =>
    `${plural('en', count, { one: 'One bot.', other: '{{count}} bots.' })} ${plural('en', running, {
      zero: 'None is at work.',
      one: 'One is at work.',
      other: '{{count}} are at work.',
    })}`,
  listLabel: 'Your bots',
  create: 'Create New Bot',
  loading: 'Loading bots...',
  failed: {
    title: 'Error Loading Bots',
    safe: 'Your bots and drafts are safe, and scheduled emails still leave on time.',
  },
  empty: {
    title: 'Create Your First Bot',
    body: 'Choose one research interest and a few universities. The first run is a rehearsal: nothing is sent.',
  },
  universities: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 university', other: '{{count}} universities' }),
  noPlace: 'No place chosen yet',
  top: 'Top {{rank}}',
  matches: 'matches',
  emailsSent: 'emails sent',
  perUniversity: 'professors per university',
  lastRun: 'last run',
  never: 'never',
  status: { Active: 'Active', Paused: 'Paused', Running: 'Running', Draft: 'Draft', Error: 'Error' },
  actions: { run: 'Run', pause: 'Pause', stop: 'Stop', delete: 'Delete', deleteNamed: 'Delete {{name}}' },
  actionFailed: 'Action failed',
  deleteTitle: 'Delete “{{name}}”',
  deleteBody: 'Are you sure you want to delete this bot? This action cannot be undone.',
  deleteKept: 'Emails already sent stay in your Gmail.',
  deleted: 'Bot deleted',
  dryRun: 'Dry run: nothing is sent',
} as const;
