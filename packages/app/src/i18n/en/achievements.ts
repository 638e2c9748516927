import { plural } from '../format';

export const achievements = {
  title: 'Achievements',
  lead: 'For care, not for volume. Sending more emails earns nothing.',
  standing: 'Where you stand',
  loading: 'Loading your level',
  note: 'Examples. They do not measure anything you did.',
  quests: {
    title: 'Your quests',
    loading: 'Loading your quests',
    failed: 'Could not load your quests',
    weeks: ({ weeks }: { weeks: number }) =>
      weeks === 0
        ? 'No weeks in a row yet'
        : plural('en', weeks, { one: '{{count}} week in a row', other: '{{count}} weeks in a row' }),
    resting: ({ weeks }: { weeks: number }) =>
      weeks === 0
        ? 'Sending is paused'
        : plural('en', weeks, {
            one: '{{count}} week in a row, kept while sending is paused',
            other: '{{count}} weeks in a row, kept while sending is paused',
          }),
    names: {
      'open-source': 'Read before you approve',
      'bind-sentence': 'Name your source',
      'complete-section': 'Complete your profile',
      'paper-by-doi': 'Add a paper by DOI',
      'day-of-rest': 'A day of rest',
      'calm-week': 'A calm week',
      'bot-created': 'New bot',
      opening: 'Balance carried over',
      other: 'Something else',
    },
    goals: {
      'open-source': 'Open a paper that an email cites before you approve the email',
      'bind-sentence': 'Add a source to a sentence of your own',
      'complete-section': 'Fill a section of your profile',
      'paper-by-doi': 'Add one of your papers to your profile by its DOI',
      'day-of-rest': 'Let a day pass without sending, in a week in which you work on your emails',
      'calm-week': 'Finish a week within the limits and without a bounced email',
    },
    open: { once: 'Once', day: 'Once a day', week: 'Once a week' },
    done: { once: 'Done', day: 'Done today', week: 'Done this week' },
    progress: '{{done}} of {{needed}}',
    earned: 'What you earned',
    nothing: 'Nothing yet. A quest that is done appears here.',
    newest: 'The newest {{shown}} of {{count}}',
  },
} as const;
