import preview from '#.storybook/preview';
import { Button } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { useT } from '../../../i18n/I18n';
import { googleStates } from './Google.states';
import { GoogleView } from './GoogleView';

/** A placeholder for the button that Google's script draws. */
function DrawnByGoogle() {
  const t = useT();
  return <Button fullWidth>{t('auth.google.title')}</Button>;
}

const meta = preview.meta({
  id: 'screens-google',
  title: 'Screens/Arrive/Google',
  tags: ['phone'],
  component: GoogleView,
  args: {
    state: googleStates.simulated,
    emailHref: '/signin',
    googleButton: <DrawnByGoogle />,
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { path: '/signin/google', session: 'anonymous' },
});

export const Loading = meta.story({ args: { state: googleStates.loading } });
export const Failed = meta.story({ args: { state: googleStates.failed } });
export const Unavailable = meta.story({ args: { state: googleStates.unavailable } });
export const Simulated = meta.story({ args: { state: googleStates.simulated }, tags: ['tablet'] });
export const SimulatedBusy = meta.story({ args: { state: googleStates.simulatedBusy } });
export const SimulatedOffline = meta.story({ args: { state: googleStates.simulatedOffline } });
export const Real = meta.story({ args: { state: googleStates.real } });
export const RealBusy = meta.story({ args: { state: googleStates.realBusy } });
export const RealBusyUnreadable = meta.story({ args: { state: googleStates.realBusyUnreadable } });
export const RealRefused = meta.story({ args: { state: googleStates.realRefused } });
export const RealNoToken = meta.story({ args: { state: googleStates.realNoToken } });
export const RealScriptFailed = meta.story({ args: { state: googleStates.realScriptFailed } });
