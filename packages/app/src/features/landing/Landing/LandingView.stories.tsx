import preview from '#.storybook/preview';
import { landingStates } from './Landing.states';
import { LandingView } from './LandingView';

const meta = preview.meta({
  id: 'screens-landing',
  title: 'Screens/Arrive/Landing',
  tags: ['phone'],
  component: LandingView,
  args: { state: landingStates.visitor },
  parameters: { path: '/' },
});

export const Visitor = meta.story({ tags: ['tablet'] });
export const SignedIn = meta.story({ args: { state: landingStates.signedIn } });
