import { Button, EmptyState, Grid, InlineMessage, LinkButton, Page, SkeletonRows, Stack } from '@peyk/design-system';
import type { GmailAccount } from '@peyk/api-types';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import type { Translate } from '../../../i18n/translator';
import { paths } from '../../../paths';
import { isBusy } from '../../../entities/gmailAccount/connect';
import { ConnectNotice } from '../../../entities/gmailAccount/ConnectNotice';
import { googleWords } from '../../../entities/gmailAccount/googleReason';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { GmailState } from './Gmail.states';
import type { ReturnAlert } from './returnAlert';
import { AccountList } from './parts/AccountList';
import { DisconnectDialog } from './parts/DisconnectDialog';
import { PermissionBox } from './parts/PermissionBox';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { Unshown } from '../../../ui/Unshown/Unshown';

interface GmailViewProps {
  state: GmailState;
  /** What stands below the box of permissions. */
  aside?: ReactNode;
  onRetry: () => void;
  /** Connects the first account, or another one. */
  onConnect: () => void;
  /** Connects the same account again. */
  onReconnect: (account: GmailAccount) => void;
  onDismissConnect: () => void;
  onDismissAlert: () => void;
  onDismissProblem: () => void;
  onDisconnect: (account: GmailAccount) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The Gmail accounts of a person: their status, the actions, and what Peyk may do with them. */
export function GmailView(props: GmailViewProps) {
  const { state, onRetry, onConnect, onReconnect, onDisconnect } = props;
  const { accounts } = state;
  const t = useT();
  const busy = isBusy(state.connect);
  // Adding the first account or removing the last moves this button; closing a notice removes the focused close button.
  const again = useCatchFocus<HTMLButtonElement>(
    `${state.connect.step} ${accounts.status === 'ready' ? accounts.accounts.length : 0}`,
  );
  const connect = (
    <Button
      ref={again}
      tone="primary"
      icon={accounts.status === 'ready' && accounts.accounts.length ? 'plus' : 'mail'}
      busy={busy}
      onPress={onConnect}
    >
      {accounts.status === 'ready' && accounts.accounts.length ? t('gmail.addAnother') : t('gmail.connectFirst')}
    </Button>
  );
  return (
    <Page>
      <Stack gap={32}>
        <PageHeading
          title={t('gmail.title')}
          lead={t('gmail.lead')}
          actions={accounts.status === 'ready' && accounts.accounts.length ? connect : undefined}
        />
        <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={32} align="start">
          <Stack gap={16}>
            <Notices {...props} />
            {accounts.status === 'loading' ? <SkeletonRows rows={2} label={t('gmail.loading')} /> : null}
            {accounts.status === 'failed' ? (
              <PartProblem problem={accounts.problem} title={t('gmail.failed')} onRetry={onRetry} />
            ) : null}
            {accounts.status === 'ready' && accounts.accounts.length === 0 ? (
              <EmptyState title={t('gmail.empty.title')} action={connect}>
                {t('gmail.empty.body')}
              </EmptyState>
            ) : null}
            {accounts.status === 'ready' ? <Unshown count={accounts.leftOut} /> : null}
            {accounts.status === 'ready' && accounts.accounts.length > 0 ? (
              <SectionBoundary onRetry={onRetry}>
                <AccountList
                  accounts={accounts.accounts}
                  busy={busy}
                  onReconnect={onReconnect}
                  onDisconnect={onDisconnect}
                />
              </SectionBoundary>
            ) : null}
          </Stack>
          <Stack gap={24}>
            <SectionBoundary onRetry={onRetry}>
              <PermissionBox permission={state.permission} />
            </SectionBoundary>
            {props.aside}
          </Stack>
        </Grid>
        <DisconnectDialog asking={state.asking} onConfirm={props.onConfirm} onCancel={props.onCancel} />
      </Stack>
    </Page>
  );
}

/** Why the connection failed, in the person's language unless nobody knows Google's code. */
function returnReason(t: Translate, { reason, from }: Extract<ReturnAlert, { outcome: 'error' }>): string {
  if (reason === null) return t('gmail.connectionFailedReason');
  return from === 'google' ? googleWords(t, reason) : reason;
}

function Notices({ state, onRetry, onDismissAlert, onDismissConnect, onDismissProblem }: GmailViewProps) {
  const t = useT();
  const { accounts, alert, connect, disconnectProblem } = state;
  const next =
    state.next === 'bots' ? (
      <LinkButton size="small" href={paths.bots} iconEnd="arrowForward">
        {t('shell.nav.bots')}
      </LinkButton>
    ) : (
      <LinkButton size="small" href={paths.createBot} iconEnd="arrowForward">
        {t('shell.nav.createBot')}
      </LinkButton>
    );
  return (
    <>
      {alert?.outcome === 'success' ? (
        <InlineMessage
          tone="success"
          role="alert"
          action={next}
          onDismiss={onDismissAlert}
          dismissLabel={t('common.close')}
        >
          {t('gmail.connected')}
        </InlineMessage>
      ) : null}
      {alert?.outcome === 'error' ? (
        <InlineMessage tone="danger" role="alert" onDismiss={onDismissAlert} dismissLabel={t('common.close')}>
          {t('gmail.connectionFailed', { reason: returnReason(t, alert) })}
        </InlineMessage>
      ) : null}
      <ConnectNotice connect={connect} next={next} onDismiss={onDismissConnect} />
      {disconnectProblem ? (
        <ProblemMessage problem={disconnectProblem} title={t('gmail.disconnectFailed')} onDismiss={onDismissProblem} />
      ) : null}
      {accounts.status === 'ready' && accounts.notice ? (
        <PartProblem
          look="message"
          kept
          problem={accounts.notice}
          title={t('gmail.failed')}
          onRetry={onRetry}
          quiet={null}
        />
      ) : null}
    </>
  );
}
