import { Auto, Avatar, Drawer, Menu, type MenuItem } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import type { Translate } from '../../../i18n/translator';
import { type Sending, nextAction } from '../../../entities/sending/sending';
import type { AppShellState } from '../AppShell.states';
import { accountNavigation } from '../navigation';
import { nameOf, photoOf } from '../../../entities/user/person';
import { Person } from './Account';
import { PhoneMenu, type PhoneMenuProps } from './PhoneMenu';

interface AccountMenuProps {
  state: AppShellState;
  isAvailable: (path: string) => boolean;
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  onLogout: () => void;
}

/** The person's own pages and the sign-out, which must be available even while the person's record is not. */
export function AccountMenu({ state, isAvailable, onLogout, ...sending }: AccountMenuProps) {
  const t = useT();
  const user = state.account === 'signedIn' ? state.user : null;
  return (
    <Menu
      label={t('shell.account')}
      trigger={<Avatar name={user ? nameOf(user) : ''} src={user ? photoOf(user) : undefined} />}
      header={user ? <Auto>{nameOf(user)}</Auto> : undefined}
      items={[
        ...accountNavigation
          .filter((entry) => isAvailable(entry.path))
          .map((entry) => ({ id: entry.path, label: t(entry.label), icon: entry.icon, href: entry.path })),
        sendingItem(t, sending),
        { id: 'logout', label: t('shell.logout'), icon: 'logOut', onSelect: onLogout },
      ]}
    />
  );
}

/** The switch for all sending, as a menu item. */
function sendingItem(
  t: Translate,
  { sending, onPause, onResume }: Pick<AccountMenuProps, 'sending' | 'onPause' | 'onResume'>,
): MenuItem {
  const pause = nextAction(sending) === 'pause';
  return {
    id: 'sending',
    label: t(pause ? 'shell.sending.pause' : 'shell.sending.resume'),
    icon: pause ? 'pauseCircle' : 'playCircle',
    disabled: sending.asking !== null,
    onSelect: pause ? onPause : onResume,
  };
}

/** The menu of a phone. */
export function PhoneDrawer({ open, onClose, ...menu }: PhoneMenuProps & { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('shell.menu')}
      header={menu.state.account === 'signedIn' ? <Person user={menu.state.user} /> : undefined}
    >
      <PhoneMenu {...menu} />
    </Drawer>
  );
}
