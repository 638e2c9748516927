import { EmptyState, LinkButton, Page } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { usePageTitle } from '../../../ui/pageChange';
import { paths } from '../../../paths';

/** The page for an unknown URL, inside the shell. */
export function NotFound() {
  const t = useT();
  usePageTitle(t('shell.titles.notFound'));
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title={t('shell.notFound.title')}
        action={
          <LinkButton tone="primary" href={paths.landing}>
            {t('shell.notFound.home')}
          </LinkButton>
        }
      >
        {t('shell.notFound.body')}
      </EmptyState>
    </Page>
  );
}
