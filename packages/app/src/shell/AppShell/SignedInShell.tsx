import { useToast } from '@peyk/design-system';
import { useApi } from '../../api/useApi';
import { Changes } from '../../api/changes/Changes';
import { DataProvider } from '../../api/DataProvider';
import { useT } from '../../i18n/I18n';
import { mainId } from '../../ui/pageChange';
import { Preferred } from './Preferred';
import { useUser } from '../../entities/user/useUser';
import { useSending } from '../../entities/sending/useSending';
import { useNotices } from '../NotificationBell/useNotices';
import { paths } from '../../paths';
import type { AppShellState } from './AppShell.states';
import { AppShellView, type AppShellViewProps } from './AppShellView';

type SignedInShellProps = Omit<
  AppShellViewProps,
  'state' | 'bell' | 'sending' | 'onPause' | 'onResume' | 'onDismissSending'
>;

/** The frame around the pages of a signed-in person, with their account and the state of sending. */
export function SignedInShell(props: SignedInShellProps) {
  return (
    <DataProvider>
      <Changes />
      <Preferred>
        <Known {...props} />
      </Preferred>
    </DataProvider>
  );
}

function Known(props: SignedInShellProps) {
  const { onMenuChange, isAvailable } = props;
  const t = useT();
  const toast = useToast();
  const user = useUser();
  const { sending, pause, resume, dismiss } = useSending();
  const bell = useNotices();
  const { problem } = useApi('/api/auth/me/');
  const config = useApi('/api/config/', {}, { revalidateOnFocus: false });
  const hasMailbox = config.data?.local_mailbox === true;
  const state: AppShellState = user ? { account: 'signedIn', user } : { account: problem ? 'unknown' : 'loading' };
  return (
    <AppShellView
      {...props}
      state={state}
      isAvailable={(path) => (path === paths.mailbox ? hasMailbox : true) && isAvailable(path)}
      bell={bell}
      sending={sending}
      onPause={() => {
        // The result is shown on the page, which the menu of a phone would cover.
        onMenuChange(false);
        void pause();
      }}
      onResume={async () => {
        onMenuChange(false);
        if (!(await resume())) return;
        toast.show({ tone: 'success', text: t('shell.sending.resumed') });
        // The pressed button has disappeared with its banner.
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }}
      onDismissSending={dismiss}
    />
  );
}
