import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { signUpStates } from './SignUp.states';
import { SignUpView } from './SignUpView';

const meta = preview.meta({
  id: 'screens-sign-up',
  title: 'Screens/Arrive/Sign up',
  tags: ['phone'],
  component: SignUpView,
  args: { state: signUpStates.idle, signInHref: '/signin', googleHref: '/signup/google', onSubmit: fn() },
  parameters: { path: '/signup' },
});

export const Idle = meta.story({ tags: ['tablet'] });
export const Busy = meta.story({ args: { state: signUpStates.busy } });
export const TakenEmail = meta.story({ args: { state: signUpStates.takenEmail } });
export const ShortPassword = meta.story({ args: { state: signUpStates.shortPassword } });
export const CommonPassword = meta.story({ args: { state: signUpStates.commonPassword } });
export const Offline = meta.story({ args: { state: signUpStates.offline } });
export const ServerError = meta.story({ args: { state: signUpStates.serverError } });
