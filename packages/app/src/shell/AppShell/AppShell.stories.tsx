import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn, waitFor } from 'storybook/test';
import { useT } from '../../i18n/I18n';
import { PageHeading } from '../../ui/PageHeading/PageHeading';
import { sendingStates } from '../../entities/sending/SendingBanner.states';
import { bellStates } from '../NotificationBell/NotificationBell.states';
import { appShellStates } from './AppShell.states';
import { AppShellView } from './AppShellView';

const every: (path: string) => boolean = () => true;

/** Overlays appear a moment after the frame. */
const shown = (canvasElement: HTMLElement, signedIn: boolean, menuOpen: boolean) =>
  waitFor(() => {
    const there = [
      !signedIn || canvasElement.querySelector('header [aria-haspopup], header [aria-expanded]'),
      !menuOpen || document.querySelector('[role="dialog"]'),
    ];
    if (!there.every(Boolean)) throw new Error('The panels of the frame are not there yet.');
  });

const meta = preview.meta({
  title: 'Shell/AppShell',
  tags: ['phone'],
  component: AppShellView,
  args: {
    path: '/bots/12',
    isAvailable: every,
    menuOpen: false,
    onMenuChange: fn(),
    onLogout: fn(),
    children: null,
    sending: sendingStates.going,
    bell: { state: bellStates.ready, onSeen: fn(), onRetry: fn() },
    onPause: fn(),
    onResume: fn(),
    onDismissSending: fn(),
  },
  play: ({ canvasElement, args }) =>
    shown(canvasElement, args.state.account !== 'anonymous' && !args.menuOpen, args.menuOpen),
  render: function Framed(args) {
    const t = useT();
    return (
      <AppShellView {...args}>
        <Page>
          <PageHeading title={t(args.path === '/dashboard' ? 'shell.nav.dashboard' : 'shell.nav.bots')} />
        </Page>
      </AppShellView>
    );
  },
});

export const Anonymous = meta.story({ args: { state: appShellStates.anonymous, path: '/' }, tags: ['tablet'] });
export const Arriving = meta.story({ args: { state: appShellStates.arriving }, play: () => undefined });
export const Loading = meta.story({ args: { state: appShellStates.loading } });
export const Unknown = meta.story({ args: { state: appShellStates.unknown } });
export const SignedIn = meta.story({ args: { state: appShellStates.signedIn }, tags: ['tablet'] });
export const LongName = meta.story({ args: { state: appShellStates.longName, menuOpen: true } });
export const NewAccount = meta.story({ args: { state: appShellStates.newAccount } });
export const FewScreens = meta.story({
  args: { state: appShellStates.signedIn, isAvailable: (path: string): boolean => path === '/bots' },
});
export const MenuOpen = meta.story({ args: { state: appShellStates.signedIn, menuOpen: true } });
export const MenuOfAVisitor = meta.story({ args: { state: appShellStates.anonymous, path: '/', menuOpen: true } });
export const Dashboard = meta.story({
  args: { state: appShellStates.signedIn, path: '/dashboard' },
  name: 'On the dashboard the footer has columns',
});
export const DashboardWithFewScreens = meta.story({
  args: {
    state: appShellStates.signedIn,
    path: '/dashboard',
    isAvailable: (path: string): boolean => path === '/dashboard' || path === '/bots' || path === '/profile',
  },
  name: 'A place whose screen does not exist yet is plain words',
});
export const PhotoFails = meta.story({
  args: { state: appShellStates.photoFails },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, true, false);
    await waitFor(() => {
      if (canvasElement.querySelector('img')) throw new Error('The picture is still there.');
    });
  },
});
/** R17: sending is paused; every page shows it. */
export const SendingPaused = meta.story({
  args: { state: appShellStates.signedIn, sending: sendingStates.paused },
  play: async ({ canvasElement, canvas }) => {
    await shown(canvasElement, true, false);
    await canvas.findByText(/^(?:All sending is paused|همهٔ ارسال‌ها موقتاً متوقف است)$/);
  },
});
export const SendingPausedMenuOpen = meta.story({
  args: { state: appShellStates.signedIn, sending: sendingStates.paused, menuOpen: true },
});
