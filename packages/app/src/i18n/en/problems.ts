import { formatWait } from '../format';

/** What to say when a call fails, by kind of problem: what happened, what is safe, what to do. */
export const problems = {
  network: {
    title: 'No connection',
    body: 'We could not reach the server. Nothing was changed. Check your connection and try again.',
  },
  timeout: {
    title: 'No answer in time',
    body: 'The server took too long. What you wrote is still here. Look whether your change arrived before you repeat it.',
  },
  html: { title: 'Something other than our server answered', body: 'Expected JSON but received HTML: {{start}}' },
  invalidJson: { title: 'The answer could not be read', body: 'HTTP {{status}}: Invalid JSON response' },
  unauthenticated: { title: 'Please sign in again', body: 'Not authenticated' },
  noRefreshToken: { title: 'Please sign in again', body: 'No refresh token' },
  forbidden: { title: 'This is not allowed', body: 'Your account may not do this.' },
  notFound: { title: 'Not found', body: 'It may have been deleted, or the address may be wrong.' },
  conflict: {
    title: 'This changed in the meantime',
    body: 'Load the page again to see the newest version, then repeat your change.',
  },
  tooMany: {
    title: 'A short pause, please',
    body: 'There were many requests in a short time. Wait a moment and try again.',
    bodyIn: ({ seconds }: { seconds: number }) =>
      `There were many requests in a short time. Try again in ${formatWait('en', seconds)}.`,
  },
  invalid: { title: 'Some entries need another look', body: 'Please correct the marked fields.' },
  server: { title: 'Something went wrong on our side', body: 'What you saved is safe. Please try again in a moment.' },
  professors: { html: 'HTTP {{status}}: HTML response received. Check API URL/endpoints.' },
  fieldsSummary: 'Please correct the marked fields.',
  still: 'What you see may be out of date.',
} as const;
