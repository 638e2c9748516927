const answers = {
  title: 'Record an answer',
  lead: 'Has {{name}} answered? Select what the answer said, then the day you received it.',
  said: 'What the answer said',
  kinds: {
    interested: 'Interested',
    not_recruiting: 'Not taking students',
    apply_through_portal: 'Refers you to a portal',
    later: 'Not now, maybe later',
    out_of_office: 'Automatic reply',
    stop: 'Wants no more emails',
    other: 'Another answer',
  },
  received: 'When did you receive it?',
  today: 'Today, {{day}}',
  yesterday: 'Yesterday, {{day}}',
  otherDay: 'Another day',
  day: 'Day you received it',
  dayMissing: 'Enter the day you received the answer.',
  back: 'Back',
  stop: 'If you save this answer, {{name}} is added to your do-not-contact list and Peyk sends no more emails to {{email}}.',
  from: 'Answer from {{name}}',
  on: 'Received on {{day}}',
  listed:
    '{{name}} is on your do-not-contact list. You can allow the address again under “Sending limits” on a bot’s page.',
  automatic:
    'An automatic reply does not count as an answer. When {{name}} answers, select “Change” and record that answer.',
  change: 'Change',
  undo: 'Remove answer',
  changing: 'Change the recorded answer',
  otherwise: 'Select what the answer actually said',
  otherwiseOn: 'Select the correct day',
  saved: 'Answer saved',
  undone: 'Answer removed',
  undoneListed: 'Answer removed. {{name}} is still on your do-not-contact list.',
  saveFailed: 'Could not save the answer',
  undoFailed: 'Could not remove the answer',
} as const;

/** The texts of recording an answer, which come with that part of a sent email. */
export const answerWords = { answers } as const;
