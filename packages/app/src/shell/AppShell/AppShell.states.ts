import type { User } from '@peyk/api-types';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../mocks/fixtures/user';

/**
 * The account: signed out, signed in while the code of the frame is loading, signed in while the person's record is loading or failed to
 * load, or a known person.
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
  // An invalid image, so that it fails without a request.
  photoFails: { account: 'signedIn', user: { ...MockUser, photo_url: 'data:image/png;base64,AAAA' } },
} satisfies Record<string, AppShellState>;
