import { AppBar, Frame, Hide, IconButton, Link, NavLink, Skeleton, useIsWide } from '@peyk/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../i18n/I18n';
import { loadPart } from '../../i18n/words';
import { preferences } from '../../session/preferences';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { mainId } from '../../ui/pageChange';
import { paths } from '../../paths';
import type { Sending } from '../../entities/sending/sending';
import type { Bell } from '../NotificationBell/useNotices';
import type { AppShellState } from './AppShell.states';
import { isCurrent, mainNavigation } from './navigation';
import { Brand } from './parts/Brand';
import { OtherLanguage } from './parts/OtherLanguage';
import { ShellFooter } from './parts/ShellFooter';
import { SignedOutLinks } from './parts/SignedOutLinks';

// A visitor without a session needs none of these.
const panels = () => import('./parts/panels');
// Overlays are half of the code of the frame: a phone has the first of them when its menu is opened.
const menus = () => import('./parts/menus');
const AccountPill = lazyWithPreload(() => panels().then((it) => it.AccountPill));
// Its words are those of the screens, which a public page does not have.
const NotificationBell = lazyWithPreload(async () => {
  const [{ NotificationBell: Bell }] = await Promise.all([panels(), loadPart(preferences.locale(), 'app')]);
  return Bell;
});
/** In the header from a tablet on. */
export const AccountMenu = lazyWithPreload(() => menus().then((it) => it.AccountMenu));
const SendingBanner = lazyWithPreload(() => panels().then((it) => it.SendingBanner));
const PhoneDrawer = lazyWithPreload(() => menus().then((it) => it.PhoneDrawer));
/** Language and theme in the header. A phone shows them in its menu and does not load them twice. */
export const Toggles = lazyWithPreload(() => import('./parts/Toggles').then((it) => it.Toggles));

/** Preloads every part of the frame for pictures and prerendering, neither of which can wait for lazy loading. */
export async function fetchFrame(): Promise<void> {
  await Promise.all(
    [Toggles, AccountPill, NotificationBell, AccountMenu, SendingBanner, PhoneDrawer].map((part) => part.preload()),
  );
}

export interface AppShellViewProps {
  state: AppShellState;
  /** The path of the page, for the current entry and the columns of the footer. */
  path: string;
  isAvailable: (path: string) => boolean;
  /** Whether the menu of a phone is open. */
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  /** The switch for all sending, shown to everybody who is signed in. */
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  /** Dismisses a failure of the switch. */
  onDismissSending: () => void;
  onLogout: () => void;
  /** What the bell tells of; there is no bell without it. */
  bell?: Bell;
  children: ReactNode;
}

/** Header, content, footer. On a phone the header is a bar with a menu. */
export function AppShellView(props: AppShellViewProps) {
  const { state, path, isAvailable, menuOpen, onMenuChange, bell, children } = props;
  const t = useT();
  const signedOut = state.account === 'anonymous';
  // Interactive parts come with the lazily loaded frame; until then placeholders reserve their space.
  const arriving = state.account === 'arriving';
  const isWide = useIsWide();
  const hasMenu = useIsWide('tablet');
  // Stays mounted after the first opening, so that it can animate out.
  const [hasOpened, setHasOpened] = useState(menuOpen);
  if (menuOpen && !hasOpened) setHasOpened(true);
  return (
    <Frame
      mainId={mainId}
      skipLabel={t('shell.skipToContent')}
      header={
        <AppBar
          start={
            <Link href={paths.landing} tone="plain">
              <Brand />
            </Link>
          }
          nav={signedOut ? undefined : <MainNav {...props} />}
          label={t('shell.mainNavigation')}
          ifRoom={
            signedOut || hasMenu ? undefined : arriving ? (
              <Skeleton shape="text" width="96px" />
            ) : (
              <Suspense fallback={<Skeleton shape="text" width="96px" />}>
                <AccountPill state={state} compact />
              </Suspense>
            )
          }
          end={
            <>
              <Hide below="desktop">
                {signedOut ? null : arriving ? (
                  <Skeleton shape="text" width="96px" />
                ) : (
                  <Suspense fallback={<Skeleton shape="text" width="96px" />}>
                    <AccountPill state={state} />
                  </Suspense>
                )}
              </Hide>
              {/* Keyed by path, so that a panel closes on navigation. */}
              {signedOut ? null : arriving ? (
                <Skeleton shape="circle" />
              ) : (
                <Suspense fallback={<Skeleton shape="circle" />}>
                  {bell ? <NotificationBell key={path} {...bell} /> : null}
                </Suspense>
              )}
              <Hide below="desktop">
                {isWide ? (
                  <Suspense fallback={<Skeleton shape="text" width="96px" />}>
                    <Toggles />
                  </Suspense>
                ) : null}
              </Hide>
              <Hide below="tablet">
                {signedOut ? (
                  <SignedOutLinks path={path} isAvailable={isAvailable} />
                ) : arriving ? (
                  <Skeleton shape="circle" />
                ) : hasMenu ? (
                  <Suspense fallback={<Skeleton shape="circle" />}>
                    <AccountMenu {...props} />
                  </Suspense>
                ) : null}
              </Hide>
              {signedOut ? (
                <Hide above="desktop">
                  <OtherLanguage />
                </Hide>
              ) : null}
              <Hide above="desktop">
                <IconButton icon="menu" label={t('shell.openMenu')} onPress={() => onMenuChange(true)} />
              </Hide>
            </>
          }
        />
      }
      footer={<ShellFooter path={path} isAvailable={isAvailable} />}
    >
      {hasOpened && !arriving ? (
        <Suspense>
          <PhoneDrawer {...props} open={menuOpen} onClose={() => onMenuChange(false)} />
        </Suspense>
      ) : null}
      {signedOut || arriving ? null : (
        <Suspense>
          <SendingBanner {...props} onDismiss={props.onDismissSending} />
        </Suspense>
      )}
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
