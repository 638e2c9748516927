import { formatNumber, plural } from '../format';

export const results = {
  title: 'Professor Matches',
  step: 'Step 2 of 3',
  steps: { label: 'Steps', search: 'Search', select: 'Select', compose: 'Compose' },
  backBots: 'My Bots',
  lead: 'The professors your bot found, best match first. Select those you would like to email.',
  leadSample: 'A preview of a bot’s matches: each professor with a match percentage and the reasons for it.',
  run: 'Run ended on {{when}}',
  running: {
    title: 'Your bot is still searching',
    body: 'More professors may follow. Refresh the list to see them.',
  },
  sample: {
    note: 'These professors are invented. To see real professors, open the matches of one of your bots.',
    action: 'My Bots',
    list: 'Sample matches',
  },
  loading: 'Loading matches…',
  failed: 'Failed to load professors',
  notFound: {
    title: 'Bot not found',
    body: 'It may have been deleted, or the page address may be wrong. Your other bots are listed under My Bots.',
    action: 'My Bots',
  },
  empty: {
    before: { title: 'No matches yet', body: 'This bot has not run yet. Start a run on its page.' },
    running: { title: 'No matches yet', body: 'The bot is searching. Refresh to see the professors found so far.' },
    over: {
      title: 'No professors found',
      body: 'The run found nobody who fits. See the bot’s page for what to try next.',
    },
    action: 'Open the bot',
  },
  noMatch: {
    title: 'No professor on this page matches the filters',
    body: 'Change or clear the filters. Your selection is unchanged.',
  },
  filters: {
    title: 'Search and filters',
    search: 'Name, university or department',
    minMatch: 'Minimum match (percent)',
    show: 'Show',
    all: 'Everyone',
    open: 'Can be selected',
    closed: 'Cannot be selected',
    page: 'The filters apply only to the professors on this page.',
    clear: 'Clear filters',
  },
  list: 'Matches',
  count: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No professors.', one: '1 professor.', other: '{{count}} professors.' }),
  matches: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'No close matches.',
      one: '1 close match.',
      other: '{{count}} close matches.',
    }),
  range: 'Showing {{from}} to {{to}} of {{count}}.',
  passing: ({ shown, all }: { shown: number; all: number }) =>
    all === 1
      ? `The only professor here ${shown === 0 ? 'does not match' : 'matches'} the filters.`
      : plural('en', shown, {
          zero: `None of these ${formatNumber('en', all)} professors match the filters.`,
          one: `1 of these ${formatNumber('en', all)} professors matches the filters.`,
          other: `{{count}} of these ${formatNumber('en', all)} professors match the filters.`,
        }),
  pages: 'Pages of matches',
  select: {
    all: 'Select All',
    one: 'Select {{name}}',
    count: ({ count }: { count: number }) => plural('en', count, { one: '1 selected', other: '{{count}} selected' }),
    clear: 'Clear selection',
    nobody: 'Nobody in this list can be selected. The reason is shown for each professor.',
  },
  send: {
    action: 'Send Email',
    none: 'Select a professor to continue to Compose Email.',
    some: '“Send Email” opens Compose Email with a blank page for each selected professor. Nothing is sent from there.',
    review: 'Review drafts',
  },
  match: '{{percent}} match',
  noMatchScore: 'No match score yet',
  hIndex: 'h-index {{value}}',
  hIndexNone: 'h-index unknown',
  pros: 'Strengths',
  cons: 'Concerns',
  closed: {
    approved: 'Cannot be selected: an email to this professor is already approved.',
    written: 'Cannot be selected: an email to this professor has been sent, or sending has begun.',
    bounced: 'Cannot be selected: the email to this professor bounced.',
    avoided: 'Cannot be selected: this professor is on your do-not-contact list.',
    skipped: 'Cannot be selected: this professor was skipped.',
    because: 'Cannot be selected. {{reason}}',
  },
  actions: {
    details: 'View Details',
    preview: 'Preview Email',
    write: 'Create draft',
    open: 'Open the email',
    named: '{{action}}: {{name}}',
  },
  samples: {
    solheim: {
      pro: 'The 2025 paper leaves open the role of temperature, the subject of your thesis',
      con: 'Looks for field experience; you have done one field campaign',
    },
    kjeldgaard: {
      pro: 'Builds digital twins of bridges from your kind of data',
      con: 'Wind is the subject, not temperature',
    },
    lehtoranta: {
      pro: 'Studies thermal effects in concrete, the closest subject of all',
      con: 'Uses fibre optics; you worked with accelerometers',
    },
    hallgrimsson: {
      pro: 'Publishes open vibration records of six bridges',
      con: 'Studies earthquakes more than damage',
    },
    hammarstrom: {
      pro: 'Works on the asset management of road bridges',
      con: 'Works with drones and images, not with your methods',
    },
  },
} as const;
