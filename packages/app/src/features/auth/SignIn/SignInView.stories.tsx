import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { signInStates } from './SignIn.states';
import { SignInView } from './SignInView';

const meta = preview.meta({
  id: 'screens-sign-in',
  title: 'Screens/Arrive/Sign in',
  tags: ['phone'],
  component: SignInView,
  args: {
    state: signInStates.idle,
    initialEmail: 'nasrin.ahmadi@mail.example',
    signUpHref: '/signup',
    googleHref: '/signin/google',
    onSubmit: fn(),
    onOpenReset: fn(),
    onRequestReset: fn(),
  },
  parameters: { path: '/signin' },
});

export const Idle = meta.story({ tags: ['tablet'] });
export const GoingSomewhere = meta.story({ args: { state: signInStates.goingSomewhere } });
export const Busy = meta.story({ args: { state: signInStates.busy } });
export const WrongPassword = meta.story({ args: { state: signInStates.wrongPassword } });
export const InvalidEmail = meta.story({ args: { state: signInStates.invalidEmail } });
export const TooMany = meta.story({ args: { state: signInStates.tooMany } });
export const Offline = meta.story({ args: { state: signInStates.offline } });
export const AfterSignup = meta.story({ args: { state: signInStates.afterSignup } });
export const ResetOpen = meta.story({ args: { state: signInStates.resetOpen } });
export const ResetBusy = meta.story({ args: { state: signInStates.resetBusy } });
export const ResetSent = meta.story({ args: { state: signInStates.resetSent } });
export const ResetSentBySmtp = meta.story({ args: { state: signInStates.resetSentBySmtp } });
export const ResetImpossible = meta.story({ args: { state: signInStates.resetImpossible } });
export const ResetFailed = meta.story({ args: { state: signInStates.resetFailed } });
