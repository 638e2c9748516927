import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { paths } from '../../paths';
import { logout } from '../../entities/user/signIn';
import { useSignedIn } from '../../session/session';
import { unknownSending } from '../../entities/sending/sending';
import { AppShellView } from './AppShellView';

/** With what reads the person from the server, which nobody without a session needs. */
export const SignedInShell = lazyWithPreload(() => import('./SignedInShell').then((it) => it.SignedInShell));

const nothing = () => undefined;

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
  const frame = {
    path,
    isAvailable,
    menuOpen: menuPath === path,
    onMenuChange: (open: boolean) => setMenuPath(open ? path : null),
    onLogout: () => {
      navigate(paths.signIn);
      void logout();
    },
  };
  const unknown = {
    sending: unknownSending,
    onPause: nothing,
    onResume: nothing,
    onDismissSending: nothing,
  };
  if (!signedIn)
    return (
      <AppShellView {...frame} {...unknown} state={{ account: 'anonymous' }}>
        {children}
      </AppShellView>
    );
  return (
    <Suspense
      fallback={
        <AppShellView {...frame} {...unknown} state={{ account: 'arriving' }}>
          {null}
        </AppShellView>
      }
    >
      <SignedInShell {...frame}>{children}</SignedInShell>
    </Suspense>
  );
}
