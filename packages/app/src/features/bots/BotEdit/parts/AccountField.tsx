import type { Bot } from '@peyk/api-types';
import { Inline, Link, Select, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { isUsable } from '../../../../entities/gmailAccount/accounts';
import { paths } from '../../../../paths';
import type { AccountsPart } from '../BotEdit.states';
import type { EditForm } from '../editForm';

interface AccountFieldProps {
  bot: Bot;
  value: number | null;
  accounts: AccountsPart;
  onChange: (change: Partial<EditForm>) => void;
}

/** The account the bot sends from: its own, or any other that can send now. */
export function AccountField({ bot, value, accounts, onChange }: AccountFieldProps) {
  const t = useT();
  const known = accounts.status === 'ready' ? accounts.accounts : [];
  const offered = known.filter((account) => account.id === bot.gmail_account || isUsable(account));
  const options = offered.map((account) => ({
    value: String(account.id),
    label: account.email,
    description: isUsable(account) ? undefined : t('botEdit.accountAsleep'),
  }));
  // The bot's own account is an option before the list loads, and also if that fails.
  const own =
    bot.gmail_account !== null && bot.gmail_email !== null && !offered.some(({ id }) => id === bot.gmail_account)
      ? [{ value: String(bot.gmail_account), label: bot.gmail_email }]
      : [];
  const help =
    accounts.status === 'loading'
      ? t('botEdit.accountsLoading')
      : accounts.status === 'failed'
        ? t('botEdit.accountsFailed')
        : // Always a text: without one the field's description would reference a missing element.
          t('botEdit.accountHelp');
  if (accounts.status === 'ready' && options.length + own.length === 0) {
    return (
      <Stack gap={4}>
        <Text size="small" tone="strong" weight="semibold">
          {t('botEdit.account')}
        </Text>
        <Inline gap={8}>
          <Text size="small" tone="muted">
            {t('botEdit.noAccount')}
          </Text>
          <Link href={paths.gmail}>{t('botEdit.connect')}</Link>
        </Inline>
      </Stack>
    );
  }
  return (
    <Select
      label={t('botEdit.account')}
      name="gmail_account"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange({ gmail_account: Number(chosen) })}
      options={[...own, ...options]}
      help={help}
    />
  );
}
