import type { GmailAccount } from '@peyk/api-types';
import { Card, Heading, Icon, Inline, InlineMessage, Link, Ltr, Skeleton, Stack, Text } from '@peyk/design-system';
import { isUsable } from '../../../../entities/gmailAccount/accounts';
import { standingWords } from '../../../../entities/gmailAccount/standingWords';
import { useLocale, useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import type { DashboardState } from '../Dashboard.states';
import { CardProblem } from './CardProblem';

interface GmailCardProps {
  accounts: DashboardState['accounts'];
  onRetry: () => void;
}

/** The Gmail accounts by their addresses, each with how it stands. */
export function GmailCard({ accounts, onRetry }: GmailCardProps) {
  const t = useT();
  return (
    <Card as="section" labelledBy="gmail-connection">
      <Stack gap={16}>
        <Inline gap={12} justify="between">
          <Heading level={3} id="gmail-connection">
            {t('dashboard.ready.gmail')}
          </Heading>
          <Text size="small">
            <Link href={paths.gmail}>{t('dashboard.ready.gmailWay')}</Link>
          </Text>
        </Inline>
        {accounts.status === 'loading' ? (
          <Stack gap={8}>
            <Text size="small" tone="muted">
              {t('gmail.loading')}
            </Text>
            <Skeleton shape="text" />
          </Stack>
        ) : null}
        {accounts.status === 'failed' ? (
          <CardProblem problem={accounts.problem} title={t('gmail.failed')} onRetry={onRetry} />
        ) : null}
        {accounts.status === 'ready' ? (
          <>
            {accounts.notice ? (
              <CardProblem kept problem={accounts.notice} title={t('gmail.failed')} onRetry={onRetry} />
            ) : null}
            <Unshown count={accounts.leftOut} />
            {accounts.accounts.some((account) => isUsable(account)) ? null : (
              <InlineMessage tone="warning" title={t('dashboard.ready.noGmail')} role="alert">
                {t(accounts.accounts.length ? 'dashboard.ready.reconnectBody' : 'dashboard.ready.noGmailBody')}
              </InlineMessage>
            )}
            <Accounts accounts={accounts.accounts} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function Accounts({ accounts }: { accounts: readonly GmailAccount[] }) {
  const t = useT();
  const locale = useLocale();
  if (accounts.length === 0) return null;
  return (
    <Stack gap={12} as="ul">
      {accounts.map((account) => {
        const { icon, label, tone } = standingWords(t, locale, account);
        return (
          <Inline key={account.id} as="li" gap={12} align="start" wrap={false}>
            <Text as="span" tone={tone === 'danger' || tone === 'success' ? tone : 'muted'}>
              <Icon name={icon} />
            </Text>
            <Stack gap={4}>
              <Text size="ui">
                <Ltr>{account.email}</Ltr>
              </Text>
              <Text size="small" tone={tone === 'danger' ? 'danger' : 'muted'}>
                {label}
              </Text>
            </Stack>
          </Inline>
        );
      })}
    </Stack>
  );
}
