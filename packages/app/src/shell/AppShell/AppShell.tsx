import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { paths } from '../../paths';
import { logout } from '../../entities/user/signIn';
import { useSignedIn } from '../../session/session';
import { unknownSending } from '../../entities/sending/sending';
import { AppShellView } from './AppShellView';

/** Includes the data provider, which nobody without a session needs. */
export const SignedInShell = lazyWithPreload(() => import('./SignedInShell').then((it) => it.SignedInShell));

const nothing = () => undefined;

interface AppShellProps {
  /** Whether the product has a screen at a path: nothing links to a missing one. */
  isAvailable: (path: string) => boolean;
  children: ReactNode;
}

/** The frame of every page, connected to session and router. */
export function AppShell({ isAvailable, children }: AppShellProps) {
  const [path, navigate] = useLocation();
  // The menu is bound to the page it was opened on: any navigation closes it.
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
        // A menu that is asked for meanwhile opens with the frame of the person: this one goes, and would take the focus in it away.
        <AppShellView {...frame} {...unknown} menuOpen={false} state={{ account: 'arriving' }}>
          {null}
        </AppShellView>
      }
    >
      <SignedInShell {...frame}>{children}</SignedInShell>
    </Suspense>
  );
}
