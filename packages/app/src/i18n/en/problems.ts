import { formatWait } from '../format';

/** What to say when a call fails, by kind of problem: what happened, what is safe, what to do. */
export const problems = {
  parts: {
    title: 'Some parts of this page could not be loaded',
    kept: 'Some parts of this page could not be updated',
  },
  network: {
    title: 'No connection',
    body: 'We could not reach the server. Check your connection and try again.',
  },
  timeout: {
    title: 'The server took too long',
    body: 'The server did not respond in time. If you were saving something, check whether it was saved before trying again.',
  },
  html: { title: 'Unexpected response', body: 'The server sent a web page instead of data: {{start}}' },
  invalidJson: { title: 'Unexpected response', body: 'HTTP {{status}}: Invalid JSON response' },
  unauthenticated: { title: 'Please sign in again', body: 'Not authenticated' },
  noRefreshToken: { title: 'Please sign in again', body: 'No refresh token' },
  forbidden: { title: 'This is not allowed', body: 'Your account does not have permission to do this.' },
  notFound: {
    title: 'Not found',
    body: 'What you are looking for may have been deleted, or the web address may be wrong.',
  },
  conflict: {
    title: 'This was changed in the meantime',
    body: 'Reload the page to see the latest version, then make your change again.',
  },
  tooMany: {
    title: 'Too many requests',
    body: 'Wait a moment and try again.',
    bodyIn: ({ seconds }: { seconds: number }) => `Try again in ${formatWait('en', seconds)}.`,
  },
  invalid: { title: 'Check the marked fields', body: 'What you typed is still here.' },
  server: { title: 'Something went wrong on our side', body: 'What you saved is safe. Please try again in a moment.' },
  professors: { html: 'HTTP {{status}}: HTML response received. Check API URL/endpoints.' },
  fieldsSummary: 'Please correct the marked fields.',
} as const;
