import { Button, ErrorState, Inline, LinkButton, Page, Stack, Text } from '@peyk/design-system';
import { Component, type ReactNode } from 'react';
import { useT } from '../../i18n/I18n';
import { paths } from '../../paths';
import { ProblemView } from '../ProblemView/ProblemView';
import { ScreenNotLoaded } from './ScreenNotLoaded';

interface State {
  failure: 'crash' | 'notLoaded' | null;
}

/** Catches what a screen throws while it is drawn. Give it the path as `key`, so that going elsewhere is a way out. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ScreenNotLoaded ? 'notLoaded' : 'crash' };
  }

  override render() {
    switch (this.state.failure) {
      case 'crash':
        return <Crash />;
      case 'notLoaded':
        return <NotLoaded />;
      case null:
        return this.props.children;
    }
  }
}

/** What stands in place of a screen that did not arrive. Loading the page again also brings the newest version. */
function NotLoaded() {
  return (
    <Page width="narrow">
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Page>
  );
}

/** What stands in place of a broken screen. */
export function Crash() {
  const t = useT();
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <ErrorState tier="page" title={t('shell.crash.title')}>
          <Text>{t('shell.crash.body')}</Text>
        </ErrorState>
        <Inline gap={12} wrap>
          <Button tone="primary" onPress={() => globalThis.location.reload()}>
            {t('shell.crash.reload')}
          </Button>
          <LinkButton tone="secondary" href={paths.landing}>
            {t('shell.crash.home')}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
