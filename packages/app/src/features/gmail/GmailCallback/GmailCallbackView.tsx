import { EmptyState, ErrorState, LinkButton, Page, Spinner, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { googleWords } from '../../../entities/gmailAccount/googleReason';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { signInAddress } from '../../../session/rememberedLocation';
import type { GmailCallbackState } from './GmailCallback.states';

/** The popup that Google redirects to. */
export function GmailCallbackView({ state }: { state: GmailCallbackState }) {
  const t = useT();
  const toGmail = (
    <LinkButton tone="primary" href={paths.gmail}>
      {t('gmail.callback.toGmail')}
    </LinkButton>
  );
  switch (state.status) {
    case 'working':
      return (
        <Narrow>
          <EmptyState
            level={1}
            title={t('gmail.callback.working')}
            action={<Spinner label={t('common.loading')} labelHidden />}
          >
            {t('gmail.callback.workingBody')}
          </EmptyState>
        </Narrow>
      );
    case 'handedOver':
      return (
        <Narrow>
          <EmptyState level={1} title={t('gmail.callback.handedOver')}>
            {t('gmail.callback.handedOverBody')}
          </EmptyState>
        </Narrow>
      );
    case 'failed':
      return (
        <Narrow>
          <ErrorState tier="page" title={t('gmail.callback.failed')} action={toGmail}>
            {state.description ? googleWords(t, state.description) : t('gmail.callback.failedBody')}
          </ErrorState>
        </Narrow>
      );
    case 'signedOut':
      return (
        <Narrow>
          <ErrorState
            tier="page"
            title={t('gmail.callback.signedOut')}
            action={
              <LinkButton tone="primary" href={signInAddress(paths.gmailCallback)}>
                {t('shell.signIn')}
              </LinkButton>
            }
          >
            {t('gmail.callback.signedOutBody')}
          </ErrorState>
        </Narrow>
      );
    case 'empty':
      return (
        <Narrow>
          <EmptyState level={1} title={t('gmail.callback.empty')} action={toGmail}>
            {t('gmail.callback.emptyBody')}
          </EmptyState>
        </Narrow>
      );
  }
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <Page width="narrow">
      <Stack gap={24}>{children}</Stack>
    </Page>
  );
}
