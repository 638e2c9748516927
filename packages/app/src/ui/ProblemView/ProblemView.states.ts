import type { Problem } from '../../api/problem';

/** One picture per kind of problem. */
export const problemStates = {
  network: { kind: 'network' },
  timeout: { kind: 'timeout' },
  html: { kind: 'html', status: 502, start: '<!doctype html><title>Bad gateway</title>' },
  htmlOfProfessors: { kind: 'html', status: 502, start: '<!doctype html>', path: '/api/professor/professors/' },
  invalidJson: { kind: 'invalidJson', status: 200 },
  unauthenticated: { kind: 'unauthenticated', detail: null },
  noRefreshToken: { kind: 'noRefreshToken' },
  forbidden: { kind: 'forbidden', detail: null },
  notFound: { kind: 'notFound', detail: 'Not found.' },
  conflict: { kind: 'conflict', detail: null, code: null },
  tooMany: { kind: 'tooMany', detail: null, retryAfter: 30 },
  invalid: { kind: 'invalid', detail: null, code: null, fields: { name: ['This field is required.'] } },
  server: { kind: 'server', detail: null },
  serverWithStatus: { kind: 'server', detail: null, statusText: 'Bad Gateway' },
  serverWithDetail: {
    kind: 'server',
    detail:
      'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.',
  },
} satisfies Record<string, Problem>;
