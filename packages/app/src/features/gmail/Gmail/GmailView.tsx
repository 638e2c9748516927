import {
  Auto,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Grid,
  Heading,
  Icon,
  type IconName,
  Inline,
  InlineMessage,
  Ltr,
  Page,
  Prose,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import type { GmailAccount } from '@peyk/api-types';
import { useT } from '../../../i18n/I18n';
import { isBusy } from '../../../modules/GmailConnect/connect';
import { ConnectNotice } from '../../../modules/GmailConnect/ConnectNotice';
import { useCatchFocus } from '../../../modules/focus/useCatchFocus';
import { PageHeading } from '../../../modules/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../modules/ProblemView/ProblemView';
import type { Asking, GmailState } from './Gmail.states';
import { AccountList } from './parts/AccountList';

interface GmailViewProps {
  state: GmailState;
  onRetry: () => void;
  onConnect: () => void;
  onDismissConnect: () => void;
  onDismissAlert: () => void;
  onDismissProblem: () => void;
  onDisconnect: (account: GmailAccount) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The Gmail accounts of a person: how each stands, what can be done, and what Peyk may do with them. */
export function GmailView(props: GmailViewProps) {
  const { state, onRetry, onConnect, onDisconnect } = props;
  const { accounts } = state;
  const t = useT();
  const busy = isBusy(state.connect);
  // The first account moves this button, the last one removed too; a notice that is closed takes its cross along.
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
              <ProblemView problem={accounts.problem} title={t('gmail.failed')} onRetry={onRetry} />
            ) : null}
            {accounts.status === 'ready' && accounts.accounts.length === 0 ? (
              <EmptyState title={t('gmail.empty.title')} action={connect}>
                {t('gmail.empty.body')}
              </EmptyState>
            ) : null}
            {accounts.status === 'ready' && accounts.accounts.length > 0 ? (
              <AccountList
                accounts={accounts.accounts}
                busy={busy}
                onReconnect={onConnect}
                onDisconnect={onDisconnect}
              />
            ) : null}
          </Stack>
          <WhatPeykMayDo />
        </Grid>
        <DisconnectDialog asking={state.asking} onConfirm={props.onConfirm} onCancel={props.onCancel} />
      </Stack>
    </Page>
  );
}

function Notices({ state, onDismissAlert, onDismissConnect, onDismissProblem }: GmailViewProps) {
  const t = useT();
  const { accounts, alert, connect, disconnectProblem } = state;
  return (
    <>
      {alert?.outcome === 'success' ? (
        <InlineMessage tone="success" role="alert" onDismiss={onDismissAlert} dismissLabel={t('common.close')}>
          {t('gmail.connected')}
        </InlineMessage>
      ) : null}
      {alert?.outcome === 'error' ? (
        <InlineMessage tone="danger" role="alert" onDismiss={onDismissAlert} dismissLabel={t('common.close')}>
          {t('gmail.connectionFailed', { reason: alert.reason ?? t('gmail.connectionFailedReason') })}
        </InlineMessage>
      ) : null}
      <ConnectNotice connect={connect} onDismiss={onDismissConnect} />
      {disconnectProblem ? (
        <ProblemMessage problem={disconnectProblem} title={t('gmail.disconnectFailed')} onDismiss={onDismissProblem} />
      ) : null}
      {accounts.status === 'ready' && accounts.notice ? (
        <ProblemMessage problem={accounts.notice} title={t('gmail.failed')} />
      ) : null}
    </>
  );
}

function WhatPeykMayDo() {
  const t = useT();
  const facts: [IconName, string][] = [
    ['send', t('gmail.box.sends')],
    ['lock', t('gmail.box.cannotRead')],
    ['undo', t('gmail.box.leave')],
  ];
  return (
    <Card as="aside" labelledBy="gmail-box">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="gmail-box">
          {t('gmail.box.title')}
        </Heading>
        {facts.map(([icon, words]) => (
          <Inline key={icon} gap={12} align="start" wrap={false}>
            <Icon name={icon} />
            <Text size="small">{words}</Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

function DisconnectDialog({
  asking,
  onConfirm,
  onCancel,
}: {
  asking: Asking | null;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useT();
  return (
    <ConfirmDialog
      open={asking !== null}
      title={t('gmail.confirm.title')}
      body={asking ? <DisconnectWords asking={asking} /> : null}
      confirmLabel={t('gmail.disconnect')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={asking?.busy ?? false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function DisconnectWords({ asking: { account, bots } }: { asking: Asking }) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Text>{t('gmail.confirm.body')}</Text>
      <Text weight="semibold">
        <Ltr>{account.email}</Ltr>
      </Text>
      {bots === null ? <Text size="small">{t('gmail.confirm.unknown')}</Text> : null}
      {bots?.length === 0 ? <Text size="small">{t('gmail.confirm.unaffected')}</Text> : null}
      {bots?.length ? (
        <Prose>
          <Stack gap={4}>
            <Text size="small">{t('gmail.confirm.affected')}</Text>
            <Stack as="ul" gap={4}>
              {bots.map(({ id, name }) => (
                <Text key={id} as="li" size="small" weight="medium">
                  <Auto>{name}</Auto>
                </Text>
              ))}
            </Stack>
          </Stack>
        </Prose>
      ) : null}
    </Stack>
  );
}
