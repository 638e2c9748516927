import type { Problem } from '../../../api/problem';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';

export type ResetPasswordState =
  | { status: 'badLink' }
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; problem: Problem }
  | { status: 'done' };

export const resetPasswordStates = {
  badLink: { status: 'badLink' },
  idle: { status: 'idle' },
  busy: { status: 'busy' },
  shortPassword: {
    status: 'failed',
    problem: {
      kind: 'invalid',
      detail: 'Must be at least 8 characters.',
      code: 'invalid',
      fields: { new_password: ['Must be at least 8 characters.'] },
    },
  },
  offline: { status: 'failed', problem: problemStates.network },
  done: { status: 'done' },
} satisfies Record<string, ResetPasswordState>;
