import preview from '#.storybook/preview';
import { LinkButton, Page } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import { PageHeading } from './PageHeading';

const meta = preview.meta({
  title: 'Interface/PageHeading',
  tags: ['phone'],
  component: PageHeading,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
});

export const TitleOnly = meta.story({ render: () => <PageHeading title={useT()('shell.nav.bots')} /> });

export const WithEverything = meta.story({
  render: function WithEverything() {
    const t = useT();
    return (
      <PageHeading
        title={t('shell.nav.bots')}
        lead={t('shell.notFound.body')}
        back={{ href: '/', label: t('common.back') }}
        actions={
          <LinkButton tone="primary" href="/create-bot" icon="plus">
            {t('shell.nav.createBot')}
          </LinkButton>
        }
      />
    );
  },
});
