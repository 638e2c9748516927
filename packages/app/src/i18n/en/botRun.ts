import { plural } from '../format';

export const botRun = {
  ranks: 'University ranks {{min}} to {{max}}',
  none: {
    title: 'No run yet',
    body: 'The first run is a dry run: the bot finds professors, compares them with your profile and writes drafts. Nothing is sent.',
  },
  queued: { title: 'Queued', body: 'The run will start shortly. You can leave this page.' },
  universities: 'Searching university {{n}} of {{total}}',
  professors: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'Looking for professors',
      one: 'Looking for professors: 1 so far',
      other: 'Looking for professors: {{count}} so far',
    }),
  scoring: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'Comparing professors with your profile',
      one: 'Comparing professors with your profile: 1 so far',
      other: 'Comparing professors with your profile: {{count}} so far',
    }),
  drafting: 'Writing draft {{n}} of at most {{total}}',
  finishing: 'Finishing',
  atUniversity: 'At {{university}}',
  reading: 'Reading “{{publication}}” by {{professor}}',
  readingProfessor: 'Reading the work of {{professor}}',
  finished: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'Run finished',
      one: 'Run finished: 1 draft ready for review',
      other: 'Run finished: {{count}} drafts ready for review',
    }),
  finishedNothing: {
    title: 'Run finished: nobody new to email',
    body: 'Edit the bot to search more widely, then run it again.',
  },
  stopped: { title: 'Run stopped', body: 'The professors found and drafts written so far are kept.' },
  failed: {
    title: 'The run could not finish',
    body: 'The professors found and drafts written so far are kept. You can run the bot again.',
  },
  dry: 'Dry run: nothing is sent',
  real: 'You approve each email before it is sent',
  started: 'Started {{when}}',
  created: 'Queued {{when}}',
  ended: 'Ended {{when}}',
  skipped: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 professor was skipped', other: '{{count}} professors were skipped' }),
  stages: {
    label: 'Progress of the run',
    universities: ({ count }: { count: number }) =>
      plural('en', count, { one: 'university searched', other: 'universities searched' }),
    professors: ({ count }: { count: number }) =>
      plural('en', count, { one: 'professor found', other: 'professors found' }),
    scoring: ({ count }: { count: number }) =>
      plural('en', count, { one: 'professor scored', other: 'professors scored' }),
    drafting: ({ count }: { count: number }) => plural('en', count, { one: 'draft written', other: 'drafts written' }),
    waiting: 'to review',
  },
  /** Said aloud when the stage changes, never for each number. */
  spoken: {
    queued: 'The run is queued.',
    universities: 'The bot is searching universities.',
    professors: 'The bot is looking for professors.',
    scoring: 'The bot is comparing professors with your profile.',
    drafting: 'The bot is writing drafts.',
    finished: 'The run has finished.',
    stopped: 'The run was stopped.',
    failed: 'The run could not finish.',
  },
} as const;
