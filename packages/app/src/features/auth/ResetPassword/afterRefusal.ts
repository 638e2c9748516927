import type { Problem } from '../../../api/problem';
import type { ResetPasswordState } from './ResetPassword.states';

/** The state after a refused confirmation: an error of the password, or an invalid or expired link. */
export function afterRefusal(problem: Problem): ResetPasswordState {
  if (problem.kind === 'invalid' && !('new_password' in problem.fields)) return { status: 'badLink' };
  if (problem.kind === 'notFound') return { status: 'badLink' };
  return { status: 'failed', problem };
}
