import { plural } from '../format';

export const botEdit = {
  title: 'Edit bot',
  heading: 'Edit {{name}}',
  back: 'Back to the bot',
  saved: 'Bot updated successfully.',
  saveFailed: 'Save failed',
  invalid: {
    title: 'Please fix validation errors before saving.',
    body: 'What you typed is still here.',
  },
  notLoaded: { title: 'Bot not loaded', body: 'This bot is still loading. Please try again in a moment.' },
  notFound: {
    title: 'Bot not found',
    body: 'It was deleted in the meantime. What you typed is still here but cannot be saved.',
  },
  sections: { bot: 'Basics', search: 'Search criteria', work: 'Schedule and limits' },
  name: 'Bot name',
  account: 'Gmail account',
  accountHelp: 'Sends the emails you approve from now on',
  accountAsleep: 'Must be reconnected before it can send',
  accountsLoading: 'Loading your other accounts…',
  accountsFailed: 'Could not load your other accounts. This bot keeps its current account.',
  noAccount: 'No Gmail account is connected.',
  connect: 'Connect Gmail',
  area: 'Research area',
  areas: 'More research areas',
  areasHelp: 'Separated by commas',
  description: 'Description',
  descriptionHelp: 'A note to yourself about this bot’s purpose',
  proposal: 'Require research proposal in emails',
  minutes: 'minutes',
  files: {
    lead: 'The PDF files you select here are attached to this bot’s new emails. Existing emails stay as they are. To change the attachments of an existing email, open that email.',
    cv: 'Attach my CV',
    loading: 'Loading your files…',
    failed: 'Could not load your files. This bot keeps its current proposal.',
    notUploaded: 'The file was not uploaded',
  },
  counts: {
    min_publications: { label: 'Minimum publications', help: 'Per professor' },
    num_professors: { label: 'Number of professors', help: 'Per university, 1 to 100' },
    max_targets: { label: 'Maximum drafts per run', help: 'At least 1' },
    run_interval: { label: 'Time between runs', help: 'At least 1 minute' },
    proposal_max_pages: { label: 'Maximum pages per proposal', help: '1 to 100' },
  },
  search: {
    chosen: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'Only the selected university is searched.',
        other: 'Only the {{count}} selected universities are searched.',
      }),
    effect: 'What this change does',
    nextRun: 'The change applies from the next run.',
    running: 'The current run continues with the earlier search. The change applies from the next run.',
    kept: 'Professors already found and drafts in your review queue are kept, even if they fall outside the new search. Skip the drafts that no longer fit.',
    approved: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '1 approved email will still be sent.',
        other: '{{count}} approved emails will still be sent.',
      }),
  },
  leave: {
    title: 'Leave without saving?',
    body: 'Your unsaved changes to this bot will be lost.',
    leave: 'Leave page',
    stay: 'Stay on page',
  },
} as const;
