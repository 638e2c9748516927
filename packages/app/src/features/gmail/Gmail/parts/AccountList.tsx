import type { GmailAccount } from '@peyk/api-types';
import { Badge, Button, Inline, List, ListRow, Ltr, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { isUsable } from '../../../../entities/gmailAccount/accounts';
import { standingWords } from '../../../../entities/gmailAccount/standingWords';

interface AccountListProps {
  accounts: readonly GmailAccount[];
  /** A connection is in progress: no second one can start. */
  busy: boolean;
  onReconnect: (account: GmailAccount) => void;
  onDisconnect: (account: GmailAccount) => void;
}

/** The accounts, each with its expiry and actions; a server may omit the number of bots. */
export function AccountList({ accounts, busy, onReconnect, onDisconnect }: AccountListProps) {
  const t = useT();
  return (
    <List label={t('gmail.accounts')}>
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          busy={busy}
          onReconnect={() => onReconnect(account)}
          onDisconnect={() => onDisconnect(account)}
        />
      ))}
    </List>
  );
}

interface AccountRowProps {
  account: GmailAccount;
  busy: boolean;
  onReconnect: () => void;
  onDisconnect: () => void;
}

function AccountRow({ account, busy, onReconnect, onDisconnect }: AccountRowProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const { tone, icon, label, detail } = standingWords(t, locale, account);
  return (
    <ListRow
      title={
        <Text as="span" id={id} weight="semibold" tone="strong">
          <Ltr>{account.email}</Ltr>
        </Text>
      }
      description={
        <Stack gap={8}>
          <Inline gap={8}>
            <Badge tone={tone} icon={icon}>
              {label}
            </Badge>
            <Text as="span" size="small" tone="muted">
              {detail}
            </Text>
          </Inline>
          {account.bots_count !== undefined ? (
            <Text as="span" size="small" tone="muted">
              {t('gmail.bots', { count: account.bots_count })}
            </Text>
          ) : null}
        </Stack>
      }
      trailing={
        <Inline gap={8} justify="end">
          <Button
            size="small"
            tone={isUsable(account) ? 'quiet' : 'secondary'}
            icon="refresh"
            disabled={busy}
            describedBy={id}
            onPress={onReconnect}
          >
            {t('gmail.reconnect')}
          </Button>
          <Button size="small" tone="quiet" describedBy={id} onPress={onDisconnect}>
            {t('gmail.disconnect')}
          </Button>
        </Inline>
      }
    />
  );
}
