import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths';
import { logout, useSignedIn, useUser } from '../../session/session';
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
      onLogout={() => {
        navigate(paths.signIn);
        void logout();
      }}
    >
      {children}
    </AppShellView>
  );
}
