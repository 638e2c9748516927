import type { GmailAccount } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { toState } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { gmailAccountPaths, useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useGmailConnect } from '../../../entities/gmailAccount/useGmailConnect';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { LanguageModelCard } from '../LanguageModelCard/LanguageModelCard';
import type { GmailState } from './Gmail.states';
import { GmailView } from './GmailView';
import { permissionOf } from './permission';
import { readReturnAlert, withoutReturnAlert } from './returnAlert';
import { askingOf } from './toState';

/** /gmail */
export function Gmail() {
  const t = useT();
  const toast = useToast();
  const refetch = useRefetch();
  const { result, reload } = useGmailAccounts();
  const { connect, start, startFor, dismiss } = useGmailConnect({ opener: 'tab' });
  const [alert, dismissAlert] = useReturnAlert();
  const [next, setNext] = useState<GmailState['next']>('createBot');
  const [account, setAccount] = useState<GmailAccount | null>(null);
  const [busy, setBusy] = useState(false);
  const [disconnectProblem, setDisconnectProblem] = useState<Problem | null>(null);
  const config = useApi('/api/config/');
  const bots = useApi(account ? '/bots/' : null);

  const disconnect = async () => {
    if (!account) return;
    setBusy(true);
    const outcome = await perform(
      api.DELETE('/integrations/api/gmail/accounts/{id}/disconnect/', { params: { path: { id: account.id } } }),
    );
    setBusy(false);
    setAccount(null);
    setDisconnectProblem(outcome.ok ? null : outcome.problem);
    // Refetch after a failure too: another tab may have disconnected the account already.
    if (!outcome.ok) return void refetch(...gmailAccountPaths);
    const { email } = account;
    const count = outcome.data?.paused_bots.length ?? 0;
    toast.show({
      tone: 'success',
      text: count ? t('gmail.disconnectedPaused', { email, count }) : t('gmail.disconnected', { email }),
    });
    await refetch(...gmailAccountPaths, '/bots/', '/bots/{id}/');
  };

  return (
    <GmailView
      state={{
        accounts: toState(result, (accounts) => ({ accounts })),
        connect,
        alert,
        next,
        asking: askingOf(account, bots, busy),
        disconnectProblem,
        permission: permissionOf(config, result.data ?? []),
      }}
      aside={
        <SectionBoundary>
          <LanguageModelCard />
        </SectionBoundary>
      }
      onRetry={() => void reload()}
      onConnect={() => {
        dismissAlert();
        setNext('createBot');
        if (result.data?.length) startFor(null);
        else start();
      }}
      onReconnect={({ id }) => {
        dismissAlert();
        setNext('bots');
        startFor(id);
      }}
      onDismissConnect={dismiss}
      onDismissAlert={dismissAlert}
      onDismissProblem={() => setDisconnectProblem(null)}
      onDisconnect={setAccount}
      onConfirm={() => void disconnect()}
      onCancel={() => setAccount(null)}
    />
  );
}

/** The alert from the URL's query, which is cleared at once so that a reload does not repeat the alert. */
function useReturnAlert() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [alert, setAlert] = useState(() => readReturnAlert(search));
  const [seen, setSeen] = useState(search);
  // The page may already be mounted when the query changes.
  if (seen !== search) {
    setSeen(search);
    const next = readReturnAlert(search);
    if (next) setAlert(next);
  }
  useEffect(() => {
    if (!readReturnAlert(search)) return;
    const rest = withoutReturnAlert(search);
    navigate(rest ? `${path}?${rest}` : path, { replace: true });
  }, [search, path, navigate]);
  return [alert, () => setAlert(null)] as const;
}
