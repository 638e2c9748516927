import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { useT } from '../../i18n/I18n';
import { PageHeading } from '../PageHeading/PageHeading';
import { appShellStates } from './AppShell.states';
import { AppShellView } from './AppShellView';

const every: (path: string) => boolean = () => true;

const meta = preview.meta({
  title: 'Modules/AppShell',
  tags: ['phone'],
  component: AppShellView,
  args: { path: '/bots/12', isAvailable: every, menuOpen: false, onMenuChange: fn(), onLogout: fn(), children: null },
  render: function Framed(args) {
    const t = useT();
    return (
      <AppShellView {...args}>
        <Page>
          <PageHeading title={t('shell.nav.bots')} />
        </Page>
      </AppShellView>
    );
  },
});

export const Anonymous = meta.story({ args: { state: appShellStates.anonymous, path: '/' } });
export const Loading = meta.story({ args: { state: appShellStates.loading } });
export const SignedIn = meta.story({ args: { state: appShellStates.signedIn } });
export const LongName = meta.story({ args: { state: appShellStates.longName, menuOpen: true } });
export const NewAccount = meta.story({ args: { state: appShellStates.newAccount } });
export const FewScreens = meta.story({
  args: { state: appShellStates.signedIn, isAvailable: (path: string): boolean => path === '/bots' },
});
export const MenuOpen = meta.story({ args: { state: appShellStates.signedIn, menuOpen: true } });
