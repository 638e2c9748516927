import { plural } from '../format';

export const review = {
  title: 'Emails to the selected professors',
  lead: 'Read each email and approve it by itself. Nothing is sent without your approval.',
  loading: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Opening 1 email…', other: 'Opening {{count}} emails…' }),
  back: 'Back to My Professors',
  done: 'You have decided about each of these emails.',
  nobody: 'None of the selected professors may be written to now. The reasons are above.',
  refused: {
    title: ({ count }: { count: number }) =>
      plural('en', count, {
        one: '1 professor cannot be written to',
        other: '{{count}} professors cannot be written to',
      }),
    not_found: 'This professor is not in your list. The record may have been deleted.',
    approved: 'You have already approved this email.',
    sending: 'This email is already being sent.',
    sent: 'This email was already sent.',
    unknown: 'This email may already have been sent. Open it to settle what became of it.',
    other: 'The server refused this email and gave no reason.',
  },
} as const;
