import { Button, Divider, Inline, NavLink, Stack } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { type Sending, nextAction } from '../../../entities/sending/sending';
import { LanguageToggle } from '../../../ui/LanguageToggle/LanguageToggle';
import { ThemeChoice } from '../../../ui/ThemeToggle/ThemeToggle';
import type { AppShellState } from '../AppShell.states';
import { accountNavigation, isCurrent, mainNavigation } from '../navigation';
import { AccountPill } from './Account';
import { SignedOutLinks } from './SignedOutLinks';

export interface PhoneMenuProps {
  state: AppShellState;
  path: string;
  isAvailable: (path: string) => boolean;
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  onLogout: () => void;
}

/** Everything in the header of a desktop, stacked. */
export function PhoneMenu(props: PhoneMenuProps) {
  const { state, path, isAvailable, onLogout } = props;
  const t = useT();
  const signedOut = state.account === 'anonymous';
  const entries = [...mainNavigation, ...accountNavigation.filter(({ path: own }) => own !== paths.profile)];
  return (
    <Stack gap={16}>
      {state.account === 'signedIn' ? (
        <Inline gap={8}>
          <AccountPill state={state} />
        </Inline>
      ) : null}
      {signedOut ? (
        <Stack gap={8}>
          <SignedOutLinks path={path} isAvailable={isAvailable} />
        </Stack>
      ) : (
        <nav aria-label={t('shell.mainNavigation')}>
          <Stack gap={0}>
            {entries
              .filter((entry) => isAvailable(entry.path))
              .map((entry) => (
                <NavLink
                  key={entry.path}
                  look="list"
                  href={entry.path}
                  icon={entry.icon}
                  current={isCurrent(entry.path, path)}
                >
                  {t(entry.label)}
                </NavLink>
              ))}
          </Stack>
        </nav>
      )}
      <Divider />
      <LanguageToggle inLine />
      <ThemeChoice />
      {signedOut ? null : (
        <Stack gap={8}>
          <SendingButton {...props} />
          <Button tone="quiet" icon="logOut" onPress={onLogout} fullWidth>
            {t('shell.logout')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** The switch for all sending. */
function SendingButton({ sending, onPause, onResume }: PhoneMenuProps) {
  const t = useT();
  const pause = nextAction(sending) === 'pause';
  return (
    <Button
      tone="secondary"
      icon={pause ? 'pauseCircle' : 'playCircle'}
      busy={sending.asking !== null}
      onPress={pause ? onPause : onResume}
      fullWidth
    >
      {t(pause ? 'shell.sending.pause' : 'shell.sending.resume')}
    </Button>
  );
}
