export type GmailCallbackState =
  | { status: 'working' }
  /** Another page of the app took the response; the browser may not let this one close itself. */
  | { status: 'handedOver' }
  | { status: 'failed'; description: string | null }
  | { status: 'signedOut' }
  | { status: 'empty' };

export const gmailCallbackStates = {
  working: { status: 'working' },
  handedOver: { status: 'handedOver' },
  failed: { status: 'failed', description: null },
  failedWithReason: { status: 'failed', description: 'access_denied' },
  signedOut: { status: 'signedOut' },
  empty: { status: 'empty' },
} satisfies Record<string, GmailCallbackState>;
