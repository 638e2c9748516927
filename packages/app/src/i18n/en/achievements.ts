import { plural } from '../format';

export const achievements = {
  title: 'Achievements',
  lead: 'Your quests reward care, not the number of emails you send.',
  standing: 'Your level',
  loading: 'Loading your level',
  note: 'These are examples and do not reflect your activity.',
  quests: {
    title: 'Your quests',
    loading: 'Loading your quests',
    failed: 'Could not load your quests',
    weeks: ({ weeks }: { weeks: number }) =>
      weeks === 0
        ? 'No current streak'
        : plural('en', weeks, { one: '{{count}}-week streak', other: '{{count}}-week streak' }),
    resting: ({ weeks }: { weeks: number }) =>
      weeks === 0
        ? 'Sending is paused'
        : plural('en', weeks, {
            one: '{{count}}-week streak, kept while sending is paused',
            other: '{{count}}-week streak, kept while sending is paused',
          }),
    names: {
      'open-source': 'Read before you approve',
      'bind-sentence': 'Name your source',
      'complete-section': 'Profile section',
      'paper-by-doi': 'Add a paper by DOI',
      'sort-answer': 'Record an answer',
      'day-of-rest': 'A day of rest',
      'calm-week': 'A calm week',
      'bot-created': 'New bot',
      opening: 'Balance carried over',
      other: 'Other reward',
    },
    goals: {
      'open-source': 'Before you approve an email, open a paper that it cites',
      'bind-sentence': 'Add a source to a sentence of your own',
      'complete-section': 'Complete a section of your profile',
      'paper-by-doi': 'Add one of your papers to your profile by its DOI',
      'sort-answer': 'Record a professor’s answer within two days of receiving it',
      'day-of-rest': 'In a week when you work on your emails, send nothing for one day',
      'calm-week': 'Work on your emails in a week when no email bounces and no sending is put on hold',
    },
    open: { once: 'Once', day: 'Once a day', week: 'Once a week' },
    done: { once: 'Done', day: 'Done today', week: 'Done this week' },
    progress: '{{done}} of {{needed}}',
    earned: 'What you earned',
    nothing: 'Nothing yet. Completed quests appear here.',
    newest: 'Showing the newest {{shown}} of {{count}}',
  },
} as const;
