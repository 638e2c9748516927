import { Button, ErrorState, Inline, LinkButton, Page, Stack, Text } from '@peyk/design-system';
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/I18n';
import { usePageTitle } from '../pageChange';
import { paths } from '../../paths';
import { ProblemView } from '../ProblemView/ProblemView';
import { ScreenNotLoaded } from './ScreenNotLoaded';

interface Props {
  /** The current path: navigating away resets the boundary. */
  place: string;
  children: ReactNode;
}

interface State {
  failure: 'crash' | 'notLoaded' | null;
}

/** Catches render errors of its content until the person navigates away. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ScreenNotLoaded ? 'notLoaded' : 'crash' };
  }

  override render() {
    const { place, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return (
      <UntilElsewhere place={place} onLeave={() => this.setState({ failure: null })}>
        {failure === 'crash' ? <Crash /> : <NotLoaded />}
      </UntilElsewhere>
    );
  }
}

/** Calls `onLeave` when the path is no longer the one of the failure. */
function UntilElsewhere({ place, onLeave, children }: Props & { onLeave: () => void }) {
  const [failedAt] = useState(place);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (place !== failedAt) leave();
  }, [place, failedAt]);
  return children;
}

/** Shown in place of a screen whose code could not be loaded. Reloading the page also loads the newest version. */
function NotLoaded() {
  return (
    <Page width="narrow">
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Page>
  );
}

/** Shown in place of a crashed screen, with a reload button and, except on the start page, a link to it. */
export function Crash() {
  const t = useT();
  const [path] = useLocation();
  usePageTitle(t('shell.crash.title'));
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
          {path === paths.landing ? null : (
            <LinkButton tone="secondary" href={paths.landing}>
              {t('shell.crash.home')}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Page>
  );
}
