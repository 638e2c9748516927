import type { GmailAccount } from '@peyk/api-types';
import {
  Badge,
  Button,
  ChoiceCards,
  EmptyState,
  InlineMessage,
  Inline,
  Ltr,
  SkeletonRows,
  Stack,
} from '@peyk/design-system';
import type { Ref } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { isUsable } from '../../../../entities/gmailAccount/accounts';
import { isBusy } from '../../../../entities/gmailAccount/connect';
import { ConnectNotice } from '../../../../entities/gmailAccount/ConnectNotice';
import { standingWords } from '../../../../entities/gmailAccount/standingWords';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { CreateBotState } from '../CreateBot.states';
import { useFaultText } from '../useFaultText';

interface GmailStepProps {
  state: CreateBotState;
  onPick: (account: number) => void;
  onConnect: () => void;
  onDismissConnect: () => void;
  onRetry: () => void;
}

/** Step 3: the account the bot sends from. */
export function GmailStep({ state, onPick, onConnect, onDismissConnect, onRetry }: GmailStepProps) {
  const t = useT();
  const faultText = useFaultText();
  const { accounts, connect } = state;
  const cards = accounts.status === 'ready' && accounts.accounts.length > 0;
  const fault = faultText(state.wizard.faults.account);
  // The first account replaces the focused Connect button.
  const again = useCatchFocus<HTMLButtonElement>(
    `${connect.step} ${accounts.status === 'ready' ? accounts.accounts.length : 0}`,
  );
  return (
    <Stack gap={20}>
      <ConnectNotice connect={connect} onDismiss={onDismissConnect} />
      {fault !== undefined && !cards ? (
        <InlineMessage tone="danger" role="alert">
          {fault}
        </InlineMessage>
      ) : null}
      {accounts.status === 'loading' ? <SkeletonRows rows={2} label={t('createBot.gmail.loading')} /> : null}
      {accounts.status === 'failed' ? (
        <ProblemView problem={accounts.problem} title={t('createBot.gmail.failed')} onRetry={onRetry} />
      ) : null}
      {accounts.status === 'ready' && accounts.notice ? (
        <ProblemMessage problem={accounts.notice} title={t('createBot.gmail.failed')} />
      ) : null}
      {accounts.status === 'ready' && accounts.accounts.length === 0 ? (
        <EmptyState
          level={3}
          ornament="desk"
          title={t('createBot.gmail.emptyTitle')}
          action={
            <Button ref={again} tone="primary" icon="mail" busy={isBusy(connect)} onPress={onConnect}>
              {t('createBot.gmail.connect')}
            </Button>
          }
        >
          {t('createBot.gmail.emptyBody')}
        </EmptyState>
      ) : null}
      {accounts.status === 'ready' && accounts.accounts.length > 0 ? (
        <Accounts state={state} accounts={accounts.accounts} onPick={onPick} onConnect={onConnect} again={again} />
      ) : null}
    </Stack>
  );
}

interface AccountsProps extends Pick<GmailStepProps, 'state' | 'onPick' | 'onConnect'> {
  accounts: readonly GmailAccount[];
  again: Ref<HTMLButtonElement>;
}

function Accounts({ state: { wizard, connect }, accounts, onPick, onConnect, again }: AccountsProps) {
  const t = useT();
  const faultText = useFaultText();
  const locale = useLocale();
  return (
    <>
      <ChoiceCards
        label={t('createBot.gmail.label')}
        labelHidden
        value={wizard.form.account === null ? null : String(wizard.form.account)}
        error={faultText(wizard.faults.account)}
        onChange={(id) => onPick(Number(id))}
        items={accounts.map((account) => {
          const { tone, icon, label, detail } = standingWords(t, locale, account);
          return {
            value: String(account.id),
            title: <Ltr>{account.email}</Ltr>,
            description: detail,
            disabled: !isUsable(account),
            meta: (
              <Badge tone={tone} icon={icon}>
                {label}
              </Badge>
            ),
          };
        })}
      />
      {accounts.every((account) => isUsable(account)) ? null : (
        <InlineMessage
          tone="warning"
          action={
            <Button size="small" icon="refresh" disabled={isBusy(connect)} onPress={onConnect}>
              {t('createBot.gmail.reconnect')}
            </Button>
          }
        >
          {t('createBot.gmail.unusable')}
        </InlineMessage>
      )}
      <Inline gap={12}>
        <Button ref={again} icon="plus" busy={isBusy(connect)} onPress={onConnect}>
          {t('createBot.gmail.addAnother')}
        </Button>
      </Inline>
    </>
  );
}
