import type { User } from '@peyk/api-types';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../mocks/fixtures/user';

/**
 * Who is looking: nobody, somebody for whom the code of the frame is on its way, or only the record, somebody whose record
 * cannot be had, or a known person.
 */
export type AppShellState =
  | { account: 'anonymous' }
  | { account: 'arriving' }
  | { account: 'loading' }
  | { account: 'unknown' }
  | { account: 'signedIn'; user: User };

export const appShellStates = {
  anonymous: { account: 'anonymous' },
  arriving: { account: 'arriving' },
  loading: { account: 'loading' },
  unknown: { account: 'unknown' },
  signedIn: { account: 'signedIn', user: MockUser },
  longName: { account: 'signedIn', user: MockUserLongName },
  newAccount: { account: 'signedIn', user: MockUserEmpty },
  // A picture that cannot be read, so that its address fails without a request.
  photoFails: { account: 'signedIn', user: { ...MockUser, photo_url: 'data:image/png;base64,AAAA' } },
} satisfies Record<string, AppShellState>;
