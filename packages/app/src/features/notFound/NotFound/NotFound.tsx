import { LinkButton, Page, Stack, StarOrnament } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { usePageTitle } from '../../../ui/pageChange';
import { paths } from '../../../paths';

/** The page for an unknown URL, inside the shell. */
export function NotFound() {
  const t = useT();
  usePageTitle(t('shell.titles.notFound'));
  return (
    <Page width="narrow">
      <Stack gap={24} align="start">
        <StarOrnament />
        <PageHeading title={t('shell.notFound.title')} lead={t('shell.notFound.body')} />
        <LinkButton tone="primary" href={paths.landing}>
          {t('shell.notFound.home')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
