import type { Problem } from '../../../api/problem';
import { problemStates } from '../../../modules/ProblemView/ProblemView.states';

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

/** What a refused confirmation means: a message for the password, or a link that does not work (any more). */
export function afterRefusal(problem: Problem): ResetPasswordState {
  if (problem.kind === 'invalid' && !('new_password' in problem.fields)) return { status: 'badLink' };
  if (problem.kind === 'notFound') return { status: 'badLink' };
  return { status: 'failed', problem };
}
