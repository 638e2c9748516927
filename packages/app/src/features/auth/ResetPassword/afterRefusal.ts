import type { Problem } from '../../../api/problem';
import type { ResetPasswordState } from './ResetPassword.states';

/** What a refused confirmation means: a message for the password, or a link that does not work (any more). */
export function afterRefusal(problem: Problem): ResetPasswordState {
  if (problem.kind === 'invalid' && !('new_password' in problem.fields)) return { status: 'badLink' };
  if (problem.kind === 'notFound') return { status: 'badLink' };
  return { status: 'failed', problem };
}
