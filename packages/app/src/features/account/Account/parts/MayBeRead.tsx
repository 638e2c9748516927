import type { Account } from '@peyk/api-types';
import { DataList, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';
import { Part } from './Part';

/** What Peyk, and what others, may read of what is the person's. */
export function MayBeRead({ account }: { account: Account }) {
  const t = useT();
  return (
    <Part id="may-be-read" title={t('account.mayBeRead.title')}>
      <Stack gap={16}>
        <DataList
          layout="stacked"
          items={[
            {
              term: t('account.mayBeRead.gmail'),
              value: (
                <Stack gap={8}>
                  <Text as="span">{t('account.mayBeRead.gmailBody', { count: account.gmail_accounts })}</Text>
                  <Text as="span">
                    <Link href={paths.gmail}>{t('account.mayBeRead.toGmail')}</Link>
                  </Text>
                </Stack>
              ),
            },
            { term: t('account.mayBeRead.model'), value: t('account.mayBeRead.modelBody') },
            { term: t('account.mayBeRead.people'), value: t('account.mayBeRead.peopleBody') },
          ]}
        />
      </Stack>
    </Part>
  );
}
