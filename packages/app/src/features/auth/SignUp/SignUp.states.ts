import type { Problem } from '../../../api/problem';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';

/** The state of the form's request. The view keeps the typed values in all of them. */
export type SignUpState = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; problem: Problem };

const invalid = (fields: Record<string, string[]>): SignUpState => ({
  status: 'failed',
  problem: { kind: 'invalid', detail: Object.values(fields)[0]?.[0] ?? null, code: 'invalid', fields },
});

export const signUpStates = {
  idle: { status: 'idle' },
  busy: { status: 'busy' },
  takenEmail: invalid({ email: ['An account with this email already exists.'] }),
  shortPassword: invalid({ password: ['Must be at least 8 characters.'] }),
  commonPassword: invalid({ password: ['Too common. Try four unrelated words.'] }),
  offline: { status: 'failed', problem: problemStates.network },
  serverError: { status: 'failed', problem: problemStates.server },
} satisfies Record<string, SignUpState>;
