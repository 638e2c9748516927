import { useToast } from '@peyk/design-system';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/I18n';
import { mainId } from '../../pageChange';
import { paths } from '../../paths';
import { logout, useSignedIn, useUser } from '../../session/session';
import { useSending } from '../PauseEverything/useSending';
import type { AppShellState } from './AppShell.states';
import { AppShellView } from './AppShellView';

interface AppShellProps {
  /** Whether the product has a screen at a path: nothing links to one that it has not. */
  isAvailable: (path: string) => boolean;
  children: ReactNode;
}

/** The frame of every page, with the session and the place. */
export function AppShell({ isAvailable, children }: AppShellProps) {
  const [path, navigate] = useLocation();
  // The menu belongs to the page it was opened on: going anywhere closes it.
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const signedIn = useSignedIn();
  const user = useUser();
  const t = useT();
  const toast = useToast();
  const { sending, pause, resume, dismiss } = useSending();
  const state: AppShellState = !signedIn
    ? { account: 'anonymous' }
    : user
      ? { account: 'signedIn', user }
      : { account: 'loading' };
  return (
    <AppShellView
      state={state}
      path={path}
      isAvailable={isAvailable}
      menuOpen={menuPath === path}
      onMenuChange={(open) => setMenuPath(open ? path : null)}
      sending={sending}
      onPause={() => {
        // The answer is shown on the page, which the menu of a phone would hide.
        setMenuPath(null);
        void pause();
      }}
      onResume={async () => {
        setMenuPath(null);
        if (!(await resume())) return;
        toast.show({ tone: 'success', text: t('shell.sending.resumed') });
        // The button that was pressed went away with its banner.
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }}
      onDismissSending={dismiss}
      onLogout={() => {
        navigate(paths.signIn);
        void logout();
      }}
    >
      {children}
    </AppShellView>
  );
}
