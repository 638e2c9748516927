import type { AppConfig } from '@peyk/api-types';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import type { Problem } from '../../../api/problem';

/** The state of the form's request. The view keeps the typed values in all of them. */
export type SignInStep = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: Problem };

/** The panel for a forgotten password below the form. */
export type ResetStep =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'busy' }
  | { status: 'sent' }
  | { status: 'failed'; problem: Problem };

/** Where this server delivers the link for a new password. */
export type ResetGoes = NonNullable<AppConfig['password_reset']>;

export interface SignInState {
  form: SignInStep;
  reset: ResetStep;
  /** The account was created, but the automatic sign-in failed. */
  afterSignup: boolean;
  /** A page to return to after sign-in is remembered. */
  hasNext: boolean;
  resetGoes: ResetGoes;
}

const calm: SignInState = {
  form: { status: 'idle' },
  reset: { status: 'closed' },
  afterSignup: false,
  hasNext: false,
  resetGoes: 'local_mailbox',
};

export const signInStates = {
  idle: calm,
  goingSomewhere: { ...calm, hasNext: true },
  busy: { ...calm, form: { status: 'busy' } },
  wrongPassword: {
    ...calm,
    form: { status: 'failed', problem: { kind: 'unauthenticated', detail: 'The email or the password is wrong.' } },
  },
  invalidEmail: {
    ...calm,
    form: {
      status: 'failed',
      problem: {
        kind: 'invalid',
        detail: 'Enter it as name@example.org.',
        code: 'invalid',
        fields: { email: ['Enter it as name@example.org.'] },
      },
    },
  },
  tooMany: { ...calm, form: { status: 'failed', problem: problemStates.tooMany } },
  offline: { ...calm, form: { status: 'failed', problem: problemStates.network } },
  afterSignup: { ...calm, afterSignup: true },
  resetOpen: { ...calm, reset: { status: 'open' } },
  resetBusy: { ...calm, reset: { status: 'busy' } },
  resetSent: { ...calm, reset: { status: 'sent' } },
  resetSentBySmtp: { ...calm, reset: { status: 'sent' }, resetGoes: 'email' },
  resetImpossible: { ...calm, reset: { status: 'open' }, resetGoes: 'none' },
  resetFailed: { ...calm, reset: { status: 'failed', problem: problemStates.network } },
} satisfies Record<string, SignInState>;
