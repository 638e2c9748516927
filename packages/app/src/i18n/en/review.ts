import { plural } from '../format';

export const review = {
  title: 'Emails to the selected professors',
  lead: 'Read and approve each email separately. Nothing is sent without your approval.',
  loading: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Preparing 1 email…', other: 'Preparing {{count}} emails…' }),
  back: 'Back to professors',
  done: 'You have reviewed all of these emails.',
  nobody: 'None of the selected professors has an email to review. The reasons are above.',
  refused: {
    title: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'No email to review for 1 professor',
        other: 'No email to review for {{count}} professors',
      }),
    not_found: 'This professor is not in your list and may have been deleted.',
    approved: 'You have already approved this email.',
    sending: 'This email is already being sent.',
    sent: 'This email was already sent.',
    unknown: 'This email may already have been sent. Check the Sent folder in Gmail.',
    other: 'This email could not be opened. Try again in a moment.',
  },
} as const;
