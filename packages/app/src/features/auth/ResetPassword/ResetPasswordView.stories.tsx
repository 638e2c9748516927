import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { resetPasswordStates } from './ResetPassword.states';
import { ResetPasswordView } from './ResetPasswordView';

const meta = preview.meta({
  id: 'screens-reset-password',
  title: 'Screens/Arrive/Reset password',
  tags: ['phone'],
  component: ResetPasswordView,
  args: { state: resetPasswordStates.idle, onSubmit: fn() },
  parameters: { path: '/reset-password?uid=1&token=x' },
});

export const BadLink = meta.story({ args: { state: resetPasswordStates.badLink } });
export const Idle = meta.story({ tags: ['tablet'] });
export const Busy = meta.story({ args: { state: resetPasswordStates.busy } });
export const ShortPassword = meta.story({ args: { state: resetPasswordStates.shortPassword } });
export const Offline = meta.story({ args: { state: resetPasswordStates.offline } });
export const Done = meta.story({ args: { state: resetPasswordStates.done } });
