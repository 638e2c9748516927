import type { User } from '@peyk/api-types';
import {
  AppBar,
  Auto,
  Avatar,
  Button,
  Divider,
  Drawer,
  FooterBar,
  Frame,
  Hide,
  IconButton,
  Inline,
  Link,
  LinkButton,
  Logo,
  Menu,
  NavLink,
  Skeleton,
  Stack,
  Text,
  XpCoinPill,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/I18n';
import { mainId } from '../../pageChange';
import { paths } from '../../paths';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle';
import { ThemeChoice, ThemeToggle } from '../ThemeToggle/ThemeToggle';
import type { AppShellState } from './AppShell.states';
import { type NavEntry, accountNavigation, isCurrent, mainNavigation } from './navigation';

interface AppShellViewProps {
  state: AppShellState;
  /** The path of the page, for the active entry. */
  path: string;
  isAvailable: (path: string) => boolean;
  /** The menu of a phone. */
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  onLogout: () => void;
  children: ReactNode;
}

/** Header, content, footer. On a phone the header is a bar with a menu. */
export function AppShellView(props: AppShellViewProps) {
  const { state, isAvailable, menuOpen, onMenuChange, children } = props;
  const t = useT();
  const signedOut = state.account === 'anonymous';
  return (
    <Frame
      mainId={mainId}
      skipLabel={t('shell.skipToContent')}
      header={
        <AppBar
          start={
            <Link href={paths.landing} tone="plain">
              <Inline gap={8} wrap={false}>
                <Logo />
                <Text size="lead" weight="semibold" tone="strong">
                  {t('common.appName')}
                </Text>
              </Inline>
            </Link>
          }
          nav={signedOut ? undefined : <MainNav {...props} />}
          label={t('shell.mainNavigation')}
          end={
            <>
              <Hide below="tablet">{signedOut ? null : <AccountPill state={state} />}</Hide>
              <Hide below="desktop">
                <LanguageToggle />
                <ThemeToggle />
              </Hide>
              <Hide below="tablet">
                {signedOut ? <SignedOutLinks isAvailable={isAvailable} /> : <AccountMenu {...props} />}
              </Hide>
              <Hide above="desktop">
                <IconButton icon="menu" label={t('shell.openMenu')} onPress={() => onMenuChange(true)} />
              </Hide>
            </>
          }
        />
      }
      footer={
        <FooterBar
          start={
            <Text size="small" tone="muted">
              {t('shell.tagline')}
            </Text>
          }
          end={<LegalLinks isAvailable={isAvailable} />}
        />
      }
    >
      <Drawer open={menuOpen} onClose={() => onMenuChange(false)} title={t('shell.menu')}>
        <PhoneMenu {...props} />
      </Drawer>
      {children}
    </Frame>
  );
}

function MainNav({ path, isAvailable }: Pick<AppShellViewProps, 'path' | 'isAvailable'>) {
  const t = useT();
  return mainNavigation
    .filter((entry) => isAvailable(entry.path))
    .map((entry) => (
      <NavLink key={entry.path} href={entry.path} current={isCurrent(entry.path, path)}>
        {t(entry.label)}
      </NavLink>
    ));
}

function AccountPill({ state }: { state: AppShellState }) {
  const t = useT();
  if (state.account !== 'signedIn') return <Skeleton shape="text" width="96px" />;
  const { xp, coins } = state.user;
  return <XpCoinPill xp={xp} coins={coins} label={t('shell.xpPill', { xp, coins })} />;
}

function AccountMenu({ state, isAvailable, onLogout }: Pick<AppShellViewProps, 'state' | 'isAvailable' | 'onLogout'>) {
  const t = useT();
  if (state.account !== 'signedIn') return <Skeleton shape="circle" />;
  const name = nameOf(state.user);
  return (
    <Menu
      label={t('shell.account')}
      trigger={<Avatar name={name} src={state.user.photo_url ?? undefined} />}
      header={<Auto>{name}</Auto>}
      items={[
        ...accountNavigation
          .filter((entry) => isAvailable(entry.path))
          .map((entry) => ({ id: entry.path, label: t(entry.label), icon: entry.icon, href: entry.path })),
        { id: 'logout', label: t('shell.logout'), icon: 'logOut', onSelect: onLogout },
      ]}
    />
  );
}

function PhoneMenu({ state, path, isAvailable, onLogout }: AppShellViewProps) {
  const t = useT();
  const entries: NavEntry[] =
    state.account === 'anonymous'
      ? []
      : [...mainNavigation, ...accountNavigation.filter(({ path: own }) => own !== paths.profile)].filter((entry) =>
          isAvailable(entry.path),
        );
  return (
    <Stack gap={16}>
      {state.account === 'signedIn' ? (
        <Stack gap={16} align="start">
          <Inline gap={12} wrap={false}>
            <Avatar name={nameOf(state.user)} src={state.user.photo_url ?? undefined} />
            <Stack gap={4}>
              <Text size="ui" weight="semibold" tone="strong">
                <Auto>{nameOf(state.user)}</Auto>
              </Text>
              <Text size="small" tone="muted">
                {t('shell.level', { level: state.user.level })}
              </Text>
            </Stack>
          </Inline>
          <AccountPill state={state} />
        </Stack>
      ) : null}
      {entries.length ? (
        <nav aria-label={t('shell.mainNavigation')}>
          <Stack gap={4}>
            {entries.map((entry) => (
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
      ) : (
        <Stack gap={8}>
          <SignedOutLinks isAvailable={isAvailable} />
        </Stack>
      )}
      <Divider />
      <LanguageToggle labelShown />
      <ThemeChoice />
      {state.account === 'anonymous' ? null : (
        <Button tone="quiet" icon="logOut" onPress={onLogout} fullWidth>
          {t('shell.logout')}
        </Button>
      )}
    </Stack>
  );
}

function SignedOutLinks({ isAvailable }: Pick<AppShellViewProps, 'isAvailable'>) {
  const t = useT();
  return (
    <>
      {isAvailable(paths.signIn) ? (
        <LinkButton tone="quiet" href={paths.signIn}>
          {t('shell.signIn')}
        </LinkButton>
      ) : null}
      {isAvailable(paths.signUp) ? (
        <LinkButton tone="primary" href={paths.signUp}>
          {t('shell.getStarted')}
        </LinkButton>
      ) : null}
    </>
  );
}

function LegalLinks({ isAvailable }: Pick<AppShellViewProps, 'isAvailable'>) {
  const t = useT();
  return (
    <Inline gap={24} wrap>
      {isAvailable(paths.privacy) ? <Link href={paths.privacy}>{t('shell.privacy')}</Link> : null}
      {isAvailable(paths.terms) ? <Link href={paths.terms}>{t('shell.terms')}</Link> : null}
    </Inline>
  );
}

function nameOf(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}
