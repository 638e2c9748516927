import { DataProvider } from '../../DataProvider';
import { useUser } from '../../session/useUser';
import type { AppShellState } from './AppShell.states';
import { AppShellView, type AppShellViewProps } from './AppShellView';

/** The frame around the pages of a signed-in person, who is asked for once. */
export function SignedInShell(props: Omit<AppShellViewProps, 'state'>) {
  return (
    <DataProvider>
      <Known {...props} />
    </DataProvider>
  );
}

function Known(props: Omit<AppShellViewProps, 'state'>) {
  const user = useUser();
  const state: AppShellState = user ? { account: 'signedIn', user } : { account: 'loading' };
  return <AppShellView {...props} state={state} />;
}
